import { expect, it } from 'vitest'
import { startDateMachine } from '#machines/start-date/start-date.machine.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

function start(today: string | null) {
  const run = startMachine(startDateMachine, startDateView, { ...textInputs['start-date'], today })
  /** The first day of work and the day of the handover. */
  const dates = (packageId = 'express') => {
    const { start: begin, handover } = run.view().dates?.[packageId] ?? {}
    return [begin?.iso, handover?.iso]
  }
  return { ...run, dates, told: (day: string) => run.send({ type: 'day.told', today: day }) }
}

const ON = { type: 'start.moved', by: 1 } as const
const BACK = { type: 'start.moved', by: -1 } as const

/** The strip in words: its first and last day, and a line for each week, with the names of holidays. */
function drawn({ strip }: ReturnType<typeof startDateView>) {
  const words = strip.map(({ kind, holiday }) => holiday ?? kind)
  const weeks = words.flatMap((_, index) => (index % 7 === 0 ? [words.slice(index, index + 7).join(' ')] : []))
  return [`${strip[0]?.iso} to ${strip.at(-1)?.iso}`, ...weeks]
}

it('shows no dates and accepts no choice while the current day is unknown', () => {
  const { after, told, view } = start(null)
  const buttons = { earlierButton: { 'aria-disabled': true }, laterButton: { 'aria-disabled': true } }
  const nothing = { package: 'express', lapsed: null, dates: null, strip: [], datesText: { 'aria-live': 'off' } }
  const unknown = { state: 'unknown', ...nothing, ...buttons }

  expect(view()).toEqual(unknown)
  after(ON, unknown)
  told('31.11.2026')
  expect(view()).toEqual(unknown)
  expect(start('31.11.2026').view()).toEqual(unknown)
})

it('proposes the first start from the day that it was last told, also if that goes back, because the clock was wrong', () => {
  const { dates, told, view } = start(null)

  const proposed = ['2026-11-23', '31.11.2026', '2026-12-02', '2026-11-23'].map((day) => {
    told(day)
    return [view().state, ...dates()].join(' ')
  })
  const first = 'proposed 2026-11-30 2026-12-03'
  expect(proposed).toEqual([first, first, 'proposed 2026-12-07 2026-12-10', first])
})

it('keeps a chosen start as long as it is at least four days away', () => {
  const { after, dates, send, told, view } = start('2026-11-23')

  send(ON)
  told('2026-12-03')
  const said = { datesText: { 'aria-live': 'polite' }, earlierButton: { 'aria-disabled': true } }
  expect(view()).toMatchObject({ state: 'chosen', lapsed: null, ...said })
  expect(dates()).toEqual(['2026-12-07', '2026-12-10'])
  after({ type: 'day.told', today: '31.12.' }, { state: 'chosen' })
  after({ type: 'day.told', today: '2026-12-04' }, { state: 'lapsed', lapsed: { iso: '2026-12-07', weekday: 1 } })
  expect(dates()).toEqual(['2026-12-14', '2026-12-17'])
})

it('takes an offered package for a choice, and names its start once that has lapsed, until the visitor chooses another', () => {
  const { after, dates, send, told } = start('2026-11-23')

  after({ type: 'package.chosen', package: 'deluxe' }, { state: 'proposed', package: 'express' })
  send({ type: 'package.chosen', package: 'ecosystem' })
  told('2026-12-02')
  after({ type: 'day.told', today: '2026-12-09' }, { state: 'lapsed', package: 'ecosystem', lapsed: { iso: '2026-11-30' } })
  expect(dates('ecosystem')).toEqual(['2026-12-14', '2026-12-23'])
  after(ON, { state: 'chosen', lapsed: null })
  expect(dates('ecosystem')).toEqual(['2026-12-21', '2027-01-08'])
})

it('gives up a chosen start that a wrong clock puts out of reach, in either direction, and returns to it once the clock is right', () => {
  const { after, dates, send, told } = start('2026-11-23')

  for (let week = 0; week < 12; week += 1) send(ON)
  after({ type: 'day.told', today: '2026-11-14' }, { state: 'lapsed', lapsed: { iso: '2027-02-22' } })
  expect(dates()).toEqual(['2026-11-23', '2026-11-26'])
  after({ type: 'day.told', today: '2026-11-23' }, { state: 'chosen', lapsed: null })
  expect(dates()[0]).toBe('2027-02-22')
  for (let week = 0; week < 10; week += 1) send(BACK)
  told('2026-12-04')
  after({ type: 'day.told', today: '2026-11-25' }, { state: 'chosen', lapsed: null })
  expect(dates()).toEqual(['2026-12-07', '2026-12-10'])
})

it('keeps a package that was chosen before the current day is known, and then proposes its first start', () => {
  const { after } = start(null)

  after({ type: 'package.chosen', package: 'ecosystem' }, { state: 'unknown', package: 'ecosystem' })
  after({ type: 'day.told', today: '2026-11-23' }, { state: 'proposed', package: 'ecosystem', lapsed: null })
})

it('shows two weeks: project days, the handover, other working days and days off', () => {
  expect(drawn(start('2026-03-26').view())).toEqual([
    '2026-03-30 to 2026-04-12',
    'work work work handover good-friday free free',
    'easter-monday other other other other free free',
  ])
})

it('moves a week forward and back, but not before the first start or more than twelve weeks beyond it', () => {
  const { after, dates, send } = start('2026-11-23')

  after(BACK, { state: 'proposed', earlierButton: { 'aria-disabled': true }, laterButton: { 'aria-disabled': false } })
  after(ON, { state: 'chosen', earlierButton: { 'aria-disabled': false } })
  expect(dates()[0]).toBe('2026-12-07')
  send(BACK)
  expect(dates()[0]).toBe('2026-11-30')
  for (let week = 0; week < 19; week += 1) send(ON)
  after(ON, { earlierButton: { 'aria-disabled': false }, laterButton: { 'aria-disabled': true } })
  expect(dates()[0]).toBe('2027-02-22')
})
