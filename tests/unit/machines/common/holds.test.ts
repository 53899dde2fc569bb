import { describe, expect, it } from 'vitest'
import { holdsAfter, holdsAfterPause, NO_HOLDS } from '../../../../machines/common/holds.ts'

const hold = (reason: 'pointer' | 'focus' | 'button', held: boolean) => ({ type: 'hold.changed', reason, held }) as const

describe('holds', () => {
  it('start with no reason', () => {
    expect(NO_HOLDS).toEqual([])
  })

  it('keep each reason once, however often it is reported', () => {
    const once = holdsAfter(NO_HOLDS, hold('pointer', true))
    const twice = holdsAfter(once, hold('pointer', true))

    expect(once).toEqual(['pointer'])
    expect(twice).toEqual(['pointer'])
    expect(holdsAfter(twice, hold('pointer', false))).toEqual([])
  })

  it('keep the other reasons when one ends', () => {
    const both = holdsAfter(holdsAfter(NO_HOLDS, hold('button', true)), hold('pointer', true))

    expect(both).toEqual(['button', 'pointer'])
    expect(holdsAfter(both, hold('pointer', false))).toEqual(['button'])
  })

  it('ignore the end of a reason that never began', () => {
    expect(holdsAfter(['button'], hold('focus', false))).toEqual(['button'])
  })

  it('never mutate the given list', () => {
    const holds = Object.freeze(['button' as const])
    expect(holdsAfter(holds, hold('pointer', true))).toEqual(['button', 'pointer'])
    expect(holds).toEqual(['button'])
  })

  it('treat the pause button as a reason that each press toggles', () => {
    const pressed = holdsAfterPause(['pointer'])

    expect(pressed).toEqual(['pointer', 'button'])
    expect(holdsAfterPause(pressed)).toEqual(['pointer'])
  })
})
