/** Everything the site can show, by address. Prerendering, sitemap, titles and the router read this one list. */
export type PageKind = 'home' | 'blog' | 'article' | 'about' | 'funnel' | 'legal' | 'not-found'

export const HOME_PATH = '/'
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/ueber-mich'
export const FUNNEL_PATH = '/FunnelActive'
export const LEGAL_PATHS = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]

/** The address of an article. */
export function articlePath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** An address without its trailing slash, as the canonical address has it; '/' stays. */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

/** Which kind of page an address leads to. */
export function pageKindOf(pathname: string): PageKind {
  const path = canonicalPath(pathname)
  if (path === HOME_PATH) return 'home'
  if (path === BLOG_PATH) return 'blog'
  if (/^\/blog\/[^/]+$/.test(path)) return 'article'
  if (path === ABOUT_PATH) return 'about'
  if (path === FUNNEL_PATH) return 'funnel'
  if (legalPathOf(path)) return 'legal'
  return 'not-found'
}

/** The legal page that an address leads to, if any. They end in '.html'; hosts that cut the ending off mean the same. */
export function legalPathOf(pathname: string): LegalPath | undefined {
  const path = canonicalPath(pathname)
  return LEGAL_PATHS.find((legal) => legal === path || legal === `${path}.html`)
}

/** The last segment of an article's address, decoded; '' where it cannot be decoded. */
export function articleIdOf(pathname: string): string {
  const segment = canonicalPath(pathname).split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
