import { yieldToMain } from './yieldToMain.ts'
import { bootReaches, tellBoot } from './boot.ts'

/** The complete font families (src/styles/tokens.css). A page ships only the glyphs of its first view. */
const FAMILIES = ['Display', 'Text']
/** What is rendered separately: the frame, then one section after the other. */
const PIECES = '[data-page] > :is(a, header, p), [data-page] [data-section]'

/**
 * Renders what src/styles/deferred.css has deferred, with the complete font families: one section per task, from the top. From
 * then on the page is complete for everything that needs all of it: translators, screenshots, the scroll bar.
 *
 * Waits for the fonts, so that nothing is laid out twice; if they fail or take too long, the fallback fonts stay.
 *
 * @param isOver Whether another page is shown, which makes this unnecessary.
 */
export async function renderDeferredSections(isOver: () => boolean): Promise<void> {
  void Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em "${family}"`))).then(() => tellBoot({ type: 'fonts.settled' }))
  await bootReaches(({ value }) => value.fonts === 'settled')
  for (const piece of document.querySelectorAll(PIECES)) {
    await yieldToMain()
    if (isOver()) return
    piece.setAttribute('data-rendered', '')
    // Reading a size forces layout now; left to the next frame, all sections would be laid out together.
    piece.getBoundingClientRect()
  }
}
