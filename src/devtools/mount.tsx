import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders `content` next to the site in a separate React root, so that the site is not affected.
 *
 * @returns a function that removes the content.
 */
export function mount(content: ReactNode): () => void {
  const element = document.createElement('div')
  // The site is in German; its developer tools are in English.
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
