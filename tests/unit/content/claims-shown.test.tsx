import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStyleCache } from '../../../src/app/styleCache.ts'
import type { Claim, Sample } from '../../../src/content/types.ts'

/** The parts of the pages that show claims, and the claims in each. */
const PLACES = [
  ['the hero', () => import('../../../src/pages/home/sections/hero/Hero.tsx').then(({ Hero }) => Hero), ['moreConversions', 'sitesBuilt']],
  ['the race', () => import('../../../src/pages/home/sections/solution/Race.tsx').then(({ Race }) => Race), ['classicDuration']],
  [
    'the packages',
    () => import('../../../src/pages/home/sections/packages/Packages.tsx').then(({ Packages }) => Packages),
    ['monthlyLimit'],
  ],
  [
    'the reasons',
    () => import('../../../src/pages/home/sections/reasons/Reasons.tsx').then(({ Reasons }) => Reasons),
    ['classicDuration', 'googlePageOne', 'loadTime', 'satisfaction'],
  ],
  [
    'the counter',
    () => import('../../../src/pages/home/sections/success/ConversionCounter.tsx').then((m) => m.ConversionCounter),
    ['caseConversion'],
  ],
  ['the reviews', () => import('../../../src/pages/home/sections/testimonials/Testimonials.tsx').then((m) => m.Testimonials), ['rating']],
  [
    'why funnels',
    () => import('../../../src/pages/funnel/WhyFunnels.tsx').then(({ WhyFunnels }) => WhyFunnels),
    ['funnelRates', 'funnelRates'],
  ],
] as const

const EVIDENCE = { source: 'Auswertung von 41 Projekten', asOf: '2026-11' }
const SOURCE = 'Quelle: Auswertung von 41 Projekten, Stand November 2026.'

type Claims = typeof import('../../../src/content/facts/claims.ts')

/** Mocks the facts so that every claim is proven and nothing is a sample, or so that no claim is proven. */
function withEvidence(evidence: Claim['evidence']): void {
  vi.resetModules()
  vi.doMock('../../../src/content/facts/claims.ts', async (original: () => Promise<Claims>) => {
    const real = await original()
    return { ...real, claims: Object.fromEntries(Object.entries(real.claims).map(([name, claim]) => [name, { ...claim, evidence }])) }
  })
  if (!evidence) return
  withPhotos()
  for (const file of ['clients', 'success-cases', 'people'])
    vi.doMock(`../../../src/content/facts/${file}.ts`, async (original: () => Promise<Record<string, readonly Partial<Sample>[]>>) =>
      Object.fromEntries(
        Object.entries(await original()).map(([name, list]) => [name, list.map((entry) => ({ ...entry, sample: undefined }))]),
      ),
    )
}

/** Mocks all drawings as photos. */
function withPhotos(): void {
  vi.doMock('../../../src/components/Picture.tsx', async (original: () => Promise<object>) => ({
    ...(await original()),
    isDrawn: () => false,
  }))
}

async function htmlOf(load: () => Promise<() => React.ReactNode>): Promise<string> {
  const Part = await load()
  const { StartDateContext, useStartDate } = await import('../../../src/pages/home/startDate.ts')
  /** Provides the context of the start page. */
  const Page = () => (
    <StartDateContext value={useStartDate()}>
      <Part />
    </StartDateContext>
  )
  // A separate cache, so that every style is rendered inline before its element.
  return renderToStaticMarkup(
    <CacheProvider value={createStyleCache()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </CacheProvider>,
  ).replaceAll('&nbsp;', '\u00a0')
}

const withoutStyles = (html: string) => html.replace(/<style[^>]*>.*?<\/style>/gs, '')

/** The notes beside each claim, without tags and styles. */
function notesIn(html: string): string[] {
  return [...withoutStyles(html).matchAll(/data-claim="[^"]*"[^>]*>((?:[^<]|<span class="[^"]*">[^<]*<\/span>)*)/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, ''),
  )
}

/** The marks for sample or unproven content, each the whole text of an element. */
const marksIn = (html: string): (string | undefined)[] =>
  [...withoutStyles(html).matchAll(/>(Beispiel(?:wert|projekt|stimme)|Platzhalter)</g)].map(([, mark]) => mark)

afterEach(() => {
  for (const file of ['claims', 'clients', 'success-cases', 'people']) vi.doUnmock(`../../../src/content/facts/${file}.ts`)
  vi.doUnmock('../../../src/components/Picture.tsx')
})

describe.each(PLACES)('%s', (_, load, names) => {
  it('shows the condition of an unproven claim, and that it is an example', async () => {
    withEvidence(null)
    const { claims } = await import('../../../src/content/facts/claims.ts')
    expect(notesIn(await htmlOf(load))).toEqual(names.map((name) => `${claims[name].condition} Beispielwert`))
  })

  it('shows the condition, source and month of a proven claim, without any sample mark', async () => {
    withEvidence(EVIDENCE)
    const { claims } = await import('../../../src/content/facts/claims.ts')
    const html = await htmlOf(load)
    expect(notesIn(html)).toEqual(names.map((name) => `${claims[name].condition} ${SOURCE}`))
    expect(marksIn(html)).toEqual([])
  })
})

/** The texts with a dashed underline, without tags. */
function underlinedIn(html: string): string[] {
  const dashed = [...html.matchAll(/\.(css-[\w-]+)\{[^}]*underline dashed/g)].map(([, name]) => name)
  if (dashed.length === 0) return []
  return [...withoutStyles(html).matchAll(new RegExp(`<(span|p) class="[^"]*(?:${dashed.join('|')})\\b[^"]*"[^>]*>(.*?)</\\1>`, 'gs'))]
    .filter(([, , inner = '']) => marksIn(`>${inner}<`).length === 0)
    .map(([, , inner = '']) => inner.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&'))
}

const legendIn = (html: string): string[] =>
  [...withoutStyles(html).matchAll(/>(Gestrichelt)<\/span>([^<]*)</g)].map(([, dashed = '', rest = '']) => dashed + rest)

describe('the dashed underlines', () => {
  const { Hero, Packages, Reasons, Testimonials } = {
    Hero: () => import('../../../src/pages/home/sections/hero/Hero.tsx').then((m) => m.Hero),
    Packages: () => import('../../../src/pages/home/sections/packages/Packages.tsx').then((m) => m.Packages),
    Reasons: () => import('../../../src/pages/home/sections/reasons/Reasons.tsx').then((m) => m.Reasons),
    Testimonials: () => import('../../../src/pages/home/sections/testimonials/Testimonials.tsx').then((m) => m.Testimonials),
  }

  it.each([
    [Hero, ['340\u00a0%', '200+', 'Gestrichelt']],
    [Packages, ['8\u00a0Websites', 'Gestrichelt']],
    [Reasons, ['Gestrichelt', '3\u00a0Monate', 'Seite\u00a01 bei Google in 14\u00a0Tagen', 'Unter 2\u00a0Sekunden', '98\u00a0%']],
    [Testimonials, ['4,9 von 5', 'Gestrichelt']],
  ] as const)('mark the claimed values, and are explained once per section', async (load, underlined) => {
    withEvidence(null)
    const html = await htmlOf(load)
    expect(underlinedIn(html).slice(0, underlined.length)).toEqual(underlined)
    expect(legendIn(html)).toEqual([`Gestrichelt: Beispielwerte${load === Testimonials ? ' und Beispielstimmen' : ''}`])
  })

  it('disappear with their legend when everything is proven and nothing is a sample', async () => {
    withEvidence(EVIDENCE)
    for (const load of [Hero, Packages, Reasons, Testimonials]) {
      const html = await htmlOf(load)
      expect([underlinedIn(html), legendIn(html)]).toEqual([[], []])
    }
  })

  it('mark the names of sample clients, which also have a text mark', async () => {
    withEvidence(null)
    const { caseStudies, testimonials } = await import('../../../src/content/facts/clients.ts')
    const success = await htmlOf(() => import('../../../src/pages/home/sections/success/Success.tsx').then((m) => m.Success))
    expect(legendIn(success)).toEqual(['Gestrichelt: Beispielwerte und Beispielprojekte'])
    expect(underlinedIn(success)).toEqual(expect.arrayContaining(caseStudies.map(({ client }) => client)))
    expect(marksIn(success).filter((mark) => mark === 'Beispielprojekt')).toHaveLength(caseStudies.length)
    const voices = await htmlOf(Testimonials)
    expect(underlinedIn(voices)).toEqual(expect.arrayContaining(testimonials.map(({ name }) => name)))
    expect(marksIn(voices).filter((mark) => mark === 'Beispielstimme')).toHaveLength(testimonials.length)
  })
})

describe.each([
  ['the start page', () => import('../../../src/pages/home/sections/hero/Hero.tsx').then(({ Hero }) => Hero)],
  ['the funnel page', () => import('../../../src/pages/funnel/WhyFunnels.tsx').then(({ WhyFunnels }) => WhyFunnels)],
  ['the about page', () => import('../../../src/pages/about/AboutPage.tsx').then(({ AboutPage }) => AboutPage)],
] as const)('%s', (_, load) => {
  it('explains its marks once if it has any, and not otherwise', async () => {
    withEvidence(null)
    const explained = (html: string) => html.split('data-marks-explained').length - 1
    const marked = await htmlOf(load)
    expect([marksIn(marked).length > 0, explained(marked)]).toEqual([true, 1])
    withEvidence(EVIDENCE)
    const real = await htmlOf(load)
    expect([marksIn(real).length > 0, explained(real)]).toEqual([false, 0])
  })
})

it('marks drawings that stand in for photos on the about page, even if all people on it are real', async () => {
  withEvidence(EVIDENCE)
  vi.doUnmock('../../../src/components/Picture.tsx')
  const { AboutPage } = await import('../../../src/pages/about/AboutPage.tsx')
  const html = await htmlOf(() => Promise.resolve(AboutPage))
  expect(marksIn(html)).toEqual(['Platzhalter'])
  expect(html.split('data-marks-explained')).toHaveLength(2)
})
