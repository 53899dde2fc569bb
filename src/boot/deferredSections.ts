import { yieldToMain } from './yieldToMain.ts'
import { bootReaches, tellBoot } from './boot.ts'

/** The complete font families (src/styles/tokens.css). A page ships only the glyphs of its first view. */
const FAMILIES = ['Display', 'Text']
/** What is laid out separately: the frame, then one section after the other. */
const PIECES = '[data-page] > :is(a, header, p), [data-page] [data-section]'

/**
 * Lays out what src/styles/deferred.css has put off and sets it in the whole families: one section in a task, from the top.
 * From then on the page is complete for everything that needs all of it: translators, screenshots, the scroll bar.
 *
 * It waits for the families, so that nothing is laid out twice; where they fail or hang, the stand-ins stay.
 *
 * @param isOver Whether another page is shown, which needs none of it.
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
