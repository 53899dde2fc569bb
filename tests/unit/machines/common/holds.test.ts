import { describe, expect, it } from 'vitest'
import { holdsAfterPause } from '#machines/common/holds.ts'

describe('holds', () => {
  it('treat the pause button as a reason that each press toggles', () => {
    const pressed = holdsAfterPause(['pointer'])

    expect(pressed).toEqual(['pointer', 'button'])
    expect(holdsAfterPause(pressed)).toEqual(['pointer'])
  })
})
