/** The legal texts. */
export const LEGAL: readonly string[] = ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html']

/** The six articles. */
export const ARTICLES: readonly string[] = [
  '/blog/professionelle-webseite-ki-prozess',
  '/blog/3-tage-webseite-ki-revolution',
  '/blog/webseitenbau-fehler-ki-loesungen',
  '/blog/ki-kreativitaet-individuelle-webseite',
  '/blog/seo-ki-zeitalter-gefunden-werden',
  '/blog/zukunft-webdesign-ki-webdesigner',
]

/** Every page that can be found. */
export const ROUTES: readonly string[] = ['/', '/blog', ...ARTICLES, '/ueber-mich', '/FunnelActive', ...LEGAL]

/** Addresses that lead nowhere: an unknown article and an unknown page. They answer 404. */
export const FAULTS: readonly string[] = ['/blog/gibt-es-nicht', '/gibt-es-nicht']

/** A page of every kind, with one article for all. */
export const KINDS: readonly string[] = [
  '/',
  '/blog',
  '/blog/seo-ki-zeitalter-gefunden-werden',
  '/ueber-mich',
  '/FunnelActive',
  ...LEGAL,
  ...FAULTS,
]
