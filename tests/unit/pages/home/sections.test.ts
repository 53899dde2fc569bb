import { expect, it } from 'vitest'
import { sections } from '#pages/home/sections.ts'

it('the sections divide the 72 hours of three days, however many there are', () => {
  const hours = sections.map(({ hour }) => Number(hour.replace('\u00a0h', '')))
  expect([hours[0], hours.at(-1)]).toEqual([0, 72])
  const step = 72 / (sections.length - 1)
  for (const [index, hour] of hours.entries()) expect(Math.abs(hour - index * step)).toBeLessThanOrEqual(0.5)
  const day = (hour: number) => ['Tag\u00a01', 'Tag\u00a02', 'Tag\u00a03', 'online'][Math.floor(hour / 24)]
  expect(sections.map((section) => section.day)).toEqual(hours.map(day))
})
