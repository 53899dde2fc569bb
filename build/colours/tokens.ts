import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatHex, interpolate, parse } from 'culori'
import type { Color } from 'culori'
import { parse as parseCss } from 'postcss'
import type { AtRule, Declaration as PostcssDeclaration, Rule } from 'postcss'
import { sourceOf } from '#paths'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The template's tokens, relative to the project. */
export const TEMPLATE = 'src/styles/tokens.css'

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
    parseCss(css, { from: file }).walk((node) => {
      const [, imported] = (node.type === 'atrule' && node.name === 'import' && /^['"](\.[^'"]+)/.exec(node.params)) || []
      if (imported) this.#read(readFileSync(join(root, dirname(file), imported), 'utf8'), join(dirname(file), imported))
      if (node.type === 'decl' && node.prop.startsWith('--')) this.#keep(node, file.replaceAll('\\', '/'))
    })
  }

  #keep({ prop: name, value, source, parent }: PostcssDeclaration, file: string): void {
    const { selectors, parent: around } = parent as Rule
    const isPlain = around?.type === 'root'
    if (!isPlain && (around as AtRule).params !== '(prefers-contrast: more)') return
    for (const bySelector of isPlain ? [this.#plain, this.#moreContrast] : [this.#moreContrast]) {
      for (const selector of selectors.flatMap((list) => list.replace(/^:is\((.*)\)$/, '$1').split(/\s*,\s*/))) {
        if (!bySelector.has(selector)) bySelector.set(selector, new Map())
        bySelector.get(selector)?.set(name, { name, value, file, line: source?.start?.line ?? 0 })
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
      `${sourceOf('styles/tokens.css')}: ${name} fehlt. Legen Sie es fest, oder berichtigen Sie den Namen, wo es gebraucht wird.`,
    )
  }

  /** The declaration that holds the colour of a token: its own, or that of the first token in its value. */
  literalOf(name: string, scope: Scope): Declaration {
    const [declaration, within] = this.#required(name, scope)
    const [, other] = /^(?:color-mix\([^]*?)?var\((--[\w-]+)/.exec(declaration.value) ?? []
    return other ? this.literalOf(other, within) : declaration
  }

  /** The value of an expression without `var()`. Adds the declarations that hold it to `read`. */
  #substituted(expression: string, scope: Scope, read: Declaration[]): string {
    if (read.length > 100) throw new Error(`${locationOf(read.at(-1)!)} bezieht sich auf sich selbst. ${REMEDY}`)
    return expression.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const [declaration, within] = this.#required(name, scope)
      read.push(declaration)
      return this.#substituted(declaration.value, within, read)
    })
  }

  /**
   * The colour that an expression stands for, such as `var(--muted)`.
   *
   * @throws {Error} with file, line and remedy, in German, if a token is missing or has a value that this module cannot read.
   */
  colour(expression: string, scope: Scope = {}): Color {
    const read: Declaration[] = []
    const colour = parseColour(this.#substituted(expression, scope, read))
    if (colour) return colour
    // The value that is wrong by itself or, if only all of them together are, the owner's.
    const wrong =
      read.find(({ value }) => !/var\(|^[\d.]+$/.test(value) && !parseColour(value)) ?? read.find(({ file }) => file !== TEMPLATE)
    const { value } = wrong ?? read[0]!
    throw new Error(`${locationOf(wrong ?? read[0]!)}: ${value} geht nicht. ${REMEDY}`)
  }

  /** @throws {Error} with what is wrong in these tokens, one per line: what is a colour in the template must be one here, too. */
  check(): this {
    const template = new Tokens(readFileSync(join(root, TEMPLATE), 'utf8'), TEMPLATE)
    const messages = new Set(template.#colours().flatMap(([name, scope]) => this.#faultOf(name, scope) ?? []))
    if (messages.size > 0) throw new Error([...messages].join('\n'))
    return this
  }

  #faultOf(name: string, scope: Scope): string | undefined {
    try {
      this.colour(`var(${name})`, scope)
    } catch (error) {
      return (error as Error).message
    }
  }

  /** All tokens that are colours, each in all scopes that declare it. */
  #colours(): (readonly [name: string, scope: Scope])[] {
    return [this.#plain, this.#moreContrast].flatMap((selectors) =>
      [...selectors].flatMap(([selector, tokens]) => {
        const scope = {
          ...(selector !== ':root' && { theme: selector.slice(1) }),
          ...(selectors === this.#moreContrast && { moreContrast: true }),
        }
        return [...tokens.keys()].flatMap((name) => (this.#faultOf(name, scope) === undefined ? [[name, scope] as const] : []))
      }),
    )
  }

  /** The colour of a token as #rrggbb, for formats without oklch. `name` is without dashes, such as `yellow-400`. */
  hex(name: string): string {
    return formatHex(this.colour(`var(--${name})`))
  }

  /** An SVG file whose colours are tokens, as in `fill="var(--yellow-400)"`, with their values. */
  fill(svg: string): string {
    return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => this.hex(name))
  }
}

/**
 * The tokens of this site: the owner's if there are any, otherwise the template's.
 *
 * @throws {Error} with all that is wrong in them.
 */
export function siteTokens(): Tokens {
  const file = sourceOf('styles/tokens.css')
  return new Tokens(readFileSync(join(root, file), 'utf8'), relative('.', file)).check()
}

const locationOf = ({ file, line, name }: Declaration) => `${file}:${line}: ${name}`
const REMEDY =
  'Schreiben Sie #rrggbb, rgb(Rot Grün Blau), hsl(Farbton Sättigung% Helligkeit%) oder oklch(Helligkeit Buntheit Farbton), mit Helligkeit von 0 bis 1 und Buntheit bis 0.4. --hue ist eine Zahl von 0 bis 360.'

/** A function without another one inside. */
const INNERMOST = /([\w-]*)\(([^()]*)\)/
const SHARE = /\s([\d.]+)%$/
const SPACES: Readonly<Record<string, 'rgb' | 'oklab' | 'oklch'>> = { srgb: 'rgb', oklab: 'oklab', oklch: 'oklch' }

/** A colour without `var()`; undefined if its notation is not supported or a channel is out of range. */
function parseColour(text: string): Color | undefined {
  // Functions are evaluated from the inside out. `@0` stands for the first colour that was found in this way.
  const found: (Color | undefined)[] = []
  const colourOf = (part: string) => (part.startsWith('@') ? found[Number(part.slice(1))] : literalColour(part))
  for (let value = text.trim(); ;) {
    const [call, name, inner = ''] = INNERMOST.exec(value) ?? []
    if (call === undefined) return colourOf(value)
    const colour = () => (name === 'color-mix' ? mixture(inner, colourOf) : literalColour(call))
    value = value.replace(call, name === 'calc' || name === '' ? calculated(inner) : `@${found.push(colour()) - 1}`)
  }
}

function literalColour(text: string): Color | undefined {
  // The parser also takes hex digits without #, numbers such as a hue among them.
  const colour = /^[\da-f]+$/i.test(text) ? undefined : parse(text)
  if (colour?.mode === 'rgb' && Math.max(colour.r, colour.g, colour.b) > 1) return undefined
  // The parser makes 1 of each lightness above 1.
  if (colour?.mode === 'oklch' && (colour.c > 0.4 || Number(/^oklch\(\s*([\d.]+)\s/.exec(text)?.[1]) > 1)) return undefined
  return colour
}

/** The colour of `color-mix()`: its space, and two colours, which may each have a share. */
function mixture(inner: string, colourOf: (part: string) => Color | undefined): Color | undefined {
  const [space = '', ...parts] = inner.split(',').map((part) => part.trim())
  const [one, other] = parts.map((part) => colourOf(part.replace(SHARE, '')))
  const [share, otherShare = '50'] = parts.map((part) => SHARE.exec(part)?.[1])
  const mode = SPACES[space.replace(/^in /, '')]
  if (!one || !other || !mode) return undefined
  return interpolate([one, other], mode)(share === undefined ? Number(otherShare) / 100 : 1 - Number(share) / 100)
}

/** The result of a sum of products of numbers. */
function calculated(sum: string): string {
  const total = sum
    .replaceAll(/([\d.]+)\s*([*/])\s*([\d.]+)/g, (_, one: string, sign: string, other: string) =>
      String(sign === '*' ? Number(one) * Number(other) : Number(one) / Number(other)),
    )
    .split(/\s+(?=[+-]\s)/)
    .reduce((before, part) => before + Number(part.replaceAll(/\s/g, '')), 0)
  return String(total)
}
