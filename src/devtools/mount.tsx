import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders something next to the site, in its own React root, without the site being involved.
 *
 * @returns a function that removes it.
 */
export function mount(content: ReactNode): () => void {
  const element = document.createElement('div')
  // The site is in German, its developer tools are not.
  element.lang = 'en'
  element.className = 't-night'
  document.body.append(element)
  const root = createRoot(element)
  root.render(content)
  return () => {
    root.unmount()
    element.remove()
  }
}
