/** The paths of the pages, for links and for code that has to recognise a page. src/routes.tsx defines what each page shows. */
export const HOME_PATH = '/'
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/ueber-mich'
export const FUNNEL_PATH = '/FunnelActive'
export const LEGAL_PATHS = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]

/**
 * The beginning of a fragment that contains a name, as in `#name=Ida`, for the picture of that name in the hero. A name stays private there,
 * because browsers never send fragments to a server. The inline script marks a document that is opened for a name (`data-shared`).
 */
export const NAME_FRAGMENT = '#name='

/** Anchor of the cover at the head of an article. */
export const COVER_ID = 'titelbild'

export function articlePath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** The slug in the canonical path of an article. */
export function slugOf(path: string): string {
  return path.slice(BLOG_PATH.length + 1)
}

/** What hosts accept after the name of a page: slashes, a folder's index page, and the file extension. */
const ENDINGS = /(?:\/(?:index)?|\.html)+$/

/**
 * The canonical form of a page's path, for servers, which also accept other forms: '/blog' is the canonical form of '/blog/', '/blog.html',
 * '/blog/index.html', '//blog' and '/%62log', and '/agb.html' that of '/agb'. Unknown paths are normalised, too.
 *
 * @param pathname A path as in a URL, without query and fragment.
 * @returns a path that begins with exactly one slash, because a browser would read '//name' as another host. A canonical path is returned
 *   unchanged.
 */
export function canonicalPath(pathname: string): string {
  const path = `/${pathname.split('/').map(canonicalName).filter(Boolean).join('/')}`.replace(ENDINGS, '')
  return LEGAL_PATHS.find((legal) => legal === `${path}.html`) ?? (path || HOME_PATH)
}

/** A name in a path with only necessary characters encoded. Empty for '.' and '..', which browsers resolve. */
function canonicalName(name: string): string {
  let decoded = name
  try {
    decoded = decodeURIComponent(name)
  } catch {
    // Not valid, so nothing is decoded.
  }
  return /^\.+(?:html)?$/.test(decoded) ? '' : encodeURIComponent(decoded)
}
