import { nextTask } from './nextTask.ts'

/** Where a family is shown that comes after the first view: the two whole ones everywhere, one in a client's mock-up. */
const FAMILIES = { 'Special Gothic Variable': 'main', 'Instrument Sans Variable': 'main', 'Instrument Serif': '#erfolge' }
/** What is put off as a whole: sections, and the large cards in the longest of them. */
const PARTS = ':is(main, #fuss) .section > .inner, #services .packages > *, #erfolge .cases > *'
const PARAGRAPHS = ':is(.prose, .legal) > *'
/** Paragraphs are short: so many of a text make one task. */
const PARAGRAPHS_A_TASK = 8

/**
 * Lays out what src/styles/far-below.css has put off, now that the visitor sees what stands above it: one section, one card
 * or some paragraphs in a task, so that no task is long. From then on the page is whole for whatever looks at it as a whole:
 * pictures of it, translators, readers of the scroll bar.
 *
 * It waits for the font families, since everything that has been laid out before is laid out anew when one comes. Where
 * they do not come, parts go on being laid out when the visitor is near.
 *
 * @param left Ends it, wherever it has come to.
 */
export async function layOutFarParts(left: AbortSignal): Promise<void> {
  const page = document.querySelector('[data-page]')
  if (!page) return
  await familiesOf(page)
  const parts = [...page.querySelectorAll(PARTS)]
  const paragraphs = [...page.querySelectorAll(PARAGRAPHS)]
  while (parts.length + paragraphs.length > 0) {
    await nextTask()
    if (left.aborted) return
    const next = parts.length > 0 ? parts.splice(0, 1) : paragraphs.splice(0, PARAGRAPHS_A_TASK)
    for (const part of next) part.setAttribute('data-laid-out', '')
    // Asking for a size lays it out at once; left to the next frame, all of them would be laid out together.
    next[0]?.getBoundingClientRect()
  }
}

/** Resolves once the styles of the whole families have come (data-fonts, src/build/prerender.ts), and every family of the page. */
async function familiesOf(page: Element): Promise<void> {
  const root = document.documentElement
  if (root.dataset.fonts === undefined) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(root, { attributeFilter: ['data-fonts'] })
    })
  }
  const families = Object.entries(FAMILIES).filter(([, place]) => page.querySelector(place))
  await Promise.allSettled(families.map(([family]) => document.fonts.load(`1em "${family}"`)))
}
