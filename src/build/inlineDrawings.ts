import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Drawings that React marks as high priority, and the preload links it puts before the markup. */
const FIRST_DRAWING = /(<img [^>]*?\bsrc=")(\/bilder\/[^"]+\.svg)("[^>]*\bfetchPriority="high")/g
const FETCHED_AHEAD = /<link rel="preload" as="image" href="\/bilder\/[^"]+\.svg" fetchPriority="high"\/>/g

/**
 * The markup with the drawings of its first view inside: a file of their own would cost a phone a round trip or three before
 * the first paint. React hydrates it as it is: it compares no attributes.
 *
 * @param outDir Folder that addresses of pictures are relative to.
 */
export async function inlineDrawings(html: string, outDir: string): Promise<string> {
  const sources = new Map<string, string>()
  for (const [, , src = ''] of html.matchAll(FIRST_DRAWING)) sources.set(src, svgDataUrl(await readFile(join(outDir, src), 'utf8')))
  return html
    .replace(FETCHED_AHEAD, '')
    .replace(FIRST_DRAWING, (_, before: string, src: string, after: string) => before + sources.get(src) + after)
}

/** What encodeURIComponent escapes although a URL and a quoted attribute may hold it; as it is it compresses better. */
const LEFT_AS_IT_IS = /%(?:2[CF]|3[ABD]|40)/g

/** An SVG file as the address of itself, fit for a quoted attribute. Percent signs compress; base64 would not. */
function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(LEFT_AS_IT_IS, decodeURIComponent)}`
}
