import { escapeText } from 'entities'
import type { ThemeRegistrationRaw } from 'shiki'
import { createHighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'
import type { BundledLanguage } from 'shiki/langs'
import type { Plugin } from 'vite'
import { sampleHtmlLines } from '#content/home/hero.ts'
import { virtualModule } from './virtualModule.ts'

/** The kinds of token that stylesheets distinguish, with the grammars' scopes for each. */
const SCOPES = {
  tag: ['entity.name.tag', 'keyword', 'storage', 'constant.language', 'variable.language', 'support.type.property-name', 'markup.heading'],
  attribute: ['entity.other.attribute-name', 'entity.name', 'support.function', 'support.class', 'constant.numeric', 'keyword.other.unit'],
  value: ['string', 'punctuation.definition.string', 'markup.inserted'],
  aside: [
    'comment',
    'punctuation.definition.comment',
    'markup.deleted',
    'meta.tag.metadata.doctype',
    'meta.tag.metadata.doctype entity.name.tag',
    'meta.tag.metadata.doctype entity.other.attribute-name',
  ],
}
const PLAIN = '#000000'
/** Shiki marks tokens only by colour, so each kind gets a unique colour here. The stylesheet defines the colours that visitors see. */
const KINDS = new Map(Object.keys(SCOPES).map((kind, index) => [`#00000${index + 1}`, kind]))

const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'dark',
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: PLAIN } },
    ...[...KINDS].map(([foreground, kind]) => ({ scope: SCOPES[kind as keyof typeof SCOPES], settings: { foreground } })),
  ],
}

/** The language of a block of code as authors write it, such as `js`: its name. Undefined if no grammar is known. */
export function languageNamed(written: string): string | undefined {
  return bundledLanguagesInfo.find(({ id, aliases }) => id === written || aliases?.includes(written))?.name
}

let shared: ReturnType<typeof createHighlighterCore> | undefined

/**
 * Highlights code. Returns the markup of each line, in which spans have the kind of token as their `data-part` and no style attribute.
 *
 * @param lines The lines of the source, without line breaks.
 * @param language One that `languageNamed` knows.
 */
export async function highlight(lines: readonly string[], language: string): Promise<string[]> {
  const highlighter = await (shared ??= createHighlighterCore({
    themes: [theme],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }))
  await highlighter.loadLanguage(bundledLanguages[language as BundledLanguage])
  // No time limit, because on a busy machine Shiki would give up on a line and highlight it wrongly.
  const { tokens } = highlighter.codeToTokens(lines.join('\n'), { lang: language, theme: 'kinds', tokenizeTimeLimit: 0 })
  return tokens.map((line) => {
    const runs: { kind: string | undefined; text: string }[] = []
    for (const { content, color } of line) {
      const kind = KINDS.get(color ?? PLAIN)
      const last = runs.at(-1)
      if (last && last.kind === kind) last.text += content
      else runs.push({ kind, text: content })
    }
    return runs.map(({ kind, text }) => (kind ? `<span data-part="${kind}">${escapeText(text)}</span>` : escapeText(text))).join('')
  })
}

/** Highlights the hero's sample page at build time, so that visitors do not load a highlighter. */
export function highlightedSample(): Plugin {
  let made: Promise<unknown> | undefined
  return virtualModule('virtual:sample-code', () => (made ??= highlight(sampleHtmlLines, 'html')))
}
