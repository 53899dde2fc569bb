import { blend, clampRgb, converter, formatHex, wcagContrast } from 'culori'
import type { Color } from 'culori'
import { TEMPLATE } from './tokens.ts'
import type { Declaration, Scope, Tokens } from './tokens.ts'

/** Least contrast of text, and of shapes that visitors need to see: focus rings, borders of controls, strokes. Source: WCAG 2.2, AA. */
const TEXT = 4.5
const SHAPE = 3
/** Least contrast of text, borders and focus rings for visitors who prefer more. Source: WCAG 2.2, AAA. */
const MORE = 7

/** Tokens that are seen on a ground, and the least contrast to it. */
interface Pairs {
  readonly on: string
  readonly least: number
  readonly colours: readonly string[]
}

/** In every section, whatever its theme. */
const IN_THEMES: readonly Pairs[] = [
  ...['--bg', '--surface'].flatMap((on): Pairs[] => [
    { on, least: TEXT, colours: ['--fg', '--muted', '--link', '--accent'] },
    { on, least: SHAPE, colours: ['--focus', '--border'] },
  ]),
  { on: '--accent-ground', least: TEXT, colours: ['--on-accent'] },
  { on: '--accent-hover', least: TEXT, colours: ['--on-accent'] },
  { on: '--accent', least: SHAPE, colours: ['--on-accent'] },
]

/** In every section, for visitors who prefer more contrast. */
const IN_THEMES_WITH_MORE: readonly Pairs[] = [
  { on: '--bg', least: MORE, colours: ['--fg', '--muted', '--border', '--focus'] },
  { on: '--bg', least: SHAPE, colours: ['--hairline', '--tick'] },
]

/** In parts of the page that have colours of their own, whatever the theme around them. */
const OUTSIDE_THEMES: readonly (Pairs & { readonly where: string })[] = [
  ...['--violet-600', '--violet-800', '--violet-900'].flatMap((on) => [
    { where: 'Kopf der Seite und Menü', on, least: TEXT, colours: ['--white'] },
    { where: 'Kopf der Seite und Menü', on, least: SHAPE, colours: ['--yellow-400'] },
  ]),
  { where: 'Knopf im Kopf der Seite', on: '--yellow-300', least: TEXT, colours: ['--ink-950'] },
  {
    where: 'Cookie-Einstellungen und Codefenster',
    on: '--night-950',
    least: TEXT,
    colours: ['--white', '--lilac-100', '--lilac-200', '--lilac-300', '--lilac-400', '--yellow-300', '--yellow-400'],
  },
  { where: 'Schalter der Cookie-Einstellungen', on: '--night-900', least: SHAPE, colours: ['--lilac-300', '--lilac-400'] },
  { where: 'Bühne auf der Startseite', on: '--night-850', least: TEXT, colours: ['--lilac-300', '--yellow-400'] },
  { where: 'Knöpfe der Cookie-Einstellungen', on: '--lilac-100', least: TEXT, colours: ['--ink-950'] },
  { where: 'Codefenster und Rechtstexte', on: '--paper-200', least: TEXT, colours: ['--ink-600', '--ink-950'] },
  { where: 'Sprunglink und hervorgehobenes Paket', on: '--yellow-ground', least: TEXT, colours: ['--ink-950'] },
  { where: 'Startknopf', on: '--yellow-400', least: SHAPE, colours: ['--ink-950', '--violet-700'] },
]

/** Two tokens that are too hard to tell apart, and what to change. */
export interface ContrastFault {
  /** The lines that hold the two colours. */
  readonly colour: Declaration
  readonly ground: Declaration
  readonly ratio: number
  readonly least: number
  /** Whether the colour is lighter than the ground. */
  readonly isLighter: boolean
  /** The tokens that have these colours in a theme, or the part of the page that uses the colours themselves. */
  readonly uses: readonly { readonly token: string; readonly where: string }[]
}

/** The contrast ratio of a colour, as a screen shows it, to the opaque ground it is on. Source: WCAG 2.2. */
function contrastRatio(colour: Color, ground: Color): number {
  return wcagContrast(formatHex(blend([clampRgb(ground), clampRgb(colour)])), formatHex(ground))
}

const toOklab = converter('oklab')

/** All pairs of colours with too little contrast. All uses of the same two colours are one fault, of which the strictest counts. */
export function contrastFaults(tokens: Tokens): ContrastFault[] {
  const pairs: (Pairs & { readonly scope: Scope; readonly where: string })[] = [
    ...OUTSIDE_THEMES.map((one) => ({ ...one, scope: {} })),
    ...tokens.themes.flatMap((theme) => [
      ...IN_THEMES.map((one) => ({ ...one, scope: { theme }, where: `.${theme}` })),
      ...IN_THEMES_WITH_MORE.map((one) => ({ ...one, scope: { theme, moreContrast: true }, where: `.${theme}` })),
    ]),
  ]
  const faults = new Map<string, ContrastFault>()
  for (const { on, least, colours, scope, where } of pairs) {
    for (const token of colours) {
      const [seen, behind] = [tokens.colour(`var(${token})`, scope), tokens.colour(`var(${on})`, scope)]
      const ratio = contrastRatio(seen, behind)
      if (ratio >= least) continue
      const [colour, ground] = [tokens.literalOf(token, scope), tokens.literalOf(on, scope)]
      const key = [colour, ground].map(({ file, line }) => `${file}:${line}`).join(' ')
      const known = faults.get(key)
      const uses = [...(known?.uses ?? []), { token, where }]
      if (known && known.least / known.ratio >= least / ratio) faults.set(key, { ...known, uses })
      else faults.set(key, { colour, ground, ratio, least, isLighter: toOklab(seen).l >= toOklab(behind).l, uses })
    }
  }
  return [...faults.values()]
}

const KINDS: Readonly<Record<number, string>> = {
  [TEXT]: 'für Text',
  [SHAPE]: 'für Fokusringe, Ränder und Striche',
  [MORE]: 'für Besucher, die mehr Kontrast verlangen',
}

/** A fault as one line for the owner: the line to change, what is wrong, and each way to mend it. */
export function contrastSentence({ colour, ground, ratio, least, isLighter, uses }: ContrastFault): string {
  // The owner's own line rather than the template's.
  const own = [colour, ground].find(({ file }) => file !== TEMPLATE) ?? colour
  // Rounded down, so that it never looks sufficient.
  const measured = (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')
  const tokensIn = new Map<string, Set<string>>()
  for (const { token, where } of uses) tokensIn.set(where, (tokensIn.get(where) ?? new Set()).add(token))
  const users = [...tokensIn].map(([where, tokens]) => (where.startsWith('.') ? `${[...tokens].join(', ')} in ${where}` : where))
  const changed = (declaration: Declaration, how: string) =>
    `${declaration.name}${declaration === own ? '' : ` (${declaration.file}:${declaration.line})`} ${how} machen`
  const ways = [
    changed(colour, isLighter ? 'heller' : 'dunkler'),
    changed(ground, isLighter ? 'dunkler' : 'heller'),
    ...users.filter((user) => user.startsWith('--')).map((user) => `für ${user} eine andere Farbe wählen`),
  ]
  return (
    `${own.file}:${own.line}  ${colour.name} auf ${ground.name} (${users.join('; ')}) hat den Kontrast ${measured}, ` +
    `nötig ist ${String(least).replace('.', ',')} ${KINDS[least]}. Abhilfe: ${ways.join(', oder ')}.`
  )
}
