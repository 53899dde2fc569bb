/**
 * Lays out the sections that src/styles/far-below.css has put off, now that the visitor sees the first ones: one section in
 * a task, so that no task is long. From then on the page is whole for whatever looks at it as a whole: pictures of it,
 * translators, readers of the scroll bar.
 *
 * @returns Ends it, wherever it has come to.
 */
export function layOutFarSections(): () => void {
  const waiting = [...document.querySelectorAll('[data-page="home"] :is(main, #fuss) .section')]
  const { port1, port2 } = new MessageChannel()
  port2.addEventListener('message', () => {
    const section = waiting.shift()
    if (!section) return port2.close()
    section.setAttribute('data-laid-out', '')
    // Asking for its size lays it out at once; left to the next frame, all of them would be laid out together.
    section.getBoundingClientRect()
    port1.postMessage(null)
  })
  port2.start()
  port1.postMessage(null)
  return () => port2.close()
}
