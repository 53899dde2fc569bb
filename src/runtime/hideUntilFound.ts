/**
 * Lets find in page, and links to a sentence, reach what radio buttons hide (`data-tab`): its radio button is then selected. Follows the
 * visitor's choices; to be called again after others. What is shown is not marked, because reading modes would leave it out. Asks no
 * styles, because to ask for them before the first paint lays out the page.
 */
export function hideUntilFound(): void {
  if (!('onbeforematch' in document)) return
  for (const panel of document.querySelectorAll<HTMLElement>('[data-tab]')) {
    const { shownAt } = panel.dataset
    if (radioOf(panel)?.checked || (shownAt && matchMedia(shownAt).matches)) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  }
  document.addEventListener('change', hideUntilFound)
  document.addEventListener('beforematch', select)
}

function radioOf(panel: Element): HTMLInputElement | null {
  const [name = '', id = ''] = panel.getAttribute('data-tab')?.split('/') ?? []
  return document.querySelector(`input[name='${name}'][value='${id}']`)
}

/** Selects what was found, and what it is in. */
function select({ target }: Event): void {
  for (let panel = target as Element | null | undefined; panel; panel = panel.parentElement?.closest('[data-tab]')) radioOf(panel)?.click()
}
