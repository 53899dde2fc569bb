import { parse as parseSelector, stringify } from 'css-what'
import type { Selector } from 'css-what'
import { parseHTML } from 'linkedom'
import { parse as parseStyles } from 'postcss'
import type { AtRule, Container, Document as Styles, Root, Rule } from 'postcss'

/** Letters of one instance (weight and width) of one family that the first view of a page shows. */
export interface FirstLetters {
  family: 'display' | 'text'
  /** 100 to 900. */
  weight: number
  /** Font width in percent of normal. */
  stretch: number
  /** True if tabular figures are used. */
  tabular: boolean
  /** Every letter once, sorted. */
  letters: string
}

/** Viewport widths in px, one between each two breakpoints of the styles. */
const WIDTHS_PX = [340, 420, 620, 860, 1_080, 1_400]
/** Viewport height in px. */
const HEIGHT_PX = 900
const REM_PX = 16
/** Elements that start in fallback fonts (src/styles/deferred.css). */
const LATER = `main [data-section] ~ [data-section] ~ [data-section], [data-page='home'] main [data-section] ~ [data-section], [data-tab] ~ [data-tab], .skip-link`
const UNSEEN = '.visually-hidden, [hidden], details:not([open]) > :not(summary), script, style, noscript, svg, option'
/** How many characters below the header fit into a large viewport. */
const CHARACTERS = 800
/** The space that a letter of the page's headline takes, in such characters. */
const HEADLINE_CHARACTERS = 10
/** The space that a picture takes, in such characters per px of viewport width: most scale with it. */
const PICTURE_CHARACTERS = 0.4
/** Browsers pick the first font by whether it has the space character. */
const ALWAYS = ' '

interface Style {
  family: FirstLetters['family'] | undefined
  weight: number
  stretch: number
  tabular: boolean
  upper: boolean
  hyphens: boolean
  shown: boolean
  content: string
}
const INITIAL: Style = { family: 'text', weight: 400, stretch: 100, tabular: false, upper: false, hyphens: false, shown: true, content: '' }

interface Matched {
  rule: Rule
  specificity: number
  /** 'before', 'after', or '' for the element itself. */
  pseudo: string
}

/**
 * The letters in the first view of a page, by applying its own styles at all viewport widths. Extra letters are harmless; a
 * missing one would be shown in the fallback font.
 *
 * @param html A page's markup, from the element with `data-page` on.
 * @param css All of its styles.
 */
export function firstLetters(html: string, css: string): FirstLetters[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  for (const element of document.querySelectorAll(UNSEEN)) element.remove()
  const later = new Set<Element>(document.querySelectorAll(LATER))
  const root = parseStyles(css)
  const variables = new Map<string, string>()
  root.walkRules(':root', (rule) => rule.walkDecls(/^--/, ({ prop, value }) => void variables.set(prop, value)))
  const matched = matchRules(document, root)
  const cuts = new Map<string, FirstLetters & { all: Set<string> }>()

  const note = ({ family, weight, stretch, tabular, upper, hyphens }: Style, text: string) => {
    if (!family || !text.trim()) return
    const key = `${family} ${weight} ${family === 'display' ? stretch : 100}`
    const cut = cuts.get(key) ?? {
      family,
      weight,
      stretch: family === 'display' ? stretch : 100,
      tabular: false,
      letters: '',
      all: new Set(ALWAYS),
    }
    cuts.set(key, cut)
    cut.tabular ||= tabular && /\d/.test(text)
    // A browser that hyphenates requests U+2010.
    const shown = (upper ? text.toUpperCase() : text).replaceAll(/\s*\n\s*/g, ' ') + (hyphens ? '-\u2010' : '')
    for (const letter of shown) cut.all.add(letter)
  }

  for (const widthPx of WIDTHS_PX) {
    let left = CHARACTERS
    const walk = (element: Element, parent: Style, above: { inHeader: boolean; room: number }) => {
      const inHeader = above.inHeader || element.tagName === 'HEADER'
      const room = element.tagName === 'H1' ? HEADLINE_CHARACTERS : above.room
      if (later.has(element)) {
        left -= element.textContent.length
        return
      }
      const rules = (matched.get(element) ?? []).filter(({ rule }) => applies(rule, widthPx))
      const styleOf = (pseudo: string, from: Style) =>
        rules
          .filter((one) => one.pseudo === pseudo)
          .reduce((style, { rule }) => withRule(style, from, rule, variables), {
            ...from,
            shown: pseudo !== '' || !element.hasAttribute('popover'),
            content: '',
          })
      const style = styleOf('', /^(?:B|STRONG|TH)$/.test(element.tagName) ? { ...parent, weight: 700 } : parent)
      if (!style.shown) return
      if (element.tagName === 'IMG') left -= PICTURE_CHARACTERS * widthPx
      for (const pseudo of ['before', 'after']) {
        const drawn = styleOf(pseudo, style)
        note(drawn, drawn.content)
      }
      for (const node of element.childNodes) {
        if (node.nodeType === 1) walk(node as Element, style, { inHeader, room })
        else if (node.nodeType === 3 && (inHeader || left > 0)) {
          const text = node.textContent ?? ''
          if (!inHeader) left -= room * text.length
          note(style, text)
        }
      }
    }
    walk(document.body, INITIAL, { inHeader: false, room: 1 })
  }
  return [...cuts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { all, ...cut }]) => ({ ...cut, letters: [...all].toSorted().join('') }))
}

const RELEVANT = /^(?:font|display|visibility|text-transform|hyphens|content)/

/** The rules that affect each element's letters, in cascade order. */
function matchRules(document: Document, root: Root): Map<Element, Matched[]> {
  const matched = new Map<Element, Matched[]>()
  root.walkRules((rule) => {
    if (!rule.some((node) => node.type === 'decl' && RELEVANT.test(node.prop))) return
    for (const selector of parseSelector(rule.selector)) {
      const pseudo = selector.find((token) => token.type === 'pseudo-element')?.name ?? ''
      const plain = stringify([selector.filter((token) => token.type !== 'pseudo-element')])
      for (const element of select(document, plain)) {
        const rules = matched.get(element) ?? []
        rules.push({ rule, specificity: specificityOf(selector), pseudo })
        matched.set(element, rules)
      }
    }
  })
  for (const rules of matched.values()) rules.sort((a, b) => a.specificity - b.specificity)
  return matched
}

/** Nothing for selectors that only match after interaction, such as `:hover`. */
function select(document: Document, selector: string): Iterable<Element> {
  try {
    return document.querySelectorAll(selector)
  } catch {
    return []
  }
}

function specificityOf(selector: readonly Selector[]): number {
  let sum = 0
  for (const token of selector) {
    if (token.type === 'attribute') sum += token.name === 'id' ? 1e6 : 1e3
    else if (token.type === 'tag' || token.type === 'pseudo-element') sum += 1
    else if (token.type === 'pseudo' && token.name !== 'where')
      sum += Array.isArray(token.data) ? Math.max(...token.data.map(specificityOf)) : 1e3
  }
  return sum
}

/** Whether a rule applies at this viewport width; never for print, forced colours or reduced motion. */
function applies(rule: Rule, widthPx: number): boolean {
  for (let at: Container | Styles | undefined = rule.parent; at; at = at.parent as Container | undefined) {
    if (at.type !== 'atrule') continue
    const { name, params } = at as AtRule
    if (name === 'keyframes' || name === 'starting-style') return false
    if (name === 'media' && !params.split(',').some((query) => fits(query, widthPx))) return false
  }
  return true
}

function fits(query: string, widthPx: number): boolean {
  return query.split(' and ').every((part) => {
    const [, bound, side, relation, number] = /(?:(min|max)-)?(width|height)\s*(:|<=|>=)\s*([\d.]+)rem/.exec(part) ?? []
    if (number === undefined) return /screen|no-preference/.test(part)
    const edgePx = Number(number) * REM_PX
    const sizePx = side === 'width' ? widthPx : HEIGHT_PX
    return bound === 'min' || relation === '>=' ? sizePx >= edgePx : sizePx <= edgePx
  })
}

function withRule(style: Style, parent: Style, rule: Rule, variables: ReadonlyMap<string, string>): Style {
  const next = { ...style }
  rule.each((node) => {
    if (node.type !== 'decl') return
    const value = node.value.replaceAll(/var\((--(?!font-)[\w-]+)\)/g, (all, name: string) => variables.get(name) ?? all)
    const family = /--font-display/.test(value)
      ? 'display'
      : /--font-text/.test(value)
        ? 'text'
        : value === 'inherit'
          ? parent.family
          : undefined
    const weight =
      /(?:^|\s)([1-9]00)(?:\s|$)/.exec(value)?.[1] ?? (/\bbold\b/.test(value) ? 700 : value === 'inherit' ? parent.weight : 400)
    switch (node.prop) {
      case 'font':
        Object.assign(next, { family, weight: Number(weight) })
        if (value === 'inherit') Object.assign(next, { stretch: parent.stretch, tabular: parent.tabular })
        else Object.assign(next, { stretch: 100, tabular: false })
        break
      case 'font-family':
        next.family = family
        break
      case 'font-weight':
        next.weight = Number(weight)
        break
      case 'font-stretch':
        next.stretch = value === 'inherit' ? parent.stretch : value === 'normal' ? 100 : Number.parseFloat(value)
        break
      case 'font-variant-numeric':
        next.tabular = value.includes('tabular-nums')
        break
      case 'text-transform':
        next.upper = value === 'uppercase'
        break
      case 'hyphens':
        next.hyphens = value === 'auto'
        break
      case 'display':
        next.shown = value !== 'none'
        break
      case 'content':
        next.content = (value.includes('counter(') ? '0123' : '') + [...value.matchAll(/(["'])(.*?)\1/g)].map(([, , text]) => text).join('')
        break
    }
  })
  return next
}
