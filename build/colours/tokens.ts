import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatCss, formatHex, interpolate, parse } from 'culori'
import type { Color } from 'culori'
import { parse as parseCss } from 'postcss'
import type { AtRule, Declaration as PostcssDeclaration, Rule } from 'postcss'
import { sourceOf } from '#places'

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
  colour(expression: string, scope: Scope = {}, trial?: Trial): Color {
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
    return formatHex(this.colour(`var(--${name})`))
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

/** The innermost `color-mix()` of a colour: its space, and its two colours, which may each have a share. */
const MIX = /color-mix\(\s*in (srgb|oklab|oklch)\s*,((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/
const SHARE = /\s([\d.]+)%\s*$/
const SPACES: Readonly<Record<string, 'rgb' | 'oklab' | 'oklch'>> = { srgb: 'rgb', oklab: 'oklab', oklch: 'oklch' }

/** A colour without `var()`; undefined if its notation is not supported. */
function parseColour(text: string): Color | undefined {
  const value = calculated(text.trim())
  const [mix, space = '', ...parts] = MIX.exec(value) ?? []
  if (mix === undefined) return parse(value)
  const [one, other] = parts.map((part) => parse(part.replace(SHARE, '').trim()))
  const [share, otherShare = '50'] = parts.map((part) => SHARE.exec(part)?.[1])
  if (!one || !other) return undefined
  const mixed = interpolate([one, other], SPACES[space])(share === undefined ? Number(otherShare) / 100 : 1 - Number(share) / 100)
  return parseColour(value.replace(mix, formatCss(mixed)))
}

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
