import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { magneticButtonMachine } from '../../../../machines/magnetic-button/magnetic-button.machine.ts'
import type { MagneticButtonEvent } from '../../../../machines/magnetic-button/magnetic-button.machine.ts'
import { magneticButtonView } from '../../../../machines/magnetic-button/magnetic-button.view.ts'
import { assertCutsDoNotMatter, startMachine, stepsOf } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const start = () => startMachine(magneticButtonMachine, magneticButtonView, { ...textInputs['magnetic-button'], reducedMotion: false })
const offsetPx = fc.double({ min: -400, max: 400, noNaN: true })
const moved = fc.record({ type: fc.constant('pointer.moved' as const), offsetXPx: offsetPx, offsetYPx: offsetPx })
const events: fc.Arbitrary<MagneticButtonEvent> = fc.oneof(
  { arbitrary: moved, weight: 8 },
  {
    arbitrary: fc.constantFrom(
      { type: 'pointer.gone' as const },
      { type: 'pointer.entered' as const },
      { type: 'pointer.left' as const },
      { type: 'pressed' as const },
    ),
    weight: 8,
  },
  { arbitrary: fc.constant({ type: 'motion.reduced' as const }), weight: 1 },
)
const steps = stepsOf(events, { maxWaitMs: 1_500 })

describe('magnetic button, in any order', () => {
  it('ends in the same view and opens mails at the same moments, however the same time is split', () => {
    assertCutsDoNotMatter(start, steps)
  })

  it('moves towards the pointer, never past it, by at most 11.25 px', () => {
    fc.assert(
      fc.property(moved, (event) => {
        const { send, view } = start()
        send(event)
        const { shiftXPx, shiftYPx, state } = view()
        const distancePx = Math.hypot(event.offsetXPx, event.offsetYPx)
        const shiftPx = Math.hypot(shiftXPx, shiftYPx)
        // 0.3 d (1 - d / 150) is greatest halfway out, at 75 px.
        expect(shiftPx).toBeLessThanOrEqual(11.25 + 1e-9)
        expect(shiftPx).toBeLessThanOrEqual(distancePx)
        expect(shiftXPx * event.offsetXPx).toBeGreaterThanOrEqual(0)
        expect(shiftYPx * event.offsetYPx).toBeGreaterThanOrEqual(0)
        expect(state).toBe(distancePx <= 150 ? 'attracted' : 'idle')
        expect(shiftPx).toBeCloseTo(distancePx <= 150 ? 0.3 * distancePx * (1 - distancePx / 150) : 0, 9)
      }),
    )
  })

  it('opens a mail exactly 1 s after each press while idle, whatever else happens', () => {
    fc.assert(
      fc.property(steps, (script) => {
        const { emitted, engine, send, view } = start()
        const expected: number[] = []
        for (const { waitMs, event } of script) {
          engine.advance(waitMs)
          if (event?.type === 'pressed' && engine.now() >= (expected.at(-1) ?? 0)) expected.push(engine.now() + 1_000)
          if (event !== null) send(event)
          expect(view().message === '').toBe(engine.now() >= (expected.at(-1) ?? 0))
        }
        engine.advance(1_000)
        expect(emitted.map(({ atMs }) => atMs)).toEqual(expected)
        expect(engine.pending()).toEqual([])
      }),
    )
  })
})
