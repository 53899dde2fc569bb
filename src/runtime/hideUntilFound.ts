/**
 * Lets find in page, and links to a sentence, reach what radio buttons hide (`data-tab`): its radio button is then selected. Follows the
 * visitor's choices; to be called again after others. What the styles show is not marked, because reading modes would leave it out.
 */
export function hideUntilFound(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-tab]')) {
    const { contentVisibility, display } = getComputedStyle(panel)
    const isHidden = contentVisibility === 'hidden' || display === 'none'
    if (isHidden === panel.hasAttribute('hidden')) continue
    if (isHidden) panel.setAttribute('hidden', 'until-found')
    else panel.removeAttribute('hidden')
    // Chromium looks at the attribute only when the property changes.
    panel.style.contentVisibility = 'visible'
    getComputedStyle(panel).getPropertyValue('content-visibility')
    panel.removeAttribute('style')
  }
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
