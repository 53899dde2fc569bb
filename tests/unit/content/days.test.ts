import { afterEach, expect, it, vi } from 'vitest'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { stripOf } from '#machines/start-date/start-date.view.ts'

/** As a day number. */
const SUNDAY = 3

const [OFFER, FIGURES] = ['#content/facts/offer.ts', '#content/facts/figures.ts']

/** Texts are composed when their module loads, so all modules are loaded anew with these facts. */
async function given(days: number, classicDays: number, startWeekday = 1, counts = {}) {
  vi.resetModules()
  const { express, experience, ecosystem } = offer.packages
  const packages = {
    express: { ...express, days },
    experience: { ...experience, days: days + 2 },
    ecosystem: { ...ecosystem, days: days + 4 },
  }
  vi.doMock(OFFER, () => ({ offer: { ...offer, packages, startWeekday, ...counts } }))
  vi.doMock(FIGURES, () => ({ figures: { ...figures, classicDays } }))
  // One after the other: of imports that begin together, Vitest lets all but the first pass before the mocks are in place.
  await import(OFFER!)
  await import(FIGURES!)
  return {
    ...(await import('#content/home/headline.ts')),
    ...(await import('#content/home/hero.ts')),
    ...(await import('#content/home/nameStrokes.ts')),
    ...(await import('#content/home/problem.ts')),
    ...(await import('#content/home/process.ts')),
    ...(await import('#content/home/sections.ts')),
    ...(await import('#content/home/solution.ts')),
    ...(await import('#content/legal/agb.ts')),
    ...(await import('#content/menus.ts')),
    ...(await import('#content/placeholders.ts')),
  }
}
afterEach(() => {
  vi.doUnmock(OFFER)
  vi.doUnmock(FIGURES)
  vi.resetModules()
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('the template states its days as it always has', async () => {
  const { closingHeading, dayLabel, nameStrokes, painPoints, placeholders } = await given(3, 90)
  expect(painPoints.map(({ day }) => day)).toEqual([1, 23, 45, 67])
  expect([1, 2, 3, 4, 8, 83, 84, 89, 90].map((day) => dayLabel(day))).toEqual([
    'Das Konzept steht',
    'Die Gestaltung ist freigegeben',
    'Ihre Website ist online',
    'Das erste Briefing',
    'Zwei Rückfragen zum Briefing',
    'Fast fertig, bis auf 17 Punkte',
    'Fast fertig',
    'Die Abnahme',
    'Online',
  ])
  expect(nameStrokes.alt).toBe('Bild Ihres Namens aus neunzig Strichen, drei davon gelb')
  expect(nameStrokes.fileName).toBe('neunzig-striche.png')
  expect(closingHeading.fast).toEqual(['Ihre', 'drei Tage'])
  expect(placeholders['steps.days']).toBe(
    'Beginnt das Konzept am Montag, folgt am Dienstag die Gestaltung, am Mittwoch die Umsetzung und am Donnerstag die Übergabe. Gezählt wird ab dem Starttag: Von Montag bis Donnerstag sind es drei Tage.',
  )
})

it('the steps of the process take the days of the calendar, for each package and around a holiday', async () => {
  const { stepLengths } = await given(3, 90)
  const lengths = (days: number, holidays: Parameters<typeof stripOf>[2] = []) =>
    plain(
      stepLengths(stripOf(SUNDAY + 1, days, holidays))
        .slice(1)
        .join('; '),
    )
  expect(lengths(3)).toBe('Mo, 1 Tag; Di, 1 Tag; Mi, 1 Tag; Do, 1 Tag')
  expect(lengths(3, [{ id: 'Dreikönig', month: 1, day: 6 }])).toBe('Mo, 1 Tag; Mi, 1 Tag; Do, 1 Tag; Fr, 1 Tag')
  expect(lengths(5)).toBe('Mo–Di; Di–Do; Do–Fr; Mo')
  expect(lengths(7)).toBe('Mo–Mi; Mi–Fr; Fr–Di; Mi')
})

it.each([
  [
    2,
    30,
    5,
    'Dreißig Tage gegen zwei.',
    'Tag 1, Tag 1–2, Tag 2',
    'Fr, Fr–Mo, Mo, Di',
    'statt eines Monats',
    'Freitag fangen wir an, Dienstag ist',
  ],
  [4, 59, 3, '59 Tage gegen vier.', 'Tag 1–2, Tag 2–3, Tag 3–4', 'Mi–Do, Do–Fr, Fr–Mo, Di', 'statt eines Monats', 'an, Dienstag ist'],
  [6, 60, 2, 'Sechzig Tage gegen sechs.', 'Tag 1–2, Tag 3–4, Tag 5–6', 'Di–Mi, Do–Fr, Mo–Di, Mi', 'statt 2 Monaten', 'nach 6 Arbeitstagen'],
  [
    10,
    180,
    1,
    'Hundertachtzig Tage gegen zehn.',
    'Tag 1–4, Tag 4–7, Tag 7–10',
    'Mo–Do, Do–Di, Di–Fr, Mo',
    'statt 6 Monaten',
    'nach 10 Arbeitstagen',
  ],
] as const)('%i days against %i, from weekday %i, appear in headline, race, process and ruler', async (...row) => {
  const [days, classicDays, startWeekday, heading, blocks, weekdays, rest, lead] = row
  const { dayLabel, footer, headline, hero, nameStrokes, solution, stepLengths } = await given(days, classicDays, startWeekday)
  expect(solution.race.days).toEqual({ ai: days, traditional: classicDays })
  expect(plain(`${solution.heading.slow} ${solution.heading.fast}`)).toBe(heading)
  expect(solution.race.ai.blocks.map((block) => plain(block.days ?? '')).join(', ')).toBe(blocks)
  const lengths = stepLengths(stripOf(SUNDAY + startWeekday, days, [])).slice(1)
  expect(lengths.join(', ')).toBe(weekdays)
  expect([headline.lit, headline.rest]).toEqual([`Websites in ${days} Tagen `, rest])
  expect(plain(hero.lead)).toContain(lead)
  expect(footer.band.hours).toBe(`${days * 24}\u00a0h`)
  expect(nameStrokes.strokes).toEqual({ all: Math.max(90, classicDays), lit: days })
  // Every day has a label; the two ends have their own.
  const labels = Array.from({ length: classicDays }, (_, index) => dayLabel(index + 1))
  expect(labels.every((label) => label.length > 5)).toBe(true)
  expect([labels.indexOf('Ihre Website ist online'), labels.lastIndexOf('Ihre Website ist online')]).toEqual([days - 1, days - 1])
  expect(labels.indexOf('Online')).toBe(classicDays - 1)
})

it.each([2, 3, 10])('the sections divide the hours of %i days, however many there are', async (days) => {
  const { sections } = await given(days, 90)
  const lastHour = days * 24
  const hours = sections.map(({ hour }) => Number(hour.replace('\u00a0h', '')))
  expect([hours[0], hours.at(-1)]).toEqual([0, lastHour])
  const step = lastHour / (sections.length - 1)
  for (const [index, hour] of hours.entries()) expect(Math.abs(hour - index * step)).toBeLessThanOrEqual(0.5)
  const day = (hour: number) => (hour === lastHour ? 'online' : `Tag\u00a0${Math.floor(hour / 24) + 1}`)
  expect(sections.map((section) => section.day)).toEqual(hours.map(day))
})

it('the terms name no days off of an owner who takes none', async () => {
  const { agb } = await given(3, 90, 1, { closed: [] })
  expect(plain(agb.text.source)).toContain('ohne gesetzliche Feiertage an unserem Sitz. Beginnt')
})
