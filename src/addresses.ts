/** The paths of the pages, for links and for code that has to recognise a page. src/routes.tsx defines what each page shows. */
export const HOME_PATH = '/'
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/ueber-mich'
export const FUNNEL_PATH = '/FunnelActive'
export const LEGAL_PATHS = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'] as const

/**
 * The beginning of a fragment that contains a name, as in `#name=Ida`, for the picture of that name in the hero. A name stays private there,
 * because browsers never send fragments to a server. The inline script marks a document that is opened for a name (`data-shared`).
 */
export const NAME_FRAGMENT = '#name='

/** Where links to the cookie settings lead without JavaScript: the section about what is stored in the browser. */
export const STORAGE_PATH = '/datenschutz.html#speicher'

/** Anchor of the cover at the head of an article. */
export const COVER_ID = 'titelbild'

export function articlePath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** The slug in the canonical path of an article. */
export function slugOf(path: string): string {
  return path.slice(BLOG_PATH.length + 1)
}

/** What mail programs, hosts and people put after the name of a page: slashes, a folder's index page, the file extension, and punctuation. */
const ENDINGS = /(?:\/index|\.html|[\p{P}\s>])+$/u

/** A part of an address without percent encoding; as it is if the encoding is invalid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What the spellings of a path have in common. */
function spelled(path: string): string {
  return decoded(path).toLowerCase().replace(/\/\/+/g, '/').replace(ENDINGS, '')
}

/**
 * The address that was meant by one as it arrives: '/Blog', '/blog/', '/blog.html', '//blog', '/%62log' and '/blog).' are all '/blog', and
 * '/%23name=Ida' is '/#name=Ida'. Query and fragment are kept.
 *
 * @param asked A path as in a URL, with or without query and fragment.
 * @param pages The canonical paths of all pages.
 * @returns undefined if no page was meant. A canonical path is returned unchanged. Never leads to another host.
 */
export function addressMeant(asked: string, pages: readonly string[]): string | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(asked) ?? []
  const [name = '', fragment] = path.split(/%23(.*)/is)
  const page = pages.find((one) => spelled(one) === spelled(name))
  return page && page + query + (fragment === undefined ? hash : `#${fragment}`)
}

/** The canonical paths of the pages in a sitemap. */
export function pagesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
