import { describe, expect, it } from 'vitest'
import { startDateMachine } from '#machines/start-date/start-date.machine.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const start = (today: string | null) => startMachine(startDateMachine, startDateView, { ...textInputs['start-date'], today })

function datesOf({ view }: ReturnType<typeof start>, packageId: string) {
  const { start: begin, handover } = view().dates?.[packageId] ?? {}
  return [begin?.iso, handover?.iso]
}

/** The strip in words: its first and last day, and a line for each week, with the names of holidays. */
function drawn({ strip }: ReturnType<ReturnType<typeof start>['view']>) {
  const words = strip.map(({ kind, holiday }) => holiday ?? kind)
  const weeks = words.flatMap((_, index) => (index % 7 === 0 ? [words.slice(index, index + 7).join(' ')] : []))
  return [`${strip[0]?.iso} to ${strip.at(-1)?.iso}`, ...weeks]
}

describe('start-date', () => {
  it('shows no dates and accepts no choice while the current day is unknown', () => {
    const dates = start(null)
    const unknown = {
      state: 'unknown',
      package: 'express',
      lapsed: null,
      dates: null,
      strip: [],
      said: { 'aria-live': 'off' },
      back: { 'aria-disabled': true },
      on: { 'aria-disabled': true },
    }

    expect(dates.view()).toEqual(unknown)
    dates.send({ type: 'start.moved', by: 1 })
    expect(dates.view()).toEqual(unknown)
    expect(start('31.11.2026').view()).toEqual(unknown)
  })

  it('proposes the first start from the day that it was last told', () => {
    const dates = start(null)
    const told = (today: string) => dates.send({ type: 'day.told', today })

    told('31.11.2026')
    expect(dates.view().state).toBe('unknown')
    told('2026-11-23')
    expect(dates.view().state).toBe('proposed')
    expect(datesOf(dates, 'express')).toEqual(['2026-11-30', '2026-12-03'])
    told('31.11.2026')
    expect(datesOf(dates, 'express')).toEqual(['2026-11-30', '2026-12-03'])
    told('2026-12-02')
    expect(dates.view().state).toBe('proposed')
    expect(datesOf(dates, 'express')).toEqual(['2026-12-07', '2026-12-10'])
    // The day goes back, because the clock was wrong.
    told('2026-11-23')
    expect(datesOf(dates, 'express')).toEqual(['2026-11-30', '2026-12-03'])
  })

  it('keeps a chosen start as long as it is at least four days away', () => {
    const dates = start('2026-11-23')

    dates.send({ type: 'start.moved', by: 1 })
    dates.send({ type: 'day.told', today: '2026-12-03' })
    expect(dates.view()).toMatchObject({ state: 'chosen', lapsed: null, said: { 'aria-live': 'polite' }, back: { 'aria-disabled': true } })
    expect(datesOf(dates, 'express')).toEqual(['2026-12-07', '2026-12-10'])
    dates.send({ type: 'day.told', today: '31.12.' })
    expect(dates.view().state).toBe('chosen')
    dates.send({ type: 'day.told', today: '2026-12-04' })
    expect(dates.view()).toMatchObject({ state: 'lapsed', lapsed: { iso: '2026-12-07', weekday: 1 } })
    expect(datesOf(dates, 'express')).toEqual(['2026-12-14', '2026-12-17'])
  })

  it('takes an offered package for a choice, and names its start once that has lapsed, until the visitor chooses another', () => {
    const dates = start('2026-11-23')

    dates.send({ type: 'package.chosen', package: 'deluxe' })
    expect(dates.view()).toMatchObject({ state: 'proposed', package: 'express' })
    dates.send({ type: 'package.chosen', package: 'ecosystem' })
    dates.send({ type: 'day.told', today: '2026-12-02' })
    dates.send({ type: 'day.told', today: '2026-12-09' })
    expect(dates.view()).toMatchObject({ state: 'lapsed', package: 'ecosystem', lapsed: { iso: '2026-11-30' } })
    expect(datesOf(dates, 'ecosystem')).toEqual(['2026-12-14', '2026-12-23'])
    dates.send({ type: 'start.moved', by: 1 })
    expect(dates.view()).toMatchObject({ state: 'chosen', lapsed: null })
    expect(datesOf(dates, 'ecosystem')).toEqual(['2026-12-21', '2027-01-08'])
  })

  it('gives up a chosen start that a corrected clock puts more than twelve weeks beyond the first', () => {
    const dates = start('2027-11-23')

    dates.send({ type: 'start.moved', by: 1 })
    dates.send({ type: 'day.told', today: '2026-11-23' })
    expect(dates.view()).toMatchObject({ state: 'lapsed', lapsed: { iso: '2027-12-06' } })
    expect(datesOf(dates, 'express')).toEqual(['2026-11-30', '2026-12-03'])
  })

  it('starts on the first Monday that is at least four days away, and hands over three, five and seven working days later', () => {
    const dates = start('2026-11-23')

    expect(datesOf(dates, 'express')).toEqual(['2026-11-30', '2026-12-03'])
    expect(datesOf(dates, 'experience')).toEqual(['2026-11-30', '2026-12-07'])
    expect(dates.view().dates?.['ecosystem']).toEqual({
      start: { iso: '2026-11-30', weekday: 1 },
      handover: { iso: '2026-12-09', weekday: 3 },
    })
    expect(datesOf(start('2026-11-26'), 'express')).toEqual(['2026-11-30', '2026-12-03'])
    expect(datesOf(start('2026-11-27'), 'express')).toEqual(['2026-12-07', '2026-12-10'])
  })

  it('shows two weeks: project days, the handover, other working days and days off', () => {
    const { view } = start('2026-03-26')

    expect(drawn(view())).toEqual([
      '2026-03-30 to 2026-04-12',
      'work work work handover good-friday free free',
      'easter-monday other other other other free free',
    ])
  })

  it('neither starts nor hands over nor works from 24 to 31 December, and shows as many weeks as it takes to the handover', () => {
    const dates = start('2026-12-11')

    expect(datesOf(dates, 'express')).toEqual(['2026-12-21', '2027-01-04'])
    expect(datesOf(dates, 'experience')).toEqual(['2026-12-21', '2027-01-06'])
    expect(datesOf(dates, 'ecosystem')).toEqual(['2026-12-21', '2027-01-08'])
    expect(drawn(dates.view())).toEqual([
      '2026-12-21 to 2027-01-10',
      'work work work Betriebsferien Betriebsferien Betriebsferien Betriebsferien',
      'Betriebsferien Betriebsferien Betriebsferien Betriebsferien new-year free free',
      'handover other other other other free free',
    ])
    dates.send({ type: 'start.moved', by: 1 })
    expect(datesOf(dates, 'express')).toEqual(['2027-01-04', '2027-01-07'])
  })

  it('moves a week forward and back, but not before the first start or more than twelve weeks beyond it', () => {
    const dates = start('2026-11-23')

    expect(dates.view()).toMatchObject({ state: 'proposed', back: { 'aria-disabled': true }, on: { 'aria-disabled': false } })
    dates.send({ type: 'start.moved', by: -1 })
    expect(dates.view().state).toBe('proposed')
    dates.send({ type: 'start.moved', by: 1 })
    expect(dates.view()).toMatchObject({ state: 'chosen', back: { 'aria-disabled': false } })
    expect(datesOf(dates, 'express')).toEqual(['2026-12-07', '2026-12-10'])
    dates.send({ type: 'start.moved', by: -1 })
    expect(datesOf(dates, 'express')).toEqual(['2026-11-30', '2026-12-03'])
    for (let week = 0; week < 20; week += 1) dates.send({ type: 'start.moved', by: 1 })
    expect(datesOf(dates, 'express')[0]).toBe('2027-02-22')
    expect(dates.view()).toMatchObject({ back: { 'aria-disabled': false }, on: { 'aria-disabled': true } })
  })

  it('skips a Monday that is a holiday, in both directions', () => {
    const dates = start('2026-03-25')

    expect(datesOf(dates, 'express')[0]).toBe('2026-03-30')
    dates.send({ type: 'start.moved', by: 1 })
    expect(datesOf(dates, 'express')[0]).toBe('2026-04-13')
    dates.send({ type: 'start.moved', by: -1 })
    expect(datesOf(dates, 'express')[0]).toBe('2026-03-30')
  })
})
