import { escapeUTF8 } from 'entities'
import type { BuiltCard } from '../pictures/socialCards.ts'
import { COVER_ID } from '#addresses.ts'
import type { Head } from './head.ts'

export const WEB_MANIFEST_PATH = '/site.webmanifest'

/** JSON that cannot close the script element it is in. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

interface RenderHeadOptions {
  head: Head
  /** The preview image of the page when it is shared. */
  card: BuiltCard
  owner: { readonly baseUrl: string; readonly brand: string }
  /** Colour of the browser's UI around the page, as #rrggbb. */
  themeColour: string
  /** The page's schema.org graph, if it has one. */
  structuredData: unknown
}

/** The head of a page as HTML. */
export function renderHead({ head, card, owner, themeColour, structuredData }: RenderHeadOptions): string {
  const meta = (key: 'name' | 'property', name: string, content: string) => `<meta ${key}="${name}" content="${escapeUTF8(content)}">`
  return [
    `<title>${escapeUTF8(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.canonical
      ? [
          `<link rel="canonical" href="${escapeUTF8(head.canonical)}">`,
          meta('name', 'robots', 'max-image-preview:large'),
          meta('property', 'og:url', head.canonical),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', owner.brand),
    meta('property', 'og:locale', 'de_DE'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', owner.baseUrl + card.src),
    meta('property', 'og:image:width', String(card.width)),
    meta('property', 'og:image:height', String(card.height)),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'theme-color', themeColour),
    // Safari on iOS would otherwise turn other numbers into links that call them, also in islands before they are hydrated.
    meta('name', 'format-detection', 'telephone=no'),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // With JavaScript, the bootstrap adds the link after the first paint (src/start/bootstrap.ts), because nothing visible depends on it.
    `<noscript><link rel="manifest" href="${WEB_MANIFEST_PATH}"></noscript>`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeUTF8(owner.brand)}" href="/feed.xml">`,
    // Delays rendering until the cover is parsed, so that the view transition of the cover has an element to end at.
    ...(head.type === 'article' ? [`<link rel="expect" href="#${COVER_ID}" blocking="render">`] : []),
    ...(structuredData ? [`<script type="application/ld+json">${embedJson(structuredData)}</script>`] : []),
  ].join('\n')
}
