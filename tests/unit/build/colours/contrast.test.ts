import { expect, it } from 'vitest'
import { contrastFaults, contrastSentence } from '#build/colours/contrast.ts'
import { siteTokens, Tokens } from '#build/colours/tokens.ts'

/** The template's tokens with an owner's changes. */
const withOwn = (declarations: string) => new Tokens(`@import '../../src/styles/tokens.css';\n\n${declarations}`, 'mine/styles/tokens.css')
const sentences = (tokens: Tokens) => contrastFaults(tokens).map(contrastSentence)

it('every pair of colours of this site has enough contrast', () => {
  expect(sentences(siteTokens())).toEqual([])
})

it.each(Array.from({ length: 24 }, (_, index) => index * 15))('the template has enough contrast with the hue %i', (hue) => {
  expect(sentences(withOwn(`:root {\n  --hue: ${hue};\n}`))).toEqual([])
})

it('a red accent is reported with line, tokens, themes, measured and required contrast, and with each way to mend it', () => {
  const found = sentences(withOwn(':root {\n  --hue: 145;\n  --yellow-400: oklch(0.64 0.2 30);\n}'))
  expect(found).toContainEqual(
    expect.stringMatching(
      /^mine\/styles\/tokens\.css:5 {2}--yellow-400 auf --violet-700 \(--link, --accent, --focus in \.t-violet\) hat den Kontrast 2,1\d, nötig ist 4,5 für Text\. Abhilfe: --yellow-400 heller machen, oder --violet-700 \(src\/styles\/tokens\.css:\d+\) dunkler machen, oder für --link, --accent, --focus in \.t-violet eine andere Farbe wählen\.$/,
    ),
  )
  expect(found).toContainEqual(expect.stringContaining('--ink-800 auf --yellow-400 (--muted in .t-yellow) hat den Kontrast 4,0'))
  const more = /--ink-950 auf --yellow-400 .* nötig ist 7 für Besucher, die mehr Kontrast verlangen\./
  expect(found).toContainEqual(expect.stringMatching(more))
})

it('a theme that takes another colour for its accent is measured with that colour', () => {
  const own =
    ':root {\n  --yellow-400: oklch(0.64 0.2 30);\n}\n.t-violet {\n  --accent: var(--white);\n  --link: var(--white);\n  --focus: var(--white);\n}'
  expect(sentences(withOwn(own)).filter((sentence) => sentence.includes('in .t-violet'))).toEqual([])
})

it('a focus ring needs less contrast than text, but more where visitors ask for it', () => {
  const faults = (focus: string) =>
    contrastFaults(withOwn(`.t-paper {\n  --focus: ${focus};\n}`)).map(({ colour, least }) => `${colour.name} ${least}`)
  expect(faults('oklch(0.4 0 0)')).toEqual([])
  expect(faults('oklch(0.6 0 0)')).toEqual(['--focus 7'])
  // On the ground, for visitors who ask for more contrast, and on the surface for everybody.
  expect(faults('oklch(0.78 0 0)')).toEqual(['--focus 7', '--focus 3'])
})
