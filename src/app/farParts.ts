import { nextTask } from './nextTask.ts'

/** Where a family is shown that comes after the first view: the two whole ones everywhere, one in a client's mock-up. */
const FAMILIES = { 'Special Gothic Variable': 'main', 'Instrument Sans Variable': 'main', 'Instrument Serif': '#erfolge' }
/** What a window shows at first, in pieces of the sections that hold it. */
const FIRST_PIECES = [
  ':scope > a',
  ':scope > header',
  '.cards > *',
  'main > :first-child > .inner > :not(.below)',
  '#start .pitch',
  '#start .panel > * > *',
  '.instrument > *',
].join()
/** Paragraphs are short: so many of a text make one task. */
const PARAGRAPHS = ':is(.prose, .legal) > *'
const PARAGRAPHS_A_TASK = 8
/** Whole sections, and what is large in the longest of them. */
const SECTIONS = `:is(main, #fuss) .section > *, ${[
  '#expertise .race > div',
  '#expertise .against',
  '#expertise .capabilities > *',
  '#services .packages > *',
  '#erfolge .cases > *',
  '#erfolge .plate',
  '#stimmen .voices > *',
  '#kontakt .grid12 > *',
  '#eigene-zahlen .rows > *',
  '#eigene-zahlen .result',
  '#eigene-zahlen .leverage',
].join()}`

/**
 * Sets the page in the whole families, of which it has brought the letters of its first view (src/styles/first-view.css),
 * and lays out what src/styles/far-below.css has put off, now that the visitor sees what stands above it: one section, one
 * piece of it or some paragraphs in a task, so that no task is long. From then on the page is whole for whatever looks at it as a
 * whole: pictures of it, translators, readers of the scroll bar.
 *
 * It waits for the font families, so that nothing is laid out twice. Where they do not come, parts go on being laid out
 * when the visitor is near.
 *
 * @param left Ends it, wherever it has come to: another page needs other letters.
 */
export async function layOutFarParts(left: AbortSignal): Promise<void> {
  const page = document.querySelector('[data-page]')
  if (!page) return
  const families = Object.entries(FAMILIES).filter(([, place]) => page.querySelector(place))
  await Promise.allSettled(families.map(([family]) => document.fonts.load(`1em "${family}"`)))
  const found = (selector: string) => [...page.querySelectorAll(selector)]
  const paragraphs = found(PARAGRAPHS)
  const tasks = [
    ...found(FIRST_PIECES).map((piece) => [piece]),
    ...paragraphs.flatMap((_, at) => (at % PARAGRAPHS_A_TASK === 0 ? [paragraphs.slice(at, at + PARAGRAPHS_A_TASK)] : [])),
    ...found(SECTIONS).map((section) => [section]),
  ]
  for (const parts of tasks) {
    await nextTask()
    if (left.aborted) return
    for (const part of parts) part.setAttribute('data-laid-out', '')
    // Asking for a size lays it out at once; left to the next frame, all of them would be laid out together.
    parts[0]?.getBoundingClientRect()
  }
}
