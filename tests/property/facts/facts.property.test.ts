import * as fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { afterAll, expect, it, vi } from 'vitest'
import { runs } from '../../../engine/tests/seed.ts'
import { LENGTHS } from '#build/seo/lengths.ts'
import { validFacts } from './validFacts.ts'

/** The files of the facts, each with the facts that it states. */
const FILES = {
  claims: ['claims'],
  clients: ['caseStudies', 'testimonials', 'industryLogos'],
  decisions: ['undecided', 'unconfirmed'],
  figures: ['figures'],
  offer: ['offer'],
  owner: ['owner'],
  people: ['storySections', 'team'],
  successCases: ['successCases'],
} as const
const SECTIONS = '#content/home/sections.ts'
const { sections } = await import('#content/home/sections.ts')

const site = fc.record({ facts: validFacts, kept: fc.subarray(sections.slice(1)) })

/** The site as it is built from these facts and sections. Texts are composed when their modules load, so all of them are loaded anew. */
async function built({ facts, kept }: typeof site extends fc.Arbitrary<infer Site> ? Site : never) {
  vi.resetModules()
  vi.doMock(SECTIONS, () => ({ sections: [sections[0]!, ...kept] }))
  await import(/* @vite-ignore */ SECTIONS)
  for (const [file, names] of Object.entries(FILES)) {
    vi.doMock(`#content/facts/${file}.ts`, () => Object.fromEntries(names.map((name) => [name, facts[name]])))
    // One after the other: of imports that begin together, Vitest lets all but the first pass before the mocks are in place.
    await import(/* @vite-ignore */ `#content/facts/${file}.ts`)
  }
  return import('#build/site.ts')
}
afterAll(() => {
  for (const file of Object.keys(FILES)) vi.doUnmock(`#content/facts/${file}.ts`)
  vi.doUnmock(SECTIONS)
  vi.resetModules()
})

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f\u00ad]+/g, ' ')

it('whatever facts and sections an owner has: pages are whole, their links lead somewhere, and they say what the facts say', async () => {
  const check = async (one: Parameters<typeof built>[0]) => {
    const { renderPage, prerenderedPages, headOf, structuredDataOf, discoveryFiles, openPoints } = await built(one)
    const { owner, offer } = one.facts
    const pages = new Map(
      prerenderedPages.map(({ path }) => [path, parseHTML(`<html><body>${renderPage(path).html}</body></html>`).document] as const),
    )
    const textOf = (path: string) => plain(pages.get(path)!.body.textContent!)
    const dead: string[] = []
    for (const [path, document] of pages) {
      const heads = JSON.stringify([headOf(path), structuredDataOf(path, '/karten/a.png')])
      expect(textOf(path) + heads, path).not.toMatch(/undefined|NaN|\[object|\{\{|Invalid Date| null\b/)
      // What an owner has one of is in the singular.
      expect(textOf(path), path).not.toMatch(
        /(?<![\p{L}\p{N}.,])(?:eins [\p{Lu}]|1 (?:Tagen?|Wochen|Minuten|Websites|Projekte|Arbeitstagen?|Monaten?|Bewertungen)(?!\p{L}))/u,
      )
      const head = headOf(path)
      for (const field of head.canonical ? (['title', 'description'] as const) : [])
        expect(head[field]).toMatch(new RegExp(`^.{${LENGTHS[field].least},${LENGTHS[field].most}}$`))
      expect(document.querySelectorAll('h1'), path).toHaveLength(1)
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([])
      for (const link of document.querySelectorAll('a[href]')) {
        const { pathname, hash, protocol } = new URL(link.getAttribute('href')!, `https://site.test${path}`)
        const target = protocol === 'https:' && link.getAttribute('href')!.match(/^[/#]/) ? pages.get(pathname) : document
        const anchor = decodeURIComponent(hash.slice(1))
        // Articles name sections and pages by themselves: the release check lists what is not there.
        if (link.closest('[data-part="prose"]') || pathname === '/feed.xml') continue
        if (!target || (anchor && pathname !== path && !target.getElementById(anchor))) dead.push(`${path}: ${link.getAttribute('href')}`)
      }
    }
    expect(dead).toEqual([])

    const party = 'firm' in owner.legalForm ? owner.legalForm.firm : owner.name
    for (const path of ['/impressum.html', '/agb.html', '/datenschutz.html']) expect(textOf(path)).toContain(plain(party))
    const imprint = textOf('/impressum.html')
    expect(imprint.includes('§ 27a UStG')).toBe(owner.vatId !== null)
    expect(imprint.includes('Wirtschafts-Identifikationsnummer nach § 139c AO')).toBe(owner.businessId !== null)
    expect(imprint.includes('Eine Berufshaftpflichtversicherung besteht nicht.')).toBe(owner.liabilityInsurance === null)
    expect(pages.get('/impressum.html')!.querySelector(`main a[href="${owner.phone?.href ?? owner.bookingUrl}"]`)).not.toBeNull()
    for (const { name, priceEuro } of Object.values(offer.packages))
      expect(textOf('/agb.html')).toContain(plain(`${name}, ${priceEuro.toLocaleString('de-DE')} €`))
    const files = discoveryFiles('#000000')
      .map(({ text }) => text)
      .join('\n')
    const documents = [...pages.values()]
    const said = [...pages.keys()].map(textOf).join('\n') + plain(files)
    const links = documents.flatMap((document) => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')))
    expect(documents.some((document) => document.querySelector('[data-island="newsletter"]'))).toBe(owner.newsletter !== null)
    expect(said.includes('Buchst. a DSGVO und § 7 UWG')).toBe(owner.newsletter !== null)
    expect(files.includes('/FunnelActive</loc>')).toBe(owner.funnel)
    expect(pages.has('/FunnelActive')).toBe(owner.funnel)
    expect(links.some((href) => href?.startsWith('tel:'))).toBe(owner.phone !== null)
    expect(/rufen Sie (?:bitte )?an|oder Telefon|Telefon [+\d]/.test(said)).toBe(owner.phone !== null)

    const points = openPoints()
    expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(points.length)
    const open = (step: string) => points.filter((point) => point.step === step).length
    const shown = (id: string) => one.kept.some((section) => section.id === id)
    const entities: readonly { sample?: true }[] = [
      shown('erfolge') ? one.facts.caseStudies : [],
      shown('stimmen') ? [one.facts.testimonials, one.facts.industryLogos] : [],
      owner.funnel ? one.facts.successCases : [],
      [one.facts.storySections, one.facts.team],
    ].flat(2)
    const claimed = Object.entries(one.facts.claims).filter(([name]) => owner.funnel || name !== 'funnelRates')
    expect(open('samples')).toBe(entities.filter(({ sample }) => sample).length)
    expect(open('claims')).toBe(claimed.filter(([, { evidence }]) => evidence === null).length)
    expect(open('owner')).toBe(owner.sampleFields.length)
    expect(open('statements')).toBe(one.facts.unconfirmed.length)
    expect(open('decisions')).toBe(documents.flatMap((document) => [...document.querySelectorAll('[role="note"]')]).length)
  }
  await fc.assert(fc.asyncProperty(site, check), { numRuns: runs(6), endOnFailure: true })
  // Each case loads and renders the whole site.
}, 180_000)
