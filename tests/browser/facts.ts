import type { Page } from '@playwright/test'
import { caseStudies, industryLogos, testimonials } from '../../src/content/facts/clients.ts'
import { storySections, team } from '../../src/content/facts/people.ts'
import { express, german, inEuros, ordered } from '../ordered-facts.ts'
import { banner, machine, questions } from './elements.ts'
import { ARTICLES } from './routes.ts'
import { expect, plain } from './support.ts'

/** Soft, so that every missing fact is reported; with a short timeout, since the page is already rendered. */
const soft = expect.configure({ soft: true, timeout: 3_000 })

/** Checks the facts that every visitor finds on a page, with or without JavaScript, by their text and ARIA roles. */
export async function expectFacts(page: Page, route: string): Promise<void> {
  await soft(page.getByRole('main'), 'one main').toHaveCount(1)
  await soft(page.getByRole('banner'), 'one banner').toHaveCount(1)
  await soft(page.getByRole('contentinfo'), 'one foot').toHaveCount(1)
  await soft(page.getByRole('heading', { level: 1 }), 'one heading of the first level').toHaveCount(1)
  const home = route === '/' ? '' : '/'
  await soft
    .poll(() => page.locator('header nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))), { message: 'menu' })
    .toEqual(['/ueber-mich', `${home}#services`, `${home}#prozess`, `${home}#erfolge`, '/blog', '/FunnelActive', `${home}#kontakt`])
  for (const path of ['/impressum.html', '/agb.html', '/datenschutz.html', '/barrierefreiheit.html'])
    await soft(page.getByRole('contentinfo').locator(`a[href="${path}"]`).first(), `foot: ${path}`).toBeAttached()

  if (ARTICLES.includes(route)) await expectArticle(page)
  else await FACTS[route]?.(page)

  const booking = page.getByRole('link', { name: /öffnet in neuem Tab/ })
  for (const link of await booking.all()) {
    const name = (await link.textContent()) ?? ''
    await soft(link, name).toHaveAttribute('target', '_blank')
    await soft(link, name).toHaveAttribute('rel', /\bnoopener\b/)
    await soft(link, name).toHaveAttribute('href', /^https:\/\//)
  }
}

/** Checks that the text of an element contains these strings in this order. */
async function says(page: Page, selector: string, ...words: readonly string[]): Promise<void> {
  const text = plain(await page.locator(selector).first().textContent())
  let from = 0
  for (const word of words) {
    const at = text.indexOf(word, from)
    soft(at, `${selector} says '${word}'${from > 0 ? ' after what comes before it' : ''}`).toBeGreaterThanOrEqual(0)
    from = Math.max(at, from)
  }
}

/** The level-3 headings in a part of the page. */
async function headings(page: Page, selector: string): Promise<string[]> {
  return (await page.locator(`${selector} h3`).allTextContents()).map(plain)
}

/** A site owner may add other sections between these. */
const ORDERED_SECTIONS = ['start', 'probleme', 'expertise', 'services', 'gruende', 'erfolge', 'prozess', 'stimmen', 'fragen', 'kontakt']

const FACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await soft(page.getByRole('heading', { level: 1, name: ordered.headline.lit + ordered.headline.rest })).toBeVisible()
    const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
    soft(
      sections.filter((id) => ORDERED_SECTIONS.includes(id)),
      'the ordered sections in their order',
    ).toEqual(ORDERED_SECTIONS)
    await says(page, '#start', `${ordered.moreConversionsPercent} %`, `${ordered.sitesBuilt}+`, `${express.days} Tage`)
    for (const name of ['KI-Website starten', `${ordered.talkMinutes.audit}\u00a0Minuten Audit, kostenlos`])
      await soft(page.locator('#start').getByRole('link', { name })).toHaveAttribute('href', '#kontakt')
    soft(await headings(page, '#probleme')).toHaveLength(4)
    await says(page, '#probleme', 'Ab Tag 1', 'Ab Tag 23', 'Ab Tag 45', 'Ab Tag 67')
    const head = `Im selben Maßstab: ${express.days} Tage Bauzeit. Danach arbeitet Ihre Website schon`
    await says(page, '#expertise', `${head} ${ordered.classicDays - express.days} Tage`)
    await soft(page.locator('#expertise').getByRole('article')).toHaveCount(3)

    const services = page.locator('#services')
    await soft(services.getByRole('article')).toHaveCount(ordered.packages.length)
    for (const { name, priceEuro, days, popular } of ordered.packages) {
      const offer = services.getByRole('article', { name })
      soft(plain(await offer.textContent()), name).toContain(plain(inEuros(priceEuro)))
      soft(plain(await offer.textContent()), name).toContain(`${days} Tagen`)
      await soft(offer.getByText('Am beliebtesten'), name).toHaveCount(popular ? 1 : 0)
      await soft(offer.getByRole('link', { name: `${name} anfragen` })).toHaveAttribute('href', '#kontakt')
    }
    const support = ordered.packages.map((sold) => sold.support ?? '')
    for (const note of [...support, `Nur ${ordered.monthlyLimit} Websites im Monat`, `${ordered.guaranteeDays} Tage Geld-zurück-Garantie`])
      soft(plain(await services.textContent())).toContain(plain(note))

    soft(await headings(page, '#gruende')).toEqual([
      `${express.days} Tage statt 3 Monate`,
      'Ein Preis, der stehen bleibt',
      `Das Ziel: Seite 1 bei Google in ${ordered.googleDays} Tagen`,
      `Unter ${ordered.loadTimeSeconds} Sekunden geladen`,
      `${ordered.satisfactionPercent} % zufriedene Kunden`,
    ])
    await soft(page.locator('#case-studies').getByRole('article')).toHaveCount(caseStudies.length)
    const results = caseStudies.flatMap((study) => study.results.map(({ value }) => value))
    await says(page, '#case-studies', ...results)
    await soft(machine(page, 'counters')).toContainText(german(ordered.caseConversionPercent))
    soft(await headings(page, '#prozess')).toEqual(['Strategiegespräch', 'Konzept', 'Gestaltung', 'Umsetzung', 'Start'])
    await says(page, '#prozess', `${ordered.talkMinutes.strategy} Minuten`, '1 Tag', '1 Tag', '1 Tag', '1 Tag')
    const voices = page.locator('#stimmen figure')
    await soft(voices, 'voices').toHaveCount(testimonials.length)
    for (const voice of await voices.all()) await soft(voice).toContainText(/5 von 5/)
    await soft(
      page
        .locator('#stimmen')
        .getByRole('list', { name: /Branchen/ })
        .getByRole('listitem'),
    ).toHaveCount(industryLogos.length)
    await soft(questions(page), 'eight questions').toHaveCount(8)
    await soft(page.locator('#fragen')).toContainText(`${ordered.talkMinutes.introduction} Minuten`)
    for (const [id, label] of [
      ['erfolge', 'Kostenloses Audit buchen'],
      ['prozess', 'Strategiegespräch buchen'],
      ['fragen', 'Kennenlerngespräch buchen'],
    ] as const)
      await soft(page.locator(`#${id}`).getByRole('link', { name: `${label} (öffnet in neuem Tab)` })).toHaveCount(1)

    const contact = page.locator('#kontakt')
    for (const [label, attributes] of [
      ['Name', { autocomplete: 'name' }],
      ['E-Mail', { autocomplete: 'email', type: 'email' }],
      ['Bisherige Website', { autocomplete: 'url', type: 'url' }],
    ] as const) {
      const field = contact.getByLabel(label, { exact: label === 'Name' })
      for (const [name, value] of Object.entries(attributes)) await soft(field, label).toHaveAttribute(name, value)
      await soft(field, label).not.toHaveAttribute('required')
    }
    soft((await contact.getByLabel('Paket').locator('option').allTextContents()).map(plain)).toEqual(
      ordered.packages.map(({ name, priceEuro, days }) => plain(`${name}, ${inEuros(priceEuro)} in ${days} Tagen`)),
    )
  },

  '/blog': async (page) => {
    const links = page.getByRole('main').getByRole('article').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    soft(hrefs, 'a card for each article').toHaveLength(ARTICLES.length)
    const first = [
      '/blog/ki-kreativitaet-individuelle-webseite',
      '/blog/seo-ki-zeitalter-gefunden-werden',
      '/blog/zukunft-webdesign-ki-webdesigner',
      '/blog/professionelle-webseite-ki-prozess',
      '/blog/3-tage-webseite-ki-revolution',
      '/blog/webseitenbau-fehler-ki-loesungen',
    ]
    soft(
      hrefs.filter((href) => first.includes(href ?? '')),
      'the six of the beginning in their order',
    ).toEqual(first)
    const cards = (await page.getByRole('main').getByRole('article').allTextContents()).map(plain)
    for (const [minutes, date] of [
      ['8 Min', '5. Oktober 2025'],
      ['6 Min', '2. Oktober 2025'],
      ['9 Min', '28. September 2025'],
    ] as const) {
      soft(cards.find((card) => card.includes(date))).toContain(minutes)
    }
    await soft(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
    await soft(machine(page, 'newsletter')).toContainText('absenden und die Antwort darauf bestätigen')
  },

  '/ueber-mich': async (page) => {
    await soft(page.getByRole('heading', { level: 1 })).toHaveText(`Seit ${ordered.sinceYear} geübt, in ${express.days}\u00a0Tagen gebaut.`)
    await soft(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
    await soft(page.getByRole('img', { name: /^(?:Platzhalter für das )?Porträt von/ }).first()).toBeVisible()
    await soft(page.locator('.chapters > li'), 'chapters').toHaveCount(storySections.length)
    await says(page, '.chapters', ...storySections.map(({ title }) => plain(title)))
    await soft(page.locator('ul.team img'), 'people').toHaveCount(team.length)
    await soft(page.getByRole('region', { name: 'Was uns antreibt' })).toBeVisible()
    const marked = (await page.getByText(/^(?:Beispiel(?:wert|projekt|stimme)|Platzhalter)$/).count()) > 0
    const explained = page.getByText('Diese Website ist noch nicht mit echten Daten gefüllt.')
    await soft(explained, 'the mark of samples is explained while there is one').toHaveCount(marked ? 1 : 0)
    await soft(page.getByRole('main').locator('a[href="/blog"]').first()).toBeVisible()
  },

  '/FunnelActive': async (page) => {
    await soft(page.getByRole('heading', { level: 1 })).toHaveText('Von hundert Besuchern kaufen fünf. In diesem Beispiel.')
    await soft(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', '/')
    await says(page, '[data-machine="funnel-stages"]', '1.000', '350', '150', '50', '25.000 €')
    await says(page, '[data-machine="funnel-visualization"]', '10.000', '3.500', '1.500', '500', '375.000 €', '4.500.000 €')
    const why = plain(await machine(page, 'funnel-tabs').textContent())
    for (const figure of ['1–3 %', '20 Kunden', '70–90 %', '15–25 %', '50 Kunden', '30–50 %', '25–40 %', '5–15 %', '10–30 %', '20–35 %'])
      soft(why, figure).toContain(figure)
    await soft(page.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/#services')
  },

  '/impressum.html': async (page) => {
    await expectLegal(page, 'Impressum')
    const main = page.getByRole('main')
    await soft(main).toContainText('§\u00a05 DDG')
    await soft(main).toContainText('§\u00a018 Abs.\u00a02 MStV')
    await soft(main.locator('a[href^="mailto:"]').first()).toBeVisible()
    await soft(main.locator('a[href^="tel:"]').first()).toBeVisible()
  },
  '/agb.html': (page) => expectLegal(page, 'Allgemeine Geschäftsbedingungen'),
  '/datenschutz.html': async (page) => {
    await expectLegal(page, 'Datenschutz')
    await soft(page.getByRole('main')).toContainText('cookie-consent')
    await soft(page.getByRole('main')).toContainText('TDDDG')
    await soft(page.getByRole('main')).toContainText('ohne Ihre Bestätigung nehmen wir Sie nicht auf')
  },
  '/barrierefreiheit.html': (page) => expectLegal(page, 'Erklärung zur Barrierefreiheit'),

  '/blog/gibt-es-nicht': async (page) => {
    await soft(page.getByRole('heading', { level: 1 })).toHaveText('Artikel nicht gefunden')
    await says(page, 'main', 'Unbekannt')
    await says(page, 'main', '0 Min')
    await says(page, 'main', 'Dieser Artikel konnte nicht gefunden werden.')
    await soft(machine(page, 'newsletter')).toHaveCount(1)
    await soft(page.getByRole('link', { name: 'Alle Artikel ansehen' })).toHaveAttribute('href', '/blog')
  },
  '/gibt-es-nicht': async (page) => {
    await soft(page.getByRole('heading', { level: 1 })).toHaveText('Tag\u00a0404 gibt es in keinem Projekt.')
    await soft(page.getByRole('img', { name: 'Maßband mit einem umgefallenen Strich' })).toBeAttached()
    for (const [name, href] of [
      ['Zur Startseite', '/'],
      ['Zum Blog', '/blog'],
      ['Pakete ansehen', '/#services'],
    ] as const)
      await soft(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

async function expectArticle(page: Page): Promise<void> {
  const article = page.locator('main > article')
  await soft(article.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await soft(article.locator('time').first()).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/)
  soft(plain(await article.textContent())).toMatch(/\d Min Lesezeit/)
  await soft(article.getByRole('link', { name: 'Alle Artikel ansehen' })).toHaveAttribute('href', '/blog')
  const [answerTop, textTop] = [
    await article.getByRole('complementary').first().boundingBox(),
    await page.locator('.prose').boundingBox(),
  ].map((box) => box?.y ?? 0)
  soft(answerTop, 'the short answer stands above the text').toBeLessThan(textTop ?? 0)
  await soft(page.getByRole('navigation', { name: 'In diesem Text', includeHidden: true }).first()).toBeAttached()
  await soft(page.getByRole('navigation', { name: 'Nachbarn im Blog' }).getByRole('link').first()).toBeAttached()
  await soft(machine(page, 'newsletter')).toHaveCount(1)
}

async function expectLegal(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main')
  await soft(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await soft(main.getByText(/^Stand: \p{L}+ 20\d\d$/u).first()).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite', includeHidden: true }).first()
  const anchors = await contents.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  soft(anchors.length).toBeGreaterThan(2)
  for (const anchor of anchors) await soft(page.locator(`h2${anchor}`), anchor).toHaveCount(1)
  soft(await main.textContent(), 'no law that is out of force').not.toMatch(/\bTMG\b|\bTTDSG\b|\bRStV\b/)
  await soft(main.locator('a[href*="ec.europa.eu/consumers/odr"]'), 'no closed platform').toHaveCount(0)
  await soft(banner(page), 'covered by nothing').toHaveCount(0)
}
