import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')

/** The path of a file, or the folder of one whose name does not matter, its code, and how often it breaks its rule, if not once. */
type Piece = readonly [path: string, code: string, times?: number]

const importing = (...specifiers: readonly string[]): string =>
  specifiers
    .map((specifier, index) => `import { thing as thing${index} } from '${specifier}'\nexport const own${index} = thing${index}\n`)
    .join('')
const importingType = (specifier: string): string => `import type { Thing } from '${specifier}'\nexport const own: Thing | null = null\n`
const showing = (element: string): string =>
  `import { Field, isOpen } from './Field.tsx'\nexport const own = { Field, isOpen, element: ${element} }\n`
const styling = (selector: string): string => `export const own = \`\n  ${selector} {\n    top: 0;\n  }\n\`\n`
const selecting = (selector: string): string => `export const own = document.querySelector(${JSON.stringify(selector)})\n`
const running = (expression: string): string => `export const own = () => ${expression}\n`

const pieces = (folders: readonly string[], codes: readonly string[]): Piece[] =>
  folders.flatMap((folder) => codes.map((code): Piece => [folder, code]))
/** A piece for each import. */
const imports = (folder: string, specifiers: readonly string[]): Piece[] => specifiers.map((one): Piece => [folder, importing(one)])

/** The lines of the diagram in CONTRIBUTING.md: a folder or file, and what it may import. */
const ARROWS = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^(\S+) +→ (.+)$/gm)].map(([, folder = '', names = '']) => ({
  folder,
  imported: names.split(', '),
}))
const LINES = ARROWS.map(({ folder }) => folder)
/** Folders in which lint forbids reading the time: all except the build, the pictures and the styles. */
const TIMELESS = LINES.filter((line) => !/\.tsx?$|^(?:build|scripts|src\/(?:pictures|styles))$/.test(line))
/** What lint does, the only rule that each piece breaks, if any, and the pieces. */
const RULES: readonly (readonly [sentence: string, broken: string | undefined, house: readonly Piece[]])[] = [
  [
    'rejects time taken from the browser instead of the engine, also through the global object',
    'eslint(no-restricted-globals)',
    pieces(TIMELESS, ['setTimeout', 'requestAnimationFrame', 'performance', 'Date', 'globalThis.Date'].map(running)),
  ],
  [
    "rejects today's date where dates are calculated, and foreign randomness",
    'eslint(no-restricted-properties)',
    [
      ['machines/start-date/calendar.ts', running('Date.now()')],
      ['engine/animations.ts', running('Math.random()')],
      ...pieces(TIMELESS, ['Math.random()', 'AbortSignal.timeout(9)', 'document.timeline'].map(running)),
    ],
  ],
  [
    'rejects every import that no arrow in CONTRIBUTING.md allows, also of a file in src/ without an arrow',
    'house(imports-follow-arrows)',
    [
      ...imports('engine', ['xstate', '#machines/faq/faq.machine.ts', '../src/addresses.ts', './tests/a.ts']),
      ...imports('engine/tests', ['#machines/a.ts', '../../src/a.ts']),
      ...imports('packages/recorder', ['react', '@drei-tage/inspector', '../inspector/a.ts']),
      ...imports('machines/faq', ['react', 'xstream', 'xstate/graph', '../../tests/a.ts', '#addresses.ts']),
      ...imports('src/pages', ['gsap/Draggable', '../motion/a.ts', '#layout/a.ts', '#a.ts', '@drei-tage/engine']),
      ['src/runtime', running("import('#pages/a.ts')")],
      ['src/runtime', "export const own: import('#pages/a.ts').Page | null = null\n"],
      ['src/runtime', "export { own } from '#pages/a.ts'\n"],
      ['src/runtime', "export * from '#pages/a.ts'\n"],
      ['src/a.ts', importing('./addresses.ts', 'react'), 2],
      ['src/routes.tsx', importing('./content/a.ts', '#motion/a.ts', '#pages/a.ts'), 2],
    ],
  ],
  [
    'rejects import cycles, also of types alone',
    'import(no-cycle)',
    [
      ['src/start/cycle-c.ts', importingType('./cycle-d.ts')],
      ['src/start/cycle-d.ts', importingType('./cycle-c.ts')],
    ],
  ],
  [
    'rejects text in a component, between tags and in attributes that visitors see or hear',
    'house(texts-belong-to-content)',
    [
      '<p data-open={isOpen}>\n  Ein Satz, der\n  umbricht.\n</p>',
      "<p>{isOpen ? 'Schließen' : null}</p>",
      '<>{isOpen && `Noch offen`}</>',
      ...['alt', 'aria-label', 'label', 'placeholder', 'title'].map((name) => `<Field ${name}="Ihr Name" />`),
      "<Field aria-label={isOpen ? 'Schließen' : ''} />",
    ].map((element, index): Piece => [`src/pages/text-${index}.tsx`, showing(element)]),
  ],
  [
    'rejects reading what is in a machine, instead of its view',
    'house(components-read-views)',
    pieces(
      ['src/components', 'src/runtime'],
      [running('actor.getSnapshot().context.day'), 'export const own = ({ context }: { context: number }) => context\n'],
    ),
  ],
  [
    'rejects styles of an element that depend on what other components have inside',
    'house(has-stays-within-component)',
    pieces(['src/pages'], ['body:has(&)', 'main:has([data-open]) &', '&:has(.open)', '.row:has(:not(.open)) .cell'].map(styling)),
  ],
  [
    'rejects classes of the site in the selectors of tests and scripts',
    'house(parts-not-classes)',
    pieces(
      ['tests/browser', 'src/start'],
      ['.price', '#packages .price', 'p.price', 'article > .price b', '[data-part="offer"] .price'].map(selecting),
    ),
  ],
  [
    'rejects styles that select a class of another component',
    'house(styles-select-own-classes)',
    [
      ['src/pages/shop/Elsewhere.styles.ts', styling('.chair')],
      ['src/components/Other.styles.ts', styling('.seat')],
    ],
  ],
  [
    'accepts classes of the component, on a page of the folder, and those that begin with a word and end in an id',
    undefined,
    [
      ['src/pages/shop/Shop.tsx', showing('<Field className="price" />')],
      ['src/pages/shop/Row.tsx', showing('<Field className={`row-${String(isOpen)}`} />')],
      ['src/pages/shop/Shop.styles.ts', styling('.price, .row-true')],
      ['src/components/Chair.tsx', `import './Chair.styles.ts'\n${showing('<Field className="seat" />')}`],
      ['src/components/Chair.styles.ts', styling('.seat')],
    ],
  ],
  [
    'rejects styles in the file of a component',
    'house(styles-stand-beside-their-component)',
    pieces(['src/components'], ["import { css } from '@emotion/react'\nexport const own = css`top: 0;`\n"]),
  ],
  [
    'rejects browser tests that expect nothing, and loops over what may be nothing',
    'house(tests-can-fail)',
    [
      ['tests/browser/a.spec.ts', "test('a', () => undefined)\n"],
      ['tests/browser/b.spec.ts', "test('a', async () => {\n  for (const one of await found.all()) expect(one)\n})\n"],
    ],
  ],
]

// What lint allows needs no test where the site does it, because lint must accept the site.

/** Writes all pieces into a small project with the real lint configuration, and returns which rules each of them breaks. */
function lintHouse(): Map<Piece, string[]> {
  const all = RULES.flatMap(([, , house]) => house)
  const files = new Map(all.map((piece, index) => [piece, /\.tsx?$/.test(piece[0]) ? piece[0] : `${piece[0]}/piece-${index}.ts`]))
  mkdirSync('.cache', { recursive: true })
  const house = mkdtempSync('.cache/house-')
  try {
    for (const [[, code], file] of files) {
      mkdirSync(join(house, dirname(file)), { recursive: true })
      writeFileSync(join(house, file), code)
    }
    for (const file of ['.oxlintrc.json', 'CONTRIBUTING.md', 'scripts/houseRules.mjs']) cpSync(file, join(house, file))
    // Files are listed one by one, because lint would skip a git-ignored folder.
    const command = [oxlint, '-c', '.oxlintrc.json', '--format', 'json', ...files.values()]
    const { stdout } = spawnSync(process.execPath, command, { cwd: house, encoding: 'utf8' })
    const report = JSON.parse(stdout) as { number_of_files: number; diagnostics: { code: string; filename: string }[] }
    expect(report.number_of_files).toBe(files.size)
    const codesOf = (file: string) =>
      report.diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code)
    return new Map([...files].map(([piece, file]) => [piece, codesOf(file)]))
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

let broken: Map<Piece, string[]>
beforeAll(() => {
  broken = lintHouse()
}, 60_000)

it.each(RULES)('lint %s', (_, rule, house) => {
  for (const piece of house)
    expect(broken.get(piece), JSON.stringify(piece)).toEqual(rule ? Array.from({ length: piece[2] ?? 1 }, () => rule) : [])
})

it('the diagram in CONTRIBUTING.md has a line for every folder with code, and for every file of src/ itself', () => {
  const ofSource = readdirSync('src').filter((name) => !/\.(?:json|d\.ts)$/.test(name))
  const packages = readdirSync('packages').filter((name) => existsSync(join('packages', name, 'package.json')))
  const all = [...ofSource.map((name) => `src/${name}`), ...packages.map((name) => `packages/${name}`)]
  expect(LINES.toSorted()).toEqual(['build', 'engine', 'machines', 'scripts', ...all].toSorted())
})

it('the diagram lets each line import only from lines above its own', () => {
  const wrong = ARROWS.flatMap(({ folder, imported }, line) =>
    imported.filter((other) => LINES.indexOf(other) > line).map((other) => `${folder} → ${other}`),
  )
  expect(wrong).toEqual([])
})

it('src/content is left to data', () => {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([])
})

it('no stylesheet has a selector that depends on what is inside an element', () => {
  const files = readdirSync('src/styles').filter((file) => file.endsWith('.css'))
  expect(files.filter((file) => readFileSync(join('src/styles', file), 'utf8').includes(':has('))).toEqual([])
})

it('README.md contains the example that runs as a test', () => {
  const example = readFileSync('tests/unit/readme-example.test.ts', 'utf8')
  expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
