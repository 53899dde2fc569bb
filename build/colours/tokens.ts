import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceOf } from '#places'
import { fromOklch, fromRgb, shown, toOklch, toRgb } from './oklab.ts'
import type { Colour } from './oklab.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A line of a stylesheet that gives a token its value. */
export interface Declaration {
  readonly name: string
  readonly value: string
  /** Path of the stylesheet, relative to the project. */
  readonly file: string
  readonly line: number
}

/** Where a token is read: in a section with a theme, such as `t-night`, and by a visitor who prefers more contrast. */
export interface Scope {
  readonly theme?: string
  readonly moreContrast?: boolean
}

/** A declaration with another value, to find out what it would change. */
export interface Trial {
  readonly declaration: Declaration
  readonly value: string
}

/** The tokens of a stylesheet and of those that it imports. */
export class Tokens {
  /** By selector, such as `:root` or `.t-night`, and then by name: the last declaration that applies, as in a browser. */
  readonly #plain = new Map<string, Map<string, Declaration>>()
  readonly #moreContrast = new Map<string, Map<string, Declaration>>()

  /** @param css The text of a stylesheet, and `file` its path relative to the project. */
  constructor(css: string, file: string) {
    this.#read(css, file)
  }

  #read(css: string, file: string): void {
    // Comments become blanks, so that the numbers of lines stay.
    const text = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    const open: string[] = []
    for (const { 1: words = '', 2: end, index } of text.matchAll(/([^;{}]*)([;{}])/g)) {
      if (end === '{') open.push(words.trim())
      const [, imported] = /^\s*@import ['"](\.[^'"]+)['"]/.exec(words) ?? []
      if (imported) {
        const other = join(dirname(file), imported)
        this.#read(readFileSync(join(root, other), 'utf8'), other)
      }
      const [, before = '', name, value] = /^(\s*)(--[\w-]+)\s*:\s*([^]*?)\s*$/.exec(end === '{' ? '' : words) ?? []
      if (name && value) {
        const line = text.slice(0, index + before.length).split('\n').length
        this.#keep(open, { name, value, file: file.replaceAll('\\', '/'), line })
      }
      if (end === '}') open.pop()
    }
  }

  #keep(open: readonly string[], declaration: Declaration): void {
    const conditions = open.filter((prelude) => prelude.startsWith('@'))
    const isPlain = conditions.length === 0
    if (!isPlain && conditions.join() !== '@media (prefers-contrast: more)') return
    for (const bySelector of isPlain ? [this.#plain, this.#moreContrast] : [this.#moreContrast]) {
      const list = open.at(-1)?.replace(/^:is\((.*)\)$/, '$1') ?? ''
      for (const selector of list.split(/\s*,\s*/)) {
        if (!bySelector.has(selector)) bySelector.set(selector, new Map())
        bySelector.get(selector)?.set(declaration.name, declaration)
      }
    }
  }

  /** The themes of sections: the classes that set a background. */
  get themes(): readonly string[] {
    return [...this.#plain].flatMap(([selector, tokens]) => (/^\.[\w-]+$/.test(selector) && tokens.has('--bg') ? [selector.slice(1)] : []))
  }

  /** The declaration that counts, and the scope in which its own tokens are read. */
  #find(name: string, scope: Scope): readonly [Declaration, Scope] | undefined {
    for (const theme of scope.theme === undefined ? [undefined] : [scope.theme, undefined]) {
      const selector = theme === undefined ? ':root' : `.${theme}`
      const found = (scope.moreContrast ? this.#moreContrast : this.#plain).get(selector)?.get(name)
      if (found) return [found, { ...(theme !== undefined && { theme }), ...(scope.moreContrast && { moreContrast: true }) }]
    }
  }

  #required(name: string, scope: Scope): readonly [Declaration, Scope] {
    const found = this.#find(name, scope)
    if (found) return found
    throw new Error(
      `tokens: there is no token ${name}. Define it in ${sourceOf('styles/tokens.css')}, or correct its name where it is used.`,
    )
  }

  /** The declaration that holds the colour of a token: its own, or that of the first token in its value. */
  literalOf(name: string, scope: Scope): Declaration {
    const [declaration, within] = this.#required(name, scope)
    // The hue in a colour is an angle and no colour.
    const [, other] = /^(?!oklch)[^]*?var\((--[\w-]+)/.exec(declaration.value) ?? []
    return other ? this.literalOf(other, within) : declaration
  }

  /** The value of an expression without `var()`. */
  #substituted(expression: string, scope: Scope, trial: Trial | undefined, depth = 0): string {
    if (depth > 20) throw new Error(`tokens: ${expression} refers to itself. Give one of its tokens a value of its own.`)
    return expression.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const [declaration, within] = this.#required(name, scope)
      const value = trial?.declaration === declaration ? trial.value : declaration.value
      return this.#substituted(value, within, trial, depth + 1)
    })
  }

  /**
   * The colour that an expression stands for, such as `var(--muted)`.
   *
   * @throws {Error} if a token is missing or its value is not a colour that this module can read.
   */
  colour(expression: string, scope: Scope = {}, trial?: Trial): Colour {
    const value = this.#substituted(expression, scope, trial)
    const colour = parseColour(value)
    if (colour) return colour
    const [, name] = /^var\((--[\w-]+)\)$/.exec(expression) ?? []
    const literal = name === undefined ? undefined : this.literalOf(name, scope)
    throw new Error(
      `tokens: ${literal ? `${literal.file}:${literal.line}: ${literal.name}` : expression} is '${value}', which is no colour that the build can read. ` +
        `Write oklch(lightness chroma hue), rgb(red green blue), #rrggbb, or color-mix() of them, because icons and previews are drawn with it.`,
    )
  }

  /** The colour of a token as #rrggbb, for formats without oklch. `name` is without dashes, such as `yellow-400`. */
  hex(name: string): string {
    return `#${shown(this.colour(`var(--${name})`))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
  }

  /** An SVG file whose colours are tokens, as in `fill="var(--yellow-400)"`, with their values. */
  fill(svg: string): string {
    return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => this.hex(name))
  }
}

/** The tokens of this site: the owner's if there are any, otherwise the template's. */
export function siteTokens(): Tokens {
  const file = sourceOf('styles/tokens.css')
  return new Tokens(readFileSync(join(root, file), 'utf8'), relative('.', file))
}

const KEYWORDS: Readonly<Record<string, Colour>> = {
  white: fromRgb(255, 255, 255),
  black: fromRgb(0, 0, 0),
  transparent: fromRgb(0, 0, 0, 0),
}

/** A colour without `var()`; undefined if its notation is not supported. */
function parseColour(text: string): Colour | undefined {
  const value = text.trim()
  const [, digits] = /^#((?:[\da-f]{3,4}){1,2})$/i.exec(value) ?? []
  if (digits) {
    const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
    return fromRgb(red, green, blue, alpha / 255)
  }
  const [, kind, inner = ''] = /^(oklch|rgba?|color-mix)\(([^]*)\)$/.exec(value) ?? []
  if (kind === 'color-mix') return mixed(inner)
  if (kind === undefined) return KEYWORDS[value]
  const numbers = calculated(inner)
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map((part, index) =>
      part.endsWith('%') ? (Number.parseFloat(part) / 100) * (FULL[kind]?.[index] ?? 1) : Number(part.replace(/deg$/, '')),
    )
  const [first, second, third, alpha] = numbers
  if (first === undefined || second === undefined || third === undefined || numbers.some(Number.isNaN)) return undefined
  return kind === 'oklch' ? fromOklch(first, second, third, alpha) : fromRgb(first, second, third, alpha)
}

/** What 100% stands for in each place of a notation. */
const FULL: Readonly<Record<string, readonly number[]>> = { oklch: [1, 0.4, 360, 1], rgb: [255, 255, 255, 1], rgba: [255, 255, 255, 1] }

/** Replaces `calc()` of sums and products of numbers with the result. */
function calculated(text: string): string {
  const inner = /calc\(([^()]*)\)/.exec(text)
  if (!inner?.[1]) return text
  const sum = inner[1]
    .replaceAll(/([\d.]+)\s*([*/])\s*([\d.]+)/g, (_, one: string, sign: string, other: string) =>
      String(sign === '*' ? Number(one) * Number(other) : Number(one) / Number(other)),
    )
    .split(/\s+(?=[+-]\s)/)
    .reduce((total, part) => total + Number(part.replaceAll(/\s/g, '')), 0)
  return calculated(text.replace(inner[0], String(sum)))
}

/** The parts of a list, which is split at the commas outside of functions. */
function argumentsIn(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + letter)
  }
  return parts
}

/** The inside of `color-mix()`: two colours in srgb, oklab or oklch. Undefined if it is anything else. */
function mixed(inner: string): Colour | undefined {
  const [, space, rest = ''] = /^\s*in (srgb|oklab|oklch)\s*,([^]*)$/.exec(inner) ?? []
  const parts = argumentsIn(rest).map((part) => {
    const [, colour = part, share] = /^\s*([^]*?)\s+([\d.]+)%\s*$/.exec(part) ?? []
    return { colour: parseColour(colour), share: share === undefined ? undefined : Number(share) / 100 }
  })
  const [one, other] = parts
  if (space === undefined || parts.length !== 2 || !one?.colour || !other?.colour) return undefined
  const first = one.share ?? 1 - (other.share ?? 0.5)
  const between = (from: number, to: number) => from * first + to * (1 - first)
  const [from, to] = [one.colour, other.colour]
  const alpha = between(from.alpha, to.alpha)
  if (space === 'oklab')
    return { lightness: between(from.lightness, to.lightness), a: between(from.a, to.a), b: between(from.b, to.b), alpha }
  if (space === 'srgb') {
    const [red = 0, green = 0, blue = 0] = toRgb(from).map((value, channel) => between(value, toRgb(to)[channel] ?? 0))
    return fromRgb(red, green, blue, alpha)
  }
  const [start, end] = [toOklch(from), toOklch(to)]
  const [startHue = end.hue ?? 0, endHue = startHue] = [start.hue, end.hue]
  // The shorter way around the circle.
  const turn = ((((endHue - startHue + 180) % 360) + 360) % 360) - 180
  return fromOklch(between(start.lightness, end.lightness), between(start.chroma, end.chroma), startHue + turn * (1 - first), alpha)
}
