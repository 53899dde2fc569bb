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

/**
 * A letter, digit or mark that means the same when it is not encoded, or a percent sign that begins no code. An encoded slash
 * is none of these: it is part of a name.
 */
const NEEDLESS_CODE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])|%(?![\da-f]{2})/gi

/**
 * What hosts let visitors write behind the name of a page: slashes, the name of the folder's own page, the file's ending; and
 * dots that only stand for a folder once an ending has gone.
 */
const ENDINGS = /(?:\/(?:index|\.{1,2})?|\.html)+$/

/**
 * The one way to write the address of a page, of all those that servers answer with it: '/blog' for '/blog/', '/blog.html',
 * '/blog/index.html', '//blog' and '/%62log', '/agb.html' for '/agb'. What leads nowhere is written in one way, too.
 *
 * @param pathname A path as in an address. A query or an anchor behind it is left out; whatever else it is, nothing is thrown.
 * @returns A path that begins with exactly one slash, so that it never names another host. Its own canonical path is itself.
 */
export function canonicalPath(pathname: string): string {
  const decoded = pathname.replace(NEEDLESS_CODE, (code) =>
    code === '%' ? '%25' : String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  // The parser of addresses turns backslashes, resolves dots and encodes the rest, here behind a host that is not to be lost.
  const address = new URL(`http://host/${decoded.replace(/^[\\/]+/, '')}`)
  const path = address.pathname.replace(/\/+/g, '/').replace(ENDINGS, '')
  return LEGAL_PATHS.find((legal) => legal === `${path}.html`) ?? (path || HOME_PATH)
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

/** The legal page that an address leads to, if any. */
export function legalPathOf(pathname: string): LegalPath | undefined {
  const path = canonicalPath(pathname)
  return LEGAL_PATHS.find((legal) => legal === path)
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
