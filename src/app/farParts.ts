/** The families that replace the letters of the first view, as fonts.css names them. */
const WHOLE_FAMILIES = ['Special Gothic Variable', 'Instrument Sans Variable']
/** Paragraphs are short: so many of a text make one task. */
const PARAGRAPHS_A_TASK = 8

/**
 * Lays out what src/styles/far-below.css has put off, now that the visitor sees what stands above it: one section, or some
 * paragraphs, in a task, so that no task is long. From then on the page is whole for whatever looks at it as a whole: pictures
 * of it, translators, readers of the scroll bar.
 *
 * It waits for the whole font families, since everything that has been laid out before is laid out anew when they come.
 * Where they do not come, parts go on being laid out when the visitor is near.
 *
 * @param left Ends it, wherever it has come to.
 */
export async function layOutFarParts(left: AbortSignal): Promise<void> {
  const page = document.querySelector('[data-page]')
  if (!page) return
  await wholeFamilies()
  const sections = [...page.querySelectorAll(':is(main, #fuss) .section > .inner')]
  const paragraphs = [...page.querySelectorAll(':is(.prose, .legal) > *')]
  const { port1, port2 } = new MessageChannel()
  port2.addEventListener('message', () => {
    const parts = sections.length > 0 ? sections.splice(0, 1) : paragraphs.splice(0, PARAGRAPHS_A_TASK)
    if (parts.length === 0 || left.aborted) return port2.close()
    for (const part of parts) part.setAttribute('data-laid-out', '')
    // Asking for a size lays it out at once; left to the next frame, all of them would be laid out together.
    parts[0]?.getBoundingClientRect()
    port1.postMessage(null)
  })
  port2.start()
  port1.postMessage(null)
}

/** Resolves once the styles of the whole families have come (data-fonts, src/build/prerender.ts), and the families with them. */
async function wholeFamilies(): Promise<void> {
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
  await Promise.allSettled(WHOLE_FAMILIES.map((family) => document.fonts.load(`1em "${family}"`)))
}
