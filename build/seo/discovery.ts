import { escapeUTF8 } from 'entities'
import { articleBody, articles } from '#content/articles.ts'
import { owner } from '#content/facts/owner.ts'
import { isThere } from '#content/isThere.ts'
import { faqItems } from '#content/home/faq.ts'
import { packages, packagesSection, scopeOf } from '#content/home/packages.ts'
import { auditName, bookings } from '#content/navigation.ts'
import { openPoints, samplesNote } from '#content/openPoints.ts'
import { pageTexts } from '#content/pages.ts'
import { prerenderedPages } from '#routes.tsx'
import { articlePath, BLOG_PATH } from '#addresses.ts'
import { amountOf } from '#content/format.ts'
import { providerName } from '#content/legal/text.ts'
import { legalDocuments } from '#content/legal/documents.ts'
import { articleFeed } from './feed.ts'
import { WEB_MANIFEST_PATH } from './renderHead.ts'

/**
 * The files that let crawlers discover the site, as text.
 *
 * @param themeColour Colour of the browser's UI around the site, as #rrggbb.
 */
export function discoveryFiles(themeColour: string): { file: string; text: string }[] {
  const inFull = articles.map((article) => ({ ...article, html: articleBody(article.slug).html }))
  return [
    { file: 'sitemap.xml', text: sitemap() },
    { file: 'robots.txt', text: robots() },
    { file: 'llms.txt', text: llms() },
    { file: 'feed.xml', text: articleFeed(inFull, owner) },
    { file: WEB_MANIFEST_PATH.slice(1), text: webManifest(themeColour) },
    { file: '.well-known/security.txt', text: securityText() },
  ]
}

/** All canonical URLs, with the date or month of the last change if it is known: not for pages that consist of many facts. */
function sitemap(): string {
  const dates = new Map([
    ...articles.map(({ slug, updated }) => [articlePath(slug), updated] as const),
    [
      BLOG_PATH,
      articles
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1),
    ],
    ...legalDocuments.map(({ path, asOf }) => [path, asOf] as const),
  ])
  const urls = prerenderedPages
    .filter((page) => !page.fault)
    .map(({ path }) => {
      const date = dates.get(path)
      return `  <url><loc>${escapeUTF8(owner.baseUrl + path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** All crawlers may read everything. This includes AI crawlers, so that assistants can quote the site. */
function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${owner.baseUrl}/sitemap.xml\n`
}

/** What is sold, for people who ask a language model: prices, contents, how days are counted, guarantee, talks and contact. */
function offerInWords(): string {
  const { days, included, notes, priceNote } = packagesSection
  return [
    ...packages.map(
      (one) =>
        `${one.name}: ${[one.price, one.netPrice].filter(Boolean).join(', ')}. ${one.description}. ${scopeOf(one)} ${packagesSection.resultLabel}: ${one.result}`,
    ),
    `${included.title}: ${included.features.join(', ')}.`,
    priceNote.join(''),
    `${days.label}: ${owner.baseUrl}${days.href}`,
    `${notes.limit.text} ${notes.guarantee.text}`,
    `Kostenlose Gespräche: ${Object.values(bookings)
      .map(({ minutes, name }) => `${name}, ${amountOf(minutes, 'Minute', 'Minuten')}`)
      .join('; ')}; beide Termine unter ${owner.bookingUrl}; ${auditName}, Termin per E-Mail.`,
    `Kontakt: ${[providerName(owner), owner.email, ...(owner.phone ? [owner.phone.text] : [])].join(', ')}`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}

/** A map of the site for language models, in the format of llmstxt.org. */
function llms(): string {
  const link = (path: string, title: string, text: string) => `- [${title}](${owner.baseUrl}${path}): ${text}`
  const samples = openPoints().some(({ step }) => step !== 'decisions') ? `> ${samplesNote}\n\n` : ''
  const answers = faqItems.map(({ question, answer }) => `### ${question}\n\n${answer}\n\n`).join('')
  const questions = isThere('#fragen') ? `## Fragen\n\n${answers}` : ''
  const pages = Object.entries(pageTexts.byPath).map(([path, { title, description }]) => link(path, title, description))
  return `# ${owner.brand}\n\n> ${pageTexts.byPath['/']?.description ?? ''}\n\n${samples}## Angebot\n\n${offerInWords()}\n\n${questions}## Seiten\n\n${pages.join('\n')}\n\n## Artikel\n\n${articles
    .map((article) => link(articlePath(article.slug), article.title, article.excerpt))
    .join('\n')}\n`
}

function webManifest(themeColour: string): string {
  return `${JSON.stringify(
    {
      name: owner.brand,
      short_name: owner.brand,
      lang: 'de',
      start_url: '/',
      display: 'browser',
      background_color: themeColour,
      theme_color: themeColour,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`
}

/** Expires a year after the build, the longest period that RFC 9116, section 2.5.5, recommends. */
function securityText(): string {
  const expires = new Date()
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), expires.getUTCDate() - 1)
  expires.setUTCHours(0, 0, 0, 0)
  return `Contact: mailto:${owner.email}\nPreferred-Languages: de, en\nCanonical: ${owner.baseUrl}/.well-known/security.txt\nExpires: ${expires.toISOString()}\n`
}
