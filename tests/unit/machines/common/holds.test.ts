import { describe, expect, it } from 'vitest'
import { holdsAfter, holdsAfterPause } from '../../../../machines/common/holds.ts'

describe('holds', () => {
  it('never mutate the given list', () => {
    const holds = Object.freeze(['button' as const])
    expect(holdsAfter(holds, { type: 'hold.changed', reason: 'pointer', held: true })).toEqual(['button', 'pointer'])
    expect(holds).toEqual(['button'])
  })

  it('treat the pause button as a reason that each press toggles', () => {
    const pressed = holdsAfterPause(['pointer'])

    expect(pressed).toEqual(['pointer', 'button'])
    expect(holdsAfterPause(pressed)).toEqual(['pointer'])
  })
})
