import { describe, expect, it } from 'vitest'
import { firstLetters } from '../../../src/build/firstLetters.ts'

const CSS = `
  :root { --narrow: 75%; --font-display: X; --font-text: Y }
  body { font: 400 1rem / 1.5 var(--font-text) }
  .h1 { font-family: var(--font-display); font-weight: 700; font-stretch: var(--narrow) }
`
/** The characters of each instance, by family, weight and width. */
const lettersOf = (body: string, css = '') =>
  Object.fromEntries(
    firstLetters(`<div data-page="blog">${body}</div>`, CSS + css).map(({ family, weight, stretch, letters }) => [
      `${family} ${weight} ${stretch}`,
      letters,
    ]),
  )
const main = (text: string) => lettersOf(`<main>${text}</main>`)

describe('the characters of the first view', () => {
  it('are listed once for each font instance, with the space from which browsers determine the first available font', () => {
    expect(main('<h1 class="h1">Tag</h1><p>Anna</p>')).toEqual({ 'display 700 75': ' Tag', 'text 400 100': ' Aan' })
  })

  it('follow the cascade: specificity, then order, inheritance, and shorthands', () => {
    const css = `
      main .h1 { font-weight: 600 }
      .h1 { font-weight: 500 }
      .h1 { font-stretch: 125% }
      :where(main .h1 b) { font: 500 1rem var(--font-text) }
      :is(#none, i) { font-style: normal; font-weight: 400 }
    `
    expect(lettersOf('<main><h1 class="h1">A<span>B</span><b>C</b><i>D</i></h1></main>', css)).toEqual({
      'display 400 125': ' D',
      'display 600 125': ' AB',
      'text 500 100': ' C',
    })
  })

  it('include those of every viewport width, but not of print or forced colours', () => {
    const css = `
      .wide { display: none }
      @media (min-width: 75rem) { .wide { display: block } p { font-weight: 500 } }
      @media (max-width: 22.49rem) { p { font-weight: 600 } }
      @media print, (forced-colors: active) { p { font-weight: 700 } }
    `
    expect(lettersOf('<main><p>A</p><div class="wide">B</div></main>', css)).toEqual({
      'text 400 100': ' AB',
      'text 500 100': ' A',
      'text 600 100': ' A',
    })
  })

  it('include generated content, uppercase transforms and the hyphens of broken words', () => {
    const css = `
      .quote::before { content: '„'; font-weight: 500 }
      .loud { text-transform: uppercase }
      .long { hyphens: auto }
    `
    expect(lettersOf('<main><p class="quote">a</p><p class="loud">ü</p><p class="long">b</p></main>', css)).toEqual({
      'text 400 100': ' -abÜ\u2010',
      'text 500 100': ' „',
    })
  })

  it('leave out hidden elements, deferred sections, and what src/styles/deferred.css sets in fallback fonts', () => {
    const section = (text: string) => `<div data-section="">${text}</div>`
    const unseen =
      '<p hidden>B</p><span class="visually-hidden">C</span><details><summary>d</summary><p>E</p></details><nav popover>F</nav>'

    expect(main(section('a') + section('b') + section('C') + section('D'))).toEqual({ 'text 400 100': ' ab' })
    expect(main(`a${unseen}`)).toEqual({ 'text 400 100': ' ad' })
    expect(lettersOf('<a class="skip-link">Z</a><header>a</header>')).toEqual({ 'text 400 100': ' a' })
  })

  it('end after 800 characters below the header, where a picture counts as some hundred and a headline character as ten', () => {
    expect(main(`${'a'.repeat(799)}<p>b</p><p>c</p>`)).toEqual({ 'text 400 100': ' ab' })
    expect(main(`<h1>${'a'.repeat(80)}</h1><p>b</p>`)).toEqual({ 'text 400 100': ' a' })
    expect(main(`${'<img>'.repeat(10)}<p>b</p>`)).toEqual({})
    expect(lettersOf(`<header>${'a'.repeat(2_000)}</header><main>b</main>`)).toEqual({ 'text 400 100': ' ab' })
  })

  it('are marked as tabular where tabular figures are used', () => {
    const css = '.tabular { font-variant-numeric: tabular-nums lining-nums }'
    const tabular = (text: string) => firstLetters(`<p class="tabular">${text}</p>`, CSS + css)[0]?.tabular

    expect(tabular('340 %')).toBe(true)
    expect(tabular('viele')).toBe(false)
  })
})
