import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { navigationMachine } from '../../../../machines/navigation/navigation.machine.ts'
import type { NavigationEmitted, NavigationEvent } from '../../../../machines/navigation/navigation.machine.ts'
import { navigationView } from '../../../../machines/navigation/navigation.view.ts'
import { startMachine, stepsOf } from '../../../unit/machines/support.ts'

const address = fc.constantFrom('/', '/blog', '/ueber-mich')
const events: fc.Arbitrary<NavigationEvent> = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constant('page.asked' as const),
      address,
      way: fc.constantFrom('link' as const, 'traversal' as const),
      turn: fc.constantFrom(undefined, 'cover' as const, 'strokes' as const),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ type: fc.constant('page.fetched' as const), address }), weight: 6 },
  { arbitrary: fc.record({ type: fc.constant('page.failed' as const), address, online: fc.boolean() }), weight: 2 },
  { arbitrary: fc.record({ type: fc.constant('place.asked' as const), address }), weight: 2 },
  { arbitrary: fc.constant({ type: 'page.kept' as const }), weight: 2 },
  { arbitrary: fc.constant({ type: 'network.returned' as const }), weight: 1 },
)

describe('navigation, in any order', () => {
  it('shows or opens only the page requested last, once, with a transition of at most 420 ms', () => {
    fc.assert(
      fc.property(stepsOf(events, { maxWaitMs: 2_000 }), (script) => {
        const { actor, engine, send, view } = startMachine(navigationMachine, navigationView, undefined)
        let asked: string | undefined
        let movedAtMs = 0
        actor.on('*', (order: NavigationEmitted) => {
          if (order.type === 'page.show' || order.type === 'page.open') {
            expect(order.address).toBe(asked)
            asked = undefined
          }
          if (order.type === 'page.show' || order.type === 'place.show') movedAtMs = engine.now()
        })
        for (const { waitMs, event } of script) {
          engine.advance(waitMs)
          if (event?.type === 'page.asked') asked = event.address
          if (event !== null) send(event)
          const { state, awaited } = view()
          const moves = state === 'turning' || state === 'flying'
          expect(awaited === null).toBe(moves || state === 'idle')
          if (moves) expect(engine.now() - movedAtMs).toBeLessThan(420)
        }
      }),
    )
  })
})
