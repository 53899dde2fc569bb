/** The paths of the pages, for links and for code that has to recognise a page. src/routes.tsx defines what each page shows. */
export const HOME_PATH = '/'
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/ueber-mich'
export const FUNNEL_PATH = '/FunnelActive'
export const LEGAL_PATHS = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]

/** Anchor of the cover at the head of an article. */
export const COVER_ID = 'titelbild'

export function articlePath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** The slug in the canonical path of an article. */
export function slugOf(path: string): string {
  return path.slice(BLOG_PATH.length + 1)
}

/**
 * Either an escape of a character that need not be encoded, or a percent sign that begins no escape. An encoded slash is not matched,
 * because decoding it would split a name in two.
 */
const NEEDLESS_CODE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])|%(?![\da-f]{2})/gi

/**
 * What hosts accept after the name of a page: slashes, a folder's index page, and the file extension. Also matches dot segments, which can
 * appear once an extension has been removed.
 */
const ENDINGS = /(?:\/(?:index|\.{1,2})?|\.html)+$/

/**
 * The canonical form of a page's path. Servers also accept other forms: '/blog' is the canonical form of '/blog/', '/blog.html',
 * '/blog/index.html', '//blog' and '/%62log', and '/agb.html' that of '/agb'. Unknown paths are normalised, too.
 *
 * @param pathname A path as in a URL. A query or fragment is dropped. Any string is accepted.
 * @returns a path that begins with exactly one slash, because a browser would read '//name' as another host. A canonical path is returned
 *   unchanged.
 */
export function canonicalPath(pathname: string): string {
  const decoded = pathname.replace(NEEDLESS_CODE, (code) =>
    code === '%' ? '%25' : String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  // The URL parser converts backslashes, resolves dot segments and encodes the rest. It needs a host; this one is a dummy.
  const address = new URL(`http://host/${decoded.replace(/^[\\/]+/, '')}`)
  const path = address.pathname.replace(/\/+/g, '/').replace(ENDINGS, '')
  return LEGAL_PATHS.find((legal) => legal === `${path}.html`) ?? (path || HOME_PATH)
}
