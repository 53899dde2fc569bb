import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Shows something beside the site, in a React root of its own: the site does not know of it, and is not rendered by it.
 *
 * @returns Takes it away again.
 */
export function mount(content: ReactNode): () => void {
  const element = document.createElement('div')
  // The site is German, the tools of its developers are not.
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
