import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The first pattern matches drawings that React marks as high priority, the second the preload links that React inserts before the markup.
 */
const FIRST_DRAWING = /(<img [^>]*?\bsrc=")(\/bilder\/[^"]+\.svg)("[^>]*\bfetchPriority="high")/g
const FETCHED_AHEAD = /<link rel="preload" as="image" href="\/bilder\/[^"]+\.svg" fetchPriority="high"\/>/g

/**
 * Inlines the drawings above the fold into the markup. As separate files they would cost a phone one to three round trips before the first
 * paint. Hydration is not affected, because React does not compare attributes.
 *
 * @param outDir Folder that image URLs are relative to.
 */
export async function inlineDrawings(html: string, outDir: string): Promise<string> {
  const sources = new Map<string, string>()
  for (const [, , src = ''] of html.matchAll(FIRST_DRAWING)) sources.set(src, svgDataUrl(await readFile(join(outDir, src), 'utf8')))
  return html
    .replace(FETCHED_AHEAD, '')
    .replace(FIRST_DRAWING, (_, before: string, src: string, after: string) => before + sources.get(src) + after)
}

/** Escapes of characters that need none in a URL within a quoted attribute. Unescaped, the characters compress better. */
const LEFT_AS_IT_IS = /%(?:2[CF]|3[ABD]|40)/g

/** An SVG file as a data URL for a quoted attribute. Percent-encoded text compresses well; base64 would not. */
function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(LEFT_AS_IT_IS, decodeURIComponent)}`
}
