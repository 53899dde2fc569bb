import type { PageKind } from '#components/page.ts'
import type { PrerenderedPage } from './renderPage.tsx'

/**
 * The style element of each kind of page, with the styles that any page of this kind uses. Pages of a kind share it, so that the content
 * security policy needs one hash for all articles, however many there are.
 */
export function stylesByKind(pages: readonly Pick<PrerenderedPage, 'kind' | 'styles'>[]): Map<PageKind, string> {
  const kinds = new Set(pages.map(({ kind }) => kind))
  return new Map(
    [...kinds].map((kind) => {
      const styles = merged(pages.filter((page) => page.kind === kind).map((page) => page.styles))
      return [kind, styleBlock(styles)]
    }),
  )
}

/** The style element with these styles. Its `data-styles` lists their names, so that hydration knows which styles the page has. */
export function styleBlock(styles: readonly (readonly [id: string, rules: string])[]): string {
  return `<style data-styles="${styles.map(([id]) => id).join(' ')}">${styles.map(([, rules]) => rules).join('')}</style>`
}

/** Every style once. The order within each page is kept, because later rules override earlier ones. */
function merged(pages: readonly PrerenderedPage['styles'][]): [id: string, rules: string][] {
  const all: [string, string][] = []
  for (const styles of pages) {
    let at = 0
    for (const style of styles) {
      const known = all.findIndex(([id]) => id === style[0])
      if (known < 0) all.splice(at, 0, style)
      at = (known < 0 ? at : known) + 1
    }
  }
  return all
}
