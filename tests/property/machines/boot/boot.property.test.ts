import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import type { BootEvent } from '#machines/boot/boot.machine.ts'
import { bootView } from '#machines/boot/boot.view.ts'
import { startMachine } from '../../../unit/machines/support.ts'

const PARTS = ['shell', 'start', 'fragen', 'kontakt'] as const
const part = fc.constantFrom(...PARTS)

/** Presses and all events of parts, in any order. */
const scripts = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('part.wanted' as const, 'part.arrived' as const, 'part.hydrated' as const), part }),
    fc.record({ type: fc.constant('part.failed' as const), part }),
    fc.record({ type: fc.constant('press.kept' as const), part, press: fc.constant(0), control: fc.constant('') }),
  ),
  { maxLength: 40 },
)

describe('boot, in any order', () => {
  it('replays or drops every press once, in order per part, and only when its part is done', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const { actor, send, view } = startMachine(bootMachine, bootView, { firstPart: 'start' })
        const settled: number[] = []
        actor.on('*', (event) => void ('press' in event && settled.push(event.press)))
        const partOfPress: string[] = []
        for (const event of script as BootEvent[]) {
          if (event.type === 'press.kept') {
            send({ ...event, press: partOfPress.length })
            partOfPress.push(event.part)
          } else send(event)
        }
        expect(new Set(settled).size).toBe(settled.length)
        for (const name of PARTS) {
          const own = settled.filter((press) => partOfPress[press] === name)
          expect(own).toEqual(own.toSorted((a, b) => a - b))
        }
        expect(view().keptPresses + settled.length).toBe(partOfPress.length)
        for (const name of PARTS) send({ type: 'part.hydrated', part: name })
        expect(settled).toHaveLength(partOfPress.length)
        expect(view()).toMatchObject({ hydrating: null, keptPresses: 0, bannerWaitsFor: null })
      }),
    )
  })

  it('hydrates at most one part at a time, and no loaded part waits for more than ten seconds for the current one', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const { engine, actor, send } = startMachine(bootMachine, bootView, { firstPart: 'start' })
        for (const event of script as BootEvent[]) {
          send(event)
          const { parts, hydrating } = actor.getSnapshot().context
          if (hydrating === null) expect(Object.values(parts)).not.toContain('arrived')
        }
        engine.advance(10_000 * (PARTS.length + 1))
        const { parts, hydrating } = actor.getSnapshot().context
        expect(hydrating).toBeNull()
        expect(Object.values(parts)).not.toContain('arrived')
      }),
    )
  })
})
