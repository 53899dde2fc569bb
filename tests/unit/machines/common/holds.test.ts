import { describe, expect, it } from 'vitest'
import { isButtonPressed, toggledPause } from '#machines/common/holds.ts'

describe('holds', () => {
  it('treat the pause button as a reason that each press toggles', () => {
    const holds = toggledPause({ context: { holds: ['pointer'] } })

    expect(holds).toEqual(['pointer', 'button'])
    expect(isButtonPressed({ context: { holds } })).toBe(true)
    expect(toggledPause({ context: { holds } })).toEqual(['pointer'])
  })
})
