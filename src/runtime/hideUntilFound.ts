/**
 * Lets find in page, and links to a sentence, reach what radio buttons hide (`data-tab`): its radio button is then selected. Follows the
 * visitor's choices; to be called again after others. What the styles show is not marked, because reading modes would leave it out.
 */
export function hideUntilFound(): void {
  const isHidden = (panel: HTMLElement) => {
    const { contentVisibility, display } = getComputedStyle(panel)
    return contentVisibility === 'hidden' || display === 'none'
  }
  // All are read before one is written, because reading in between would lay out the page for each.
  const changed = [...document.querySelectorAll<HTMLElement>('[data-tab]')].filter(
    (panel) => isHidden(panel) !== panel.hasAttribute('hidden'),
  )
  for (const panel of changed) {
    if (panel.hasAttribute('hidden')) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
    panel.style.contentVisibility = 'visible'
  }
  // Chromium looks at the attribute only when the property changes.
  changed.forEach(isHidden)
  for (const panel of changed) panel.removeAttribute('style')
  document.addEventListener('change', hideUntilFound)
  document.addEventListener('beforematch', select)
}

/** Selects what was found, and what it is in. */
function select({ target }: Event): void {
  for (let panel = target as Element | null | undefined; panel; panel = panel.parentElement?.closest('[data-tab]')) {
    const [name = '', id = ''] = panel.getAttribute('data-tab')?.split('/') ?? []
    document.querySelector<HTMLInputElement>(`input[name='${name}'][value='${id}']`)?.click()
  }
}
