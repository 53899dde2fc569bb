import type { Graph, Thing } from 'schema-dts'
import { ABOUT_PATH, articlePath, BLOG_PATH, HOME_PATH, slugOf } from '#addresses.ts'
import { pageKindOf } from '#routes.tsx'
import { about } from '#content/about.ts'
import { articleBody, articleBySlug, articles } from '#content/articles.ts'
import type { ArticleMeta } from '#content/articles.ts'
import { isThere } from '#content/isThere.ts'
import { faqItems } from '#content/home/faq.ts'
import { hero } from '#content/home/hero.ts'
import { packages, packagesSection, scopeOf } from '#content/home/packages.ts'
import { headerLinks } from '#content/menus.ts'
import { shell } from '#content/navigation.ts'
import { owner } from '#content/facts/owner.ts'
import { highestPrice, lowestPrice } from '#content/prices.ts'
import { pageTexts } from '#content/pages.ts'
import { headOf } from './head.ts'

const url = (path: string) => `${owner.baseUrl}${path}`
/** Where clients may be, as in the terms (src/content/legal/agb.ts, section 8). */
const AREAS = ['Europäische Union', 'Europäischer Wirtschaftsraum', 'Schweiz'].map((name) => ({ '@type': 'Place' as const, name }))
const SUBJECTS = ['Webdesign', 'Künstliche Intelligenz', 'Suchmaschinenoptimierung', 'Conversion-Funnel', 'Barrierefreiheit']
const id = (name: string) => ({ '@id': `${owner.baseUrl}/#${name}` })

/**
 * Describes a page in the vocabulary of schema.org, with nothing that visitors cannot also read on the site. Contains no aggregate of the
 * site's own reviews and no unproven claim.
 *
 * @param cardSrc Path of the page's preview image.
 * @returns the graph, or undefined for pages that must not be indexed.
 */
export function structuredDataOf(path: string, cardSrc: string): Graph | undefined {
  const kind = pageKindOf(path)
  const article = kind === 'article' ? articleBySlug(slugOf(path)) : undefined
  if (!headOf(path).canonical) return undefined
  const things: Thing[] = [organization(), website(), person()]
  if (kind === 'home') things.push(page(path), ...(isThere('#services') ? [service()] : []), ...(isThere('#fragen') ? [questions()] : []))
  else if (kind === 'blog') things.push(blogPage(), breadcrumbs(path))
  else if (article) things.push(posting(article, cardSrc), breadcrumbs(path))
  else if (kind === 'about') things.push(profile(), breadcrumbs(path))
  else things.push(page(path), breadcrumbs(path))
  return { '@context': 'https://schema.org', '@graph': things }
}

function organization(): Thing {
  return {
    '@type': 'ProfessionalService',
    ...id('organisation'),
    name: owner.brand,
    url: url('/'),
    logo: url('/icon-512.png'),
    email: owner.email,
    ...(owner.phone && { telephone: owner.phone.href.replace('tel:', '') }),
    ...('firm' in owner.legalForm && { legalName: owner.legalForm.firm }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: owner.address.street,
      postalCode: owner.address.postalCode,
      addressLocality: owner.address.city,
      addressCountry: 'DE',
    },
    priceRange: `${lowestPrice} bis ${highestPrice}`,
    areaServed: AREAS,
    ...(!('directors' in owner.legalForm) && { founder: id('inhaber') }),
    sameAs: owner.socialProfiles.map(({ href }) => href),
  }
}

function person(): Thing {
  return {
    '@type': 'Person',
    ...id('inhaber'),
    name: owner.name,
    jobTitle: owner.profession,
    image: url(about.hero.photoSrc),
    knowsAbout: SUBJECTS,
    url: url(ABOUT_PATH),
    sameAs: owner.socialProfiles.map(({ href }) => href),
    worksFor: id('organisation'),
  }
}

function website(): Thing {
  return { '@type': 'WebSite', ...id('website'), url: url('/'), name: owner.brand, inLanguage: 'de-DE', publisher: id('organisation') }
}

/** Properties of every page, whatever its kind. */
function facts(path: string) {
  const { title, description } = headOf(path)
  return { '@id': url(path), url: url(path), name: title, description, inLanguage: 'de-DE', isPartOf: id('website') }
}

function page(path: string): Thing {
  return { '@type': 'WebPage', ...facts(path) }
}

/** The three packages as offers of one service, at the prices shown on the page. */
function service(): Thing {
  return {
    '@type': 'Service',
    ...id('leistung'),
    name: owner.profession,
    serviceType: 'Webdesign',
    provider: id('organisation'),
    areaServed: AREAS,
    audience: { '@type': 'BusinessAudience', audienceType: hero.audience.forWhom.replace(/^für /, '') },
    url: url('/#services'),
    offers: packages.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      description: `${offer.description}. ${scopeOf(offer)} ${packagesSection.included.title}: ${packagesSection.included.features.join(', ')}.`,
      price: String(offer.priceEuro),
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: String(offer.priceEuro),
        priceCurrency: 'EUR',
        // Prices are final: they include VAT, or no VAT is due (src/content/vat.ts).
        valueAddedTaxIncluded: true,
      },
      url: url('/#services'),
    })),
  }
}

function questions(): Thing {
  return {
    '@type': 'FAQPage',
    ...id('fragen'),
    isPartOf: { '@type': 'WebPage', '@id': url(HOME_PATH) },
    mainEntity: faqItems.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function blogPage(): Thing {
  return {
    '@type': 'CollectionPage',
    ...facts(BLOG_PATH),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: url(articlePath(article.slug)),
        name: article.title,
      })),
    },
  }
}

function posting(article: ArticleMeta, cardSrc: string): Thing {
  const address = url(articlePath(article.slug))
  const pictures = [...articleBody(article.slug).html.matchAll(/<img src="([^"]+)"/g)].flatMap(([, src]) => src ?? [])
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: 'de-DE',
    author: { ...id('inhaber'), '@type': 'Person', name: owner.name, url: url(ABOUT_PATH) },
    publisher: id('organisation'),
    image: pictures.length > 0 ? [cardSrc, ...pictures].map(url) : url(cardSrc),
    timeRequired: `PT${article.readMinutes}M`,
    isPartOf: { '@type': 'CollectionPage', '@id': url(BLOG_PATH) },
  }
}

function profile(): Thing {
  return { '@type': 'ProfilePage', ...facts(ABOUT_PATH), mainEntity: id('inhaber') }
}

/** The path from the home page to this page, with the names used in the navigation. */
function breadcrumbs(path: string): Thing {
  const nameOf = (address: string) =>
    headerLinks.find(({ href }) => href === address)?.label ?? pageTexts.byPath[address]?.title ?? headOf(address).title
  const way = [
    { name: shell.backHome, path: HOME_PATH },
    ...(pageKindOf(path) === 'article' ? [{ name: nameOf(BLOG_PATH), path: BLOG_PATH }] : []),
    { name: nameOf(path), path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url(path)}#pfad`,
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, name: step.name, item: url(step.path) })),
  }
}
