import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const OFFER = '#content/facts/offer.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../../src/content/**/*.ts',
  '!**/content/articles.ts',
  '!**/types.ts',
  '!**/placeholders.ts',
  // Clients may have begun on any day.
  '!**/facts/clients.ts',
])
const articles = import.meta.glob<string>('../../../src/content/articles/*.md', { eager: true, query: '?raw', import: 'default' })

// Work begins on Tuesdays here. Texts are composed when their module loads, so all modules are loaded anew, also for the tests that follow.
beforeAll(() => {
  vi.resetModules()
  vi.doMock(OFFER, async (original) => {
    const { offer } = await original<typeof import('#content/facts/offer.ts')>()
    const express = { ...offer.packages.express, days: 3 }
    return { offer: { ...offer, packages: { ...offer.packages, express }, startWeekday: 2 } }
  })
})
afterAll(() => {
  vi.doUnmock(OFFER)
  vi.resetModules()
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('texts say the day of the week on which work begins, and the day of the handover', async () => {
  const [{ startDate }, { placeholders }] = await Promise.all([import('#content/home/startDate.ts'), import('#content/placeholders.ts')])
  expect(startDate.neutral).toBe('Beginn Dienstag, online Freitag')
  expect(startDate.neutralAtPrice).toBe('Beginn dienstags, nach Absprache')
  expect([1, 2, 3, 4].map((day) => placeholders[`weekday.${day}`])).toEqual(['Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'])
})

it('no text says the days on which a project would begin and end from a Monday', async () => {
  const { sampleHtmlLines } = await import('#content/home/hero.ts')
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const texts = loaded.flatMap(textsIn).filter((text) => !sampleHtmlLines.some((line) => line === text))
  expect(texts.length).toBeGreaterThan(700)
  const others = /(?<!\p{L})(?:mon|donners)tags?(?!\p{L})/iu
  expect(texts.map((text) => text.replace('Arbeitstage sind Montag bis Freitag', '')).filter((text) => others.test(text))).toEqual([])
  // Outside quotations, only one article names such a day: it tells of a company's first Monday without its founder.
  const telling = Object.keys(articles).filter((file) => others.test(articles[file]!.replaceAll(/„[^“]*“/g, '')))
  expect(telling.map((file) => file.replace(/^.*\//, ''))).toEqual(['ki-kreativitaet-individuelle-webseite.md'])
})
