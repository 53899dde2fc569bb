import { expect, it } from 'vitest'
import { Tokens } from '#build/colours/tokens.ts'

const css = `/* --night-900: oklch(1 0 0); is a comment; */
:root {
  --hue: 300; /* the brand's hue */
  --gelb: var(--yellow-400);
  --yellow-400: oklch(0.885 0.18 95);
  --night-900: oklch(0.188 0.05 var(--hue));
  --violet-700: oklch(0.405 0.205 calc(var(--hue) - 3));
  --spaced: rgb(255 204 0 / 50%);
  --mixed: color-mix(in srgb, var(--yellow-400), #fff 6%);
  --line: 1px;
}
@media (min-width: 48rem) {
  :root {
    --yellow-400: #000;
  }
}
.t-night,
.t-deep {
  --bg: var(--night-900);
}
:is(.t-night, .t-deep) {
  --fg: var(--gelb);
}
@media (prefers-contrast: more) {
  .t-night {
    --fg: #fff;
  }
}
`
const tokens = new Tokens(css, 'mine/styles/tokens.css')

// As Chromium computes them.
it('converts tokens of tokens, calculated and mixed ones', () => {
  const hexes = ['gelb', 'night-900', 'violet-700', 'mixed'].map((name) => tokens.hex(name))
  expect(hexes).toEqual(['#ffd60f', '#170d26', '#5a13a7', '#ffd91d'])
})

it('reads the tokens of a theme, and those for more contrast', () => {
  expect(tokens.themes).toEqual(['t-night', 't-deep'])
  expect(tokens.literalOf('--fg', { theme: 't-deep' })).toMatchObject({ name: '--yellow-400', line: 5 })
  expect(tokens.literalOf('--fg', { theme: 't-night', moreContrast: true })).toMatchObject({ name: '--fg', value: '#fff', line: 26 })
  expect(tokens.colour('var(--spaced)').alpha).toBe(0.5)
})

const ownWith = (declaration: string) =>
  new Tokens(`@import '../../src/styles/tokens.css';\n:root {\n  ${declaration};\n}`, 'mine/styles/tokens.css')

it("lets the owner's declarations override those of an imported file", () => {
  const own = ownWith('--yellow-400: #123456')
  expect(own.hex('yellow-400')).toBe('#123456')
  expect(own.literalOf('--yellow-ground', {})).toMatchObject({ name: '--yellow-400', file: 'mine/styles/tokens.css', line: 3 })
  expect(own.literalOf('--ink-950', {}).file).toBe('src/styles/tokens.css')
})

it("lets a later declaration of the owner's override one for more contrast, as browsers do", () => {
  const own = new Tokens("@import '../../src/styles/tokens.css';\n.t-violet {\n  --focus: #000;\n}", 'mine/styles/tokens.css')
  expect(own.literalOf('--focus', { theme: 't-violet', moreContrast: true })).toMatchObject({ value: '#000', line: 3 })
})

it('names a token that does not exist, or whose value is not a colour, with its place', () => {
  expect(() => tokens.hex('rosa-400')).toThrow('tokens.css: --rosa-400 fehlt. Legen Sie es fest, oder berichtigen Sie den Namen')
  expect(() => tokens.hex('line')).toThrow('mine/styles/tokens.css:10: --line: 1px geht nicht. Schreiben Sie #rrggbb, rgb(')
  expect(() => new Tokens(':root { --a: var(--b); --b: var(--a) }', 'x.css').colour('var(--a)')).toThrow('bezieht sich auf sich selbst')
})

/** What is said about a declaration, one line for each fault. */
function faultsOf(declaration: string): string[] {
  try {
    ownWith(declaration).check()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

const HSL = '--yellow-400: hsl(var(--hue) 90% 60%)'
it.each(['--yellow-400: #ffcc00', HSL, '--violet-600: rgb(20 90 60)', '--hue: 20', '--paper-50: oklch(97.8% 0.006 80)'])(
  'takes %s',
  (declaration) => expect(faultsOf(declaration)).toEqual([]),
)

it.each([
  ['--yellow-400: greeen', '--yellow-400: greeen geht nicht. Schreiben Sie #rrggbb, rgb('],
  ['--yellow-400: rgb(300 0 0)', '--yellow-400: rgb(300 0 0) geht nicht.'],
  ['--yellow-400: oklch(88 0.18 95)', '--yellow-400: oklch(88 0.18 95) geht nicht. Schreiben Sie'],
  ['--yellow-400: oklch(0,88 0,18 95)', '--yellow-400: oklch(0,88 0,18 95) geht nicht.'],
  ['--yellow-400: var(--yellow-450)', '--yellow-450 fehlt.'],
  ['--yellow-400: var(--yellow-400)', '--yellow-400 bezieht sich auf sich selbst.'],
  ['--yellow-400: 12', '--yellow-400: 12 geht nicht.'],
  ['--hue: grün', '--hue: grün geht nicht. Schreiben Sie'],
  ['--hue: 160deg', '--hue: 160deg geht nicht.'],
])('refuses %s once, where it is written', (declaration, says) => {
  const [fault, ...others] = faultsOf(declaration)
  expect(fault).toContain(says)
  expect(fault).toMatch(/^(?:mine\/styles\/tokens\.css:3|\S+tokens\.css): --/)
  expect(others).toEqual([])
})

it('refuses several at once', () => {
  expect(faultsOf('--yellow-400: gelb;\n  --hue: grün').map((fault) => fault.slice(0, 45))).toEqual([
    'mine/styles/tokens.css:4: --hue: grün geht ni',
    'mine/styles/tokens.css:3: --yellow-400: gelb ',
  ])
})
