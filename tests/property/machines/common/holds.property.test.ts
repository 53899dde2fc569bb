import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsAfter, NO_HOLDS } from '#machines/common/holds.ts'
import type { Holds } from '#machines/common/holds.ts'
import { holdEvents } from '../../../unit/machines/support.ts'

describe('holds, in any order', () => {
  it('are exactly the reasons whose last event was a hold', () => {
    fc.assert(
      fc.property(fc.array(holdEvents, { maxLength: 40 }), (events) => {
        const holds = events.reduce<Holds>(holdsAfter, NO_HOLDS)
        const lastWords = new Map(events.map(({ reason, held }) => [reason, held]))
        const expected = [...lastWords].filter(([, held]) => held).map(([reason]) => reason)

        expect(holds.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })
})
