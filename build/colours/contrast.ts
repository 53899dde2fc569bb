import { blend, clampRgb, converter, formatHex, wcagContrast } from 'culori'
import type { Color } from 'culori'
import { TEMPLATE } from './tokens.ts'
import type { Declaration, Scope, Tokens, Trial } from './tokens.ts'

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

/** In places that have colours of their own, whatever the theme around them. */
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
  /** The tokens that have these colours in a theme, or the place that uses the colours themselves. */
  readonly uses: readonly { readonly token: string; readonly where: string }[]
  /** Which of the two can be changed alone: the nearest lightness, from 0 to 1, that is enough, if it is written as oklch. */
  readonly remedies: readonly { readonly declaration: Declaration; readonly lighter: boolean; readonly lightness: number | undefined }[]
}

/** The contrast ratio of a colour, as a screen shows it, to the opaque ground it is on. Source: WCAG 2.2. */
function contrastRatio(colour: Color, ground: Color): number {
  return wcagContrast(formatHex(blend([clampRgb(ground), clampRgb(colour)])), formatHex(ground))
}

const toOklab = converter('oklab')

/** All pairs of colours with too little contrast. All uses of the same two colours are one fault, of which the strictest counts. */
export function contrastFaults(tokens: Tokens): ContrastFault[] {
  const seen: (Pairs & { readonly scope: Scope; readonly where: string })[] = [
    ...OUTSIDE_THEMES.map((pairs) => ({ ...pairs, scope: {} })),
    ...tokens.themes.flatMap((theme) => [
      ...IN_THEMES.map((pairs) => ({ ...pairs, scope: { theme }, where: `.${theme}` })),
      ...IN_THEMES_WITH_MORE.map((pairs) => ({ ...pairs, scope: { theme, moreContrast: true }, where: `.${theme}` })),
    ]),
  ]
  const faults = new Map<string, ContrastFault>()
  for (const { on, least, colours, scope, where } of seen) {
    for (const token of colours) {
      const ratioWith = (trial?: Trial) =>
        contrastRatio(tokens.colour(`var(${token})`, scope, trial), tokens.colour(`var(${on})`, scope, trial))
      const ratio = ratioWith()
      if (ratio >= least) continue
      const [colour, ground] = [tokens.literalOf(token, scope), tokens.literalOf(on, scope)]
      const key = [colour, ground].map(({ file, line }) => `${file}:${line}`).join(' ')
      const known = faults.get(key)
      const uses = [...(known?.uses ?? []), { token, where }]
      if (known && known.least / known.ratio >= least / ratio) faults.set(key, { ...known, uses })
      else {
        const isLighter = toOklab(tokens.colour(`var(${token})`, scope)).l >= toOklab(tokens.colour(`var(${on})`, scope)).l
        const isEnough = (trial: Trial) => ratioWith(trial) >= least
        const remedies = [remedy(colour, isLighter, isEnough), remedy(ground, !isLighter, isEnough)].flat()
        faults.set(key, { colour, ground, ratio, least, uses, remedies })
      }
    }
  }
  return [...faults.values()]
}

const LIGHTNESS = /^(oklch\(\s*)([\d.]+)(?=\s)/

/** How light or dark a colour has to be at least, if it can be enough to change it alone. */
function remedy(declaration: Declaration, lighter: boolean, isEnough: (trial: Trial) => boolean): ContrastFault['remedies'] {
  const now = LIGHTNESS.exec(declaration.value)?.[2]
  if (now === undefined) return [{ declaration, lighter, lightness: undefined }]
  for (let percent = Math.round(Number(now) * 100); percent >= 0 && percent <= 100; percent += lighter ? 1 : -1) {
    const value = declaration.value.replace(LIGHTNESS, `$1${percent / 100}`)
    if (isEnough({ declaration, value })) return [{ declaration, lighter, lightness: percent / 100 }]
  }
  return []
}

const KINDS: Readonly<Record<number, string>> = {
  [TEXT]: 'für Text',
  [SHAPE]: 'für Fokusringe, Ränder und Striche',
  [MORE]: 'für Besucher, die mehr Kontrast verlangen',
}

/** A fault as one line for the owner: the line to change, what is wrong, and each way to mend it. */
export function contrastSentence({ colour, ground, ratio, least, uses, remedies }: ContrastFault): string {
  // The owner's own line rather than the template's.
  const own = [colour, ground].find(({ file }) => file !== TEMPLATE) ?? colour
  // Rounded down, so that it never looks sufficient.
  const measured = (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')
  const byPlace = new Map<string, Set<string>>()
  for (const { token, where } of uses) byPlace.set(where, (byPlace.get(where) ?? new Set()).add(token))
  const places = [...byPlace].map(([where, tokens]) => (where.startsWith('.') ? `${[...tokens].join(', ')} in ${where}` : where))
  const ways = [
    ...remedies.map(({ declaration: { name, file, line }, lighter, lightness }) => {
      const place = file === own.file && line === own.line ? '' : ` (${file}:${line})`
      const limit = lightness === undefined ? '' : `, Helligkeit ${lighter ? 'ab' : 'bis'} ${lightness}`
      return `${name}${place} ${lighter ? 'heller' : 'dunkler'} machen${limit}`
    }),
    ...places.filter((place) => place.startsWith('--')).map((place) => `für ${place} eine andere Farbe wählen`),
  ]
  return (
    `${own.file}:${own.line}  ${colour.name} auf ${ground.name} (${places.join('; ')}) hat den Kontrast ${measured}, ` +
    `nötig ist ${String(least).replace('.', ',')} ${KINDS[least]}. Abhilfe: ${ways.join(', oder ') || 'beide Farben ändern'}.`
  )
}
