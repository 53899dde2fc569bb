import { afterEach, expect, it, vi } from 'vitest'

const OFFER = '#content/facts/offer.ts'

afterEach(() => {
  vi.doUnmock(OFFER)
  vi.resetModules()
})

it.each([
  [2, 48],
  [3, 72],
  [10, 240],
])('the sections divide the hours of %i days, however many there are', async (days, lastHour) => {
  vi.resetModules()
  vi.doMock(OFFER, async (original) => {
    const { offer } = await original<typeof import('#content/facts/offer.ts')>()
    return { offer: { ...offer, packages: { ...offer.packages, express: { ...offer.packages.express, days } } } }
  })
  const { sections } = await import('#content/home/sections.ts')

  const hours = sections.map(({ hour }) => Number(hour.replace('\u00a0h', '')))
  expect([hours[0], hours.at(-1)]).toEqual([0, lastHour])
  const step = lastHour / (sections.length - 1)
  for (const [index, hour] of hours.entries()) expect(Math.abs(hour - index * step)).toBeLessThanOrEqual(0.5)
  const day = (hour: number) => (hour === lastHour ? 'online' : `Tag\u00a0${Math.floor(hour / 24) + 1}`)
  expect(sections.map((section) => section.day)).toEqual(hours.map(day))
})
