import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import type { BootEvent } from '#machines/boot/boot.machine.ts'
import { bootView } from '#machines/boot/boot.view.ts'
import { startMachine } from '../../../unit/machines/support.ts'

const PARTS = ['shell', 'start', 'fragen', 'kontakt'] as const
const part = fc.constantFrom(...PARTS)

/** Presses and all events of parts, in any order. */
const scripts = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('part.wanted' as const, 'part.hydrated' as const, 'part.failed' as const), part }),
    fc.record({ type: fc.constant('press.kept' as const), part, press: fc.constant(0), control: fc.constant('') }),
  ),
  { maxLength: 40 },
)

it('boot replays or drops every press once, in order per part, and only when its part is done', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      const { actor, send, view } = startMachine(bootMachine, bootView, undefined)
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
      expect(view().keptPresses).toBe(0)
    }),
  )
})
