import { describe, expect, it } from 'vitest'
import { sourceOf } from '#paths'
import { notFound } from '#content/notFound.ts'
import { ecosystem, express, german, inEuros, isTemplate, stated } from '../stated-facts.ts'
import { ARTICLES, ROUTES, SECTIONS } from '../browser/routes.ts'
import { all, facts, inOrder, inSection, linksTo, plain, textOf, textsOf, thingOf } from './site.ts'

// Checks that the pages state the facts (tests/stated-facts.ts), with whatever sections, questions, reviews and articles the owner has.

const { owner, claims } = facts
const { talkMinutes } = stated
const [begin, end] = stated.weekdays
const inDays = `${stated.googleDays} ${Number(stated.googleDays) === 1 ? 'Tag' : 'Tagen'}`

const contactLink = (choice = '') => (SECTIONS.includes('kontakt') ? `#kontakt${choice}` : `mailto:${owner.email}`)

/** The booking calendar's URL for a talk of this length. */
const bookingOf = (minutes: number) => `${owner.bookingUrl}?dauer=${minutes}`

/** How a price is stated without VAT, if there is VAT. */
function netOf(priceEuro: number): string[] {
  const { vat } = owner
  if (vat.kind === 'kleinunternehmer') return []
  const net = priceEuro / (1 + vat.ratePercent / 100)
  return [`netto ${net.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} €`]
}

describe('the home page', () => {
  it('has the headline, the beginning of it yellow, and its sections in their order', () => {
    expect(all('/', 'main > section[id]').map(({ id }) => id)).toEqual(SECTIONS)
    expect(textOf('/', 'h1')).toBe(stated.headline.lit + stated.headline.rest)
    expect(all('/', 'h1 [data-part="fast"]')[0]?.textContent).toBe(stated.headline.lit)
    expect(textOf('/', 'h1 [data-part="slow"]')).toBe(stated.headline.rest)
  })

  it('names the owner in the hero, and the tax beside the price', () => {
    expect(textOf('/', '#start')).toContain(owner.name)
    expect(textOf('/', '#start [data-content] > p').includes('€ inkl. USt.')).toBe(owner.vat.kind !== 'kleinunternehmer')
  })

  it('states price and figures in the hero, with both links to the contact form', () => {
    expect(textOf('/', '#start [data-content] > p')).toContain(plain(inEuros(express.priceEuro)))
    expect(textsOf('/', '#start dd').join()).toMatch(
      inOrder(`${stated.moreConversionsPercent} %`, `${german(stated.sitesBuilt)}+`, `${express.days} Tage`),
    )
    expect(linksTo('/', '#start', 'KI-Website starten')).toEqual([contactLink()])
    expect(linksTo('/', '#start', `Kostenloses Audit, ${talkMinutes.audit} Minuten`)).toEqual([contactLink('&thema=audit')])
    // Without JavaScript, the page names days of the week instead of dates.
    expect(textOf('/', '#start [data-island="package-dates"]')).toBe(`Beginn ${begin}, online ${end} (${express.name})`)
  })

  inSection('probleme')('has four pain points, one at the beginning of each quarter of a classic project', () => {
    const days = [0, 1, 2, 3].map((quarter) => Math.floor((quarter * (stated.classicDays - 1)) / 4) + 1)
    expect(textsOf('/', '#probleme li > p:first-of-type')).toEqual(days.map((day) => `Ab Tag ${day}`))
  })

  inSection('expertise')('compares the days of a classic project with those of the smallest package', () => {
    const rest = stated.classicDays - express.days
    expect(textOf('/', '#expertise [data-part="rest"]')).toBe(`${rest} Tage`)
    expect(textsOf('/', '#expertise [data-part="final"]')).toEqual([
      `Tag ${express.days}`,
      `arbeitet seit ${rest} Tagen`,
      `Tag ${stated.classicDays}`,
    ])
    // A stroke for each day, and one on the ruler.
    expect(all('/', '#expertise [data-part="built"] > i')).toHaveLength(express.days)
    expect(all('/', '#start [data-part="strokes"] i')).toHaveLength(express.days)
    expect(textOf('/', '#fuss [data-part="band"]')).toMatch(new RegExp(`^${express.days * 24} h`))
  })

  inSection('services')('offers the three packages at their prices, one of them as the most popular', () => {
    expect(all('/', '#services [data-tab]')).toHaveLength(3)
    for (const [index, { name, priceEuro, days, popular, support }] of stated.packages.entries()) {
      const sold = `#services [data-tab]:nth-child(${index + 1})`
      expect(textOf('/', `${sold} h3`)).toBe(name)
      expect(textOf('/', sold)).toMatch(inOrder(inEuros(priceEuro), ...netOf(priceEuro), `${days} Arbeitstagen`))
      expect(textOf('/', `${sold} > div:first-of-type`)).toMatch(popular ? /Am beliebtesten/ : new RegExp(`^${name}$`))
      expect(textOf('/', sold)).toContain(plain(support))
      expect(linksTo('/', sold, `${name} anfragen`)).toEqual([contactLink(`&paket=${['express', 'experience', 'ecosystem'][index]}`)])
    }
    if (SECTIONS.includes('kontakt'))
      expect(textsOf('/', '#kontakt option')).toEqual(stated.packages.map(({ name, priceEuro }) => plain(`${name}, ${inEuros(priceEuro)}`)))
  })

  inSection('services')('has the same offers in its structured data, as final prices', () => {
    expect(thingOf('/', 'Service').offers).toMatchObject(
      stated.packages.map(({ name, priceEuro }) => ({
        name,
        price: String(priceEuro),
        priceCurrency: 'EUR',
        priceSpecification: { price: String(priceEuro), valueAddedTaxIncluded: true },
      })),
    )
  })

  inSection('services')('states tax, limit and guarantee beside the prices', () => {
    const tax =
      owner.vat.kind === 'kleinunternehmer' ? 'Nach § 19 UStG fällt keine Umsatzsteuer an.' : `${owner.vat.ratePercent} % Umsatzsteuer.`
    const { from, to } = stated.runningCostsEuro
    const costs = inOrder('Festpreis', tax, 'Domain, Hosting', `meist ${from} bis ${inEuros(to)} im Monat`, 'Wie wir die Tage zählen')
    expect(textOf('/', '#services')).toMatch(costs)
    expect(textOf('/', '#services')).toContain(`Zum Ändern dient ${stated.editor}`)
    expect(textOf('/', '#services')).toMatch(
      inOrder(
        `Nur ${stated.monthlyLimit} ${stated.monthlyLimit === 1 ? 'Website' : 'Websites'} im Monat`,
        `${stated.guaranteeDays} Tage Geld zurück, ohne Begründung. Der Paketpreis, in EU, EWR und Schweiz. Die Website geht vom Netz.`,
      ),
    )
    expect(linksTo('/', '#services', 'Bedingungen der Garantie')).toEqual(['/agb.html#garantie'])
  })

  inSection('gruende')('has the five reasons', () => {
    expect(textsOf('/', '#gruende h3').join('\n')).toMatch(
      inOrder(
        `${express.days} Tage statt ${stated.classicMonths} ${stated.classicMonths === 1 ? 'Monat' : 'Monate'}`,
        'Ein Preis, der stehen bleibt',
        `Das Ziel: Seite ${stated.googlePage} bei Google in ${inDays}`,
        `Das Ziel: unter ${stated.loadTimeSeconds} ${Number(stated.loadTimeSeconds) === 1 ? 'Sekunde' : 'Sekunden'} geladen`,
        `${stated.satisfactionPercent} % zufriedene Kunden`,
      ),
    )
  })

  inSection('erfolge')('has case studies with their results, and the counter', () => {
    expect(all('/', '#erfolge #case-studies article')).toHaveLength(facts.caseStudies.length)
    const results = facts.caseStudies.flatMap((study) => [study.client, ...study.results.map(({ value }) => value)])
    expect(textOf('/', '#case-studies')).toMatch(inOrder(...results))
    expect(all('/', '[data-machine="counters"]')[0]?.getAttribute('data-conversion')).toBe(String(stated.caseConversionPercent))
  })

  inSection('stimmen')('has reviews and industries', () => {
    const voices = textsOf('/', '#stimmen figure')
    expect(voices).toHaveLength(facts.testimonials.length)
    for (const [index, { name, rating, text }] of facts.testimonials.entries())
      expect(voices[index]).toMatch(inOrder(`${rating} von 5`, text, name))
    const average = new RegExp(`^${german(stated.rating)} von 5 im Schnitt aus [\\d.]+ Bewertung(?:en)? von \\d{4} bis \\d{4}`)
    expect(textOf('/', '#stimmen [data-arrives]')).toMatch(average)
    expect(textsOf('/', '#stimmen li')).toEqual(facts.industryLogos.map(({ name, industry }) => `${name} ${industry}`))
  })

  inSection('prozess')('has the five steps of the process', () => {
    expect(textsOf('/', '#prozess h3')).toEqual(['Strategiegespräch', 'Konzept', 'Gestaltung', 'Umsetzung', 'Übergabe'])
    expect(textsOf('/', '#prozess ol > li > div > span')[0]).toBe(`${talkMinutes.strategy} Minuten`)
    expect(all('/', '#prozess ol ul').map(({ children }) => children.length)).toEqual([4, 4, 4, 4, 4])
    // Without JavaScript, the calendar shows days of the week.
    const calendar = '[data-machine="start-date"]'
    expect(textOf('/', `${calendar} [data-part="dates"]`)).toBe(`Beginn ${begin}, online ${end}`)
    expect(all('/', `${calendar} [data-kind="work"]`)).toHaveLength(express.days)
    for (const day of textsOf('/', `${calendar} [data-kind]`)) expect(day).toMatch(/^(?:Mo|Di|Mi|Do|Fr|Sa|So)$/)
  })

  inSection('fragen')('answers each question in 40 to 60 words', () => {
    const questions = textsOf('/', '#fragen summary h3')
    const answers = textsOf('/', '#fragen details p:first-of-type')
    expect(questions.length).toBeGreaterThan(0)
    for (const [index, question] of questions.entries()) {
      const words = answers[index]!.split(' ').length
      const place = `${sourceOf('content/home/faq.ts')}: „${question}“`
      expect(question, `${place} must end with a question mark`).toMatch(/\?$/)
      // Names of packages may have several words.
      if (isTemplate) expect(words >= 40 && words <= 60, `${place} is answered in ${words} words: write 40 to 60`).toBe(true)
    }
    const known = thingOf('/', 'FAQPage').mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(known.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text].map(plain))).toEqual(
      questions.map((question, index) => [question, answers[index]]),
    )
  })

  inSection('fragen')('names what a further page and an hour cost as the terms do', () => {
    const { page, hour } = stated.extrasEuro
    for (const text of [textOf('/', '#fragen'), textOf('/agb.html', 'main')])
      expect(text).toMatch(inOrder(`Eine weitere Unterseite kostet ${inEuros(page)}`, `${inEuros(hour)} je Stunde`))
  })

  it('links to the booking calendar with the length of the talk', () => {
    const { strategy } = talkMinutes
    for (const [id, label, minutes] of [
      ['#erfolge', 'Ihre im Gespräch ansehen', strategy],
      ['#prozess', 'Strategiegespräch buchen', strategy],
      ['#fragen', `Gespräch von ${strategy} Minuten buchen`, strategy],
      ['#kontakt', `${strategy} Minuten buchen`, strategy],
    ] as const) {
      if (SECTIONS.includes(id.slice(1))) expect(linksTo('/', id, `${label} (öffnet in neuem Tab)`)).toEqual([bookingOf(minutes)])
    }
  })

  inSection('kontakt')('has a contact form with a preset choice, and one mail link that needs no script', () => {
    const field = (name: string, ...attributes: string[]) =>
      attributes.map((attribute) => all('/', `#kontakt input[name="${name}"]`)[0]?.getAttribute(attribute))
    expect(field('name', 'autocomplete', 'required')).toEqual(['name', null])
    expect(field('email', 'autocomplete', 'type', 'required')).toEqual(['email', 'text', null])
    expect(field('website', 'autocomplete', 'type', 'required')).toEqual(['url', 'text', null])
    const mail = new RegExp(`^mailto:${owner.email}\\?subject=[^&]+&body=`)
    expect(all('/', '#kontakt a[href^="mailto:"]').map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(mail)])
    expect(linksTo('/', '#kontakt', 'E-Mail öffnen')).toEqual([expect.stringMatching(mail)])
    expect(textOf('/', '#kontakt')).toContain(owner.email)
  })
})

describe('the blog', () => {
  it('has a card for each article, newest first, with its reading time and date', () => {
    const hrefs = all('/blog', 'main article a').map((link) => link.getAttribute('href'))
    expect(hrefs.toSorted()).toEqual(ARTICLES.toSorted())
    const dates = all('/blog', 'main article time').map((time) => time.getAttribute('datetime'))
    expect(dates).toEqual(dates.toSorted().toReversed())
    const cards = textsOf('/blog', 'main article')
    for (const [index, href] of hrefs.entries()) {
      const read = textOf(href!, '[data-part="reading-time"]').replace(' Lesezeit', '')
      expect(cards[index]).toContain(read + textOf(href!, 'main article time'))
    }
  })

  it.runIf(owner.newsletter).each(['/blog', ...ARTICLES])('offers the newsletter on %s, by a mail link without script', (route) => {
    const href = `mailto:${owner.email}?subject=Newsletter-Anmeldung`
    expect(linksTo(route, '[data-machine="newsletter"]', 'Anmeldung als E-Mail schreiben')).toEqual([href])
    expect(textOf(route, '[data-machine="newsletter"]')).toContain('absenden und die Antwort darauf bestätigen')
    // Without script, such a form sends nothing, not even into the URL.
    expect(all(route, '[data-machine="newsletter"] form[method="dialog"]:not([action])')).toHaveLength(1)
  })
})

it('the about page states the founding year, shows the people, and links to calendar and blog', () => {
  expect(textOf('/ueber-mich', 'h1')).toBe(`Seit ${stated.sinceYear} geübt für Ihre ${express.days} bis ${ecosystem.days} Arbeitstage.`)
  const card = all('/ueber-mich', 'meta[property="og:image:alt"]')[0]?.getAttribute('content')
  expect(card).toContain(`Seit ${stated.sinceYear}`)
  expect(all('/ueber-mich', 'main img')[0]?.getAttribute('alt')).toMatch(/^(?:Platzhalter für das )?Porträt von/)
  expect(textsOf('/ueber-mich', '[aria-labelledby=kapitel] h3')).toEqual(facts.storySections.map(({ title }) => plain(title)))
  expect(textsOf('/ueber-mich', '[aria-labelledby=team] h3')).toEqual(facts.team.map(({ name }) => name))
  expect(textsOf('/ueber-mich', 'h2')).toContain('Was uns antreibt')
  expect(linksTo('/ueber-mich', 'main', 'Kennenlerngespräch buchen (öffnet in neuem Tab)')).toEqual([bookingOf(talkMinutes.introduction)])
  expect(linksTo('/ueber-mich', 'main', 'Erst einmal im Blog lesen')).toEqual(['/blog'])
})

describe.runIf(owner.funnel)('the funnel page', () => {
  const text = (selector: string) => textOf('/FunnelActive', selector)

  it('calculates with 35, 15 and 5 percent of 1000 visitors', () => {
    expect(text('h1')).toBe('Von hundert Besuchern kaufen fünf. In diesem Beispiel.')
    expect(textsOf('/FunnelActive', '[data-machine="funnel-stages"] li output')).toEqual(['1.000', '350', '150', '50'])
    expect(text('[data-machine="funnel-stages"] ol')).toMatch(inOrder('35 %', '15 %', '5 %'))
    expect(text('[data-machine="funnel-stages"]')).toMatch(inOrder('500 € je Kunde', '25.000 €', 'Beispielrechnung'))
  })

  it.each([
    [
      'conversion',
      ['10.000', '3.500', '1.500', '500'],
      '(35 %), davon werden 1.500 zu Leads (43 %) und davon 500 zu Kunden (33 %). Insgesamt kaufen 5 %.',
    ],
    ['revenue', ['750 €', '375.000 €', '4.500.000 €', '450 %'], '(ROI) ist mit 450 % angenommen.'],
    ['optimization', ['5 %', '8 %', '15 %', '25 %'], 'Auf einer Skala bis 25 %'],
  ])('shows the data set %s', (id, values, summary) => {
    expect(textsOf('/FunnelActive', `#funnel-data-panel-${id} th + td`)).toEqual(values)
    expect(text(`#funnel-data-panel-${id}`)).toContain(summary)
  })

  it('compares 20 with 50 customers, and lists four kinds of funnel and success cases', () => {
    for (const side of [
      ['1–3 %', 'Leads20', 'Kunden20', '70–90 %', '10.000 €'],
      ['15–25 %', 'Leads150', 'Kunden50', '30–50 %', '25.000 €'],
    ])
      expect(text('#funnel-panel-why')).toMatch(inOrder(...side))
    expect(text('#funnel-panel-why')).toMatch(
      inOrder('Lead-Magnet', '25–40 %', 'Verkauf', '5–15 %', 'Webinar', '10–30 %', 'Tripwire', '20–35 %'),
    )
    expect(text('#funnel-panel-why')).toMatch(
      inOrder(
        ...facts.successCases.flatMap(({ business, revenueEuro: { before, after } }) => [
          business,
          `${inEuros(after)} statt ${inEuros(before)}`,
        ]),
      ),
    )
    expect(linksTo('/FunnelActive', 'main', 'Pakete ansehen')).toEqual(SECTIONS.includes('services') ? ['/#services'] : [])
    expect(linksTo('/FunnelActive', 'main', 'Strategiegespräch buchen (öffnet in neuem Tab)')).toEqual([bookingOf(talkMinutes.strategy)])
  })
})

it('unknown pages and articles show ways back', () => {
  expect(textOf('/blog/404', 'h1')).toBe('Artikel nicht gefunden')
  expect(linksTo('/blog/404', 'main', 'Alle Artikel ansehen')).toEqual(['/blog'])
  expect(textOf('/404', 'h1')).toBe(plain(`${notFound.heading.fast} ${notFound.heading.slow}`))
  expect(all('/404', 'main a').map((link) => link.getAttribute('href'))).toEqual(notFound.links.map(({ href }) => href))
})

it('every promise of a search rank says that Google decides', () => {
  const promising = ROUTES.flatMap((route) =>
    all(route, 'main p, main li, main details').filter(({ textContent }) => /Seite \d (?:bei Google )?in \d/.test(plain(textContent))),
  )
  // None are left if the owner has removed the reasons and the question about Google.
  if (SECTIONS.includes('gruende')) expect(promising.length).toBeGreaterThan(0)
  for (const { textContent } of promising) expect(plain(textContent)).toMatch(/über Plätze entscheidet Google/i)
  expect(plain(claims.googlePageOne.value)).toBe(`Seite ${stated.googlePage} in ${inDays}`)
})
