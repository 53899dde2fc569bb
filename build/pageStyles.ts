import type { PrerenderedPage } from './renderPage.tsx'

type StyledPage = Pick<PrerenderedPage, 'kind' | 'styles'>

/** Styles with `label: rare` are only in the pages that use them, such as articles with code. Emotion ends their names with the label. */
const RARE = '-rare'

/** The kind of a page, and whether it uses rare styles: pages that agree in both share a style element. */
function groupOf({ kind, styles }: StyledPage): string {
  return [...styles.keys()].some((id) => id.endsWith(RARE)) ? kind + RARE : kind
}

/**
 * Finds the style element of a page, with the styles that any page of its kind uses. Pages of a kind share it, so that the content security
 * policy needs one hash for all articles, however many there are, and a second one if some of them use rare styles.
 */
export function sharedStyles(pages: readonly StyledPage[]): (page: StyledPage) => string {
  const groups = new Set(pages.map(groupOf))
  const blocks = new Map(
    [...groups].map((group) => {
      const styles = merged(pages.filter((page) => groupOf(page) === group).map((page) => page.styles))
      return [group, styleBlock(styles)]
    }),
  )
  return (page) => blocks.get(groupOf(page)) ?? ''
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
