import { yieldToMain } from './yieldToMain.ts'
import { bootReaches, tellBoot } from './boot.ts'

/** The whole families of the site. A page brings only the letters of its first view along. */
const FAMILIES = ['Special Gothic Variable', 'Instrument Sans Variable']
/** What is laid out by itself: the frame, then one section after the other. */
const PIECES = '[data-page] > a, [data-page] > header, [data-page] .section'

/**
 * Lays out what src/styles/deferred.css has put off and sets it in the whole families: one section in a task, from the top.
 * From then on the page is whole for whatever looks at it as a whole: translators, pictures of it, readers of the scroll bar.
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
    // Asking for a size lays it out at once; left to the next frame, all of them would be laid out together.
    piece.getBoundingClientRect()
  }
}
