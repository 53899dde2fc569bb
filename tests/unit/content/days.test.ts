import { afterEach, expect, it, vi } from 'vitest'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { articles as known } from '#content/articles.ts'
import { stripOf } from '#machines/start-date/start-date.view.ts'

/** As a day number. */
const SUNDAY = 3

const [OFFER, FIGURES] = ['#content/facts/offer.ts', '#content/facts/figures.ts']

const modules = import.meta.glob<Record<string, unknown>>([
  '../../../src/content/**/*.ts',
  '!**/content/articles.ts',
  '!**/types.ts',
  // Its days are those of the ruler.
  '!**/home/sections.ts',
  '!**/facts/*.ts',
])
const articles = import.meta.glob<string>('../../../src/content/articles/*.md', { eager: true, query: '?raw', import: 'default' })

/** Texts are composed when their module loads, so all modules are loaded anew with these facts. */
async function given(days: number, classicDays: number, startWeekday = 1, counts = {}): Promise<void> {
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
}
afterEach(() => {
  vi.doUnmock(OFFER)
  vi.doUnmock(FIGURES)
  vi.resetModules()
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('the template states its days as it always has', async () => {
  await given(3, 90)
  const [{ dayLabel }, { painPoints }, { placeholders }, { nameStrokes }, { closingHeading }] = await Promise.all([
    import('#content/home/hero.ts'),
    import('#content/home/problem.ts'),
    import('#content/placeholders.ts'),
    import('#content/home/nameStrokes.ts'),
    import('#content/home/headline.ts'),
  ])
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
  expect([nameStrokes.alt, nameStrokes.fileName]).toEqual([
    'Bild Ihres Namens aus neunzig Strichen, drei davon gelb',
    'neunzig-striche.png',
  ])
  expect(closingHeading.fast).toEqual(['Ihre', 'drei Tage'])
  expect(placeholders['steps.days']).toBe(
    'Beginnt das Konzept am Montag, folgt am Dienstag die Gestaltung, am Mittwoch die Umsetzung und am Donnerstag die Übergabe. Gezählt wird ab dem Starttag: Von Montag bis Donnerstag sind es drei Tage.',
  )
})

it('the steps of the process take the days of the calendar, for each package and around a holiday', async () => {
  await given(3, 90)
  const { stepLengths } = await import('#content/home/process.ts')
  const lengths = (days: number, holidays: Parameters<typeof stripOf>[2] = []) =>
    stepLengths(stripOf(SUNDAY + 1, days, holidays))
      .slice(1)
      .map(plain)
  expect(lengths(3)).toEqual(['Mo, 1 Tag', 'Di, 1 Tag', 'Mi, 1 Tag', 'Do, 1 Tag'])
  expect(lengths(3, [{ id: 'Dreikönig', month: 1, day: 6 }])).toEqual(['Mo, 1 Tag', 'Mi, 1 Tag', 'Do, 1 Tag', 'Fr, 1 Tag'])
  expect(lengths(5)).toEqual(['Mo–Di', 'Di–Do', 'Do–Fr', 'Mo'])
  expect(lengths(7)).toEqual(['Mo–Mi', 'Mi–Fr', 'Fr–Di', 'Mi'])
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
  await given(days, classicDays, startWeekday)
  const [{ solution }, { hero, dayLabel }, { stepLengths }, { headline }, { nameStrokes }, { footer }] = await Promise.all([
    import('#content/home/solution.ts'),
    import('#content/home/hero.ts'),
    import('#content/home/process.ts'),
    import('#content/home/headline.ts'),
    import('#content/home/nameStrokes.ts'),
    import('#content/menus.ts'),
  ])
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

it("leave none of the template's days in any text or article", async () => {
  await given(6, 60, 2)
  const { placeholders } = await import('#content/placeholders.ts')
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const filled = Object.values(articles).map((text) => plain(text.replaceAll(/\{\{([^}]+)\}\}/g, (_, name: string) => placeholders[name]!)))
  // The build has already filled in the fields of articles, with the facts of other tests.
  const built = new Set(textsIn(known))
  const texts = [...loaded.flatMap(textsIn).filter((text) => !built.has(text)), ...filled]
  expect(texts.length).toBeGreaterThan(700)
  const old =
    /(?<![\p{L}\p{N}])(?:3|drei|87|90|neunzig) Tagen?(?!\p{L})|(?<!\p{L})Tag (?:3|90)(?![\p{N}–])|72 h(?!\p{L})|zu je einem Tag|dritten (?:Morgen|Arbeitstag)|Drei Abende|(?:3|drei) Monaten? (?:sind|statt|warten)/iu
  expect(texts.filter((text) => old.test(text))).toEqual([])
})

it('no text says a day of the week as if work began on a Monday, where it begins on another day', async () => {
  await given(3, 90, 2)
  const [{ startDate }, { placeholders }, { sampleHtmlLines }] = await Promise.all([
    import('#content/home/startDate.ts'),
    import('#content/placeholders.ts'),
    import('#content/home/hero.ts'),
  ])
  expect(startDate.neutral).toBe('Beginn Dienstag, online Freitag')
  expect(startDate.neutralAtPrice).toBe('Beginn dienstags, nach Absprache')
  expect([1, 2, 3, 4].map((day) => placeholders[`weekday.${day}`])).toEqual(['Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'])

  const others = /(?<!\p{L})(?:mon|donners)tags?(?!\p{L})/iu
  const shown = Object.keys(modules).filter((file) => !file.endsWith('/placeholders.ts'))
  const loaded = await Promise.all(shown.map((file) => modules[file]!()))
  const kept = new Set<string>(sampleHtmlLines.map(plain))
  const texts = loaded.flatMap(textsIn).filter((text) => !kept.has(text))
  expect(texts.map((text) => text.replace('Arbeitstage sind Montag bis Freitag', '')).filter((text) => others.test(text))).toEqual([])
  // Outside quotations, only one article names such a day: it tells of a company's first Monday without its founder.
  const telling = Object.keys(articles).filter((file) => others.test(articles[file]!.replaceAll(/„[^“]*“/g, '')))
  expect(telling.map((file) => file.replace(/^.*\//, ''))).toEqual(['ki-kreativitaet-individuelle-webseite.md'])
})

it('the terms name no days off of an owner who takes none', async () => {
  await given(3, 90, 1, { closed: [] })
  const terms = textsIn(await import('#content/legal/agb.ts')).join('\n')
  expect(terms).toContain('ohne gesetzliche Feiertage an unserem Sitz. Beginnt')
})
