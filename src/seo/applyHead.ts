import { headOf } from './head.ts'

/**
 * Updates the head of the open document for the page at a path.
 *
 * @returns the title.
 */
export function applyHead(pathname: string): string {
  const head = headOf(pathname)
  document.title = head.title
  element('meta[name="description"]', 'meta', { name: 'description', content: head.description })
  element('link[rel="canonical"]', 'link', head.canonical ? { rel: 'canonical', href: head.canonical } : null)
  element('meta[property="og:url"]', 'meta', head.canonical ? { property: 'og:url', content: head.canonical } : null)
  element('meta[name="robots"]', 'meta', { name: 'robots', content: head.canonical ? 'max-image-preview:large' : 'noindex' })
  // The previous page's data does not fit this one; crawlers read the prerendered pages.
  document.head.querySelector('script[type="application/ld+json"]')?.remove()
  return head.title
}

function element(selector: string, tag: 'meta' | 'link', attributes: Record<string, string> | null): void {
  const found = document.head.querySelector(selector)
  if (!attributes) {
    found?.remove()
    return
  }
  const node = found ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
}
