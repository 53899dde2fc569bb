import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unknownCustomProperties } from '../../scripts/quality/customProperties.mjs'
import { temporaryFolder } from './temporary.ts'

/** The custom properties that are unknown in a project with these files besides `--muted`. */
const unknownIn = async (files: Record<string, string>): Promise<string[]> =>
  unknownCustomProperties(await temporaryFolder({ 'src/styles/tokens.css': ':root {\n  --muted: #777;\n}\n', ...files }))

// Shows that definitions are found wherever this site has them: in stylesheets, style objects, scripts, registrations, and in the build.
it('no style of this site uses a custom property that nothing defines', async () => {
  expect(unknownCustomProperties('.')).toEqual([])
})

it.each([
  ['in a stylesheet', 'src/styles/base.css', '.a {\n  color: var(--mutd);\n}'],
  ['in a component', 'src/components/A.tsx', 'const a = css`\n  color: var(--mutd, red);\n`'],
  ['in a script', 'src/motion/a.ts', "\nstyle.getPropertyValue('--mutd')"],
  ["in the owner's folder", 'mine/components/A.tsx', 'const a = css`\n  color: var(--mutd);\n`'],
])('names a misspelt custom property %s, with its line and the remedy', async (_, file, text) => {
  expect(await unknownIn({ [file]: text })).toEqual([
    `${file}:2  --mutd ist nirgends festgelegt. Den Namen berichtigen oder --mutd in src/styles/tokens.css festlegen.`,
  ])
})

it("counts an owner's file instead of the template's", async () => {
  expect(await unknownIn({ 'src/a.css': 'a { top: var(--old) }', 'mine/a.css': 'a { color: var(--muted) }' })).toEqual([])
})

const styleFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:styles\.ts|tsx|css)$/.test(file))

it('no style has a hue of its own, except those of sample clients, so that all colours follow the tokens', () => {
  const clients = /(?:success\/(?:Mockup|FormerSite)\.styles|demos\/sampleSite\.styles)\.ts$/
  const files = styleFiles.filter((file) => file !== 'styles/tokens.css' && !clients.test(file))
  expect(files.length).toBeGreaterThan(80)
  const huesIn = (css: string) =>
    css.match(/oklch\([\d.]+ 0?\.\d+ [\d.]+[^)]*\)|\brgba?\(\d[^)]*\)|(?<=: )#(?!([\da-f]{1,2})\1\1\b)[\da-f]{3,8}\b/gi) ?? []
  expect(huesIn('oklch(0.6 0.2 30) oklch(0.6 0 0) rgb(1 2 3) : #fff : #fc0')).toEqual(['oklch(0.6 0.2 30)', 'rgb(1 2 3)', '#fc0'])
  const own = files.flatMap((file) => huesIn(readFileSync(`src/${file}`, 'utf8')).map((colour) => `${file}: ${colour}`))
  expect(own, 'name tokens of src/styles/tokens.css instead').toEqual([])
})

it('no declaration is undone by a shorthand below it', () => {
  const shorthand =
    /^(?:animation|background|border(?:-(?:top|right|bottom|left|block|inline))?|columns|font|gap|grid|inset|list-style|margin|mask|outline|overflow|padding|text-decoration|transition)$/
  const undoneIn = (css: string) =>
    css
      .replaceAll(/\$\{[^}]*\}|\/\*[^]*?\*\//g, '')
      .split(/[{}`]/)
      .flatMap((block) => {
        const names = [...block.matchAll(/(?:^|;)\s*([a-z-]+):/g)].map(([, name = '']) => name)
        return names.filter((name, index) => names.slice(index).some((later) => shorthand.test(later) && name.startsWith(`${later}-`)))
      })
      .filter((name) => !/^border-(?:radius|collapse|spacing)$/.test(name))
  expect(undoneIn('a { font-stretch: 80%; color: red; font: ${large}; font-size: 2rem } b { font: x }')).toEqual(['font-stretch'])
  expect(styleFiles.flatMap((file) => undoneIn(readFileSync(`src/${file}`, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([])
})
