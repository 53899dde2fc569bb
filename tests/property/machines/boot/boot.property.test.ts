import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import type { BootEvent } from '#machines/boot/boot.machine.ts'
import { bootView } from '#machines/boot/boot.view.ts'
import { startMachine } from '../../../unit/machines/support.ts'

const PLACES = ['shell', 'start', 'fragen', 'kontakt'] as const
const place = fc.constantFrom(...PLACES)

/** Presses and all events of places, in any order. */
const scripts = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('place.wanted' as const, 'place.hydrated' as const, 'place.failed' as const), place }),
    fc.record({ type: fc.constant('press.kept' as const), place, press: fc.constant(0), control: fc.constant('') }),
  ),
  { maxLength: 40 },
)

it('boot replays or drops every press once, in order per place, and only when its place is done', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      const { actor, send, view } = startMachine(bootMachine, bootView, undefined)
      const settled: number[] = []
      actor.on('*', (event) => void ('press' in event && settled.push(event.press)))
      const placeOfPress: string[] = []
      for (const event of script as BootEvent[]) {
        if (event.type === 'press.kept') {
          send({ ...event, press: placeOfPress.length })
          placeOfPress.push(event.place)
        } else send(event)
      }
      expect(new Set(settled).size).toBe(settled.length)
      for (const name of PLACES) {
        const own = settled.filter((press) => placeOfPress[press] === name)
        expect(own).toEqual(own.toSorted((a, b) => a - b))
      }
      expect(view().keptPresses + settled.length).toBe(placeOfPress.length)
      for (const name of PLACES) send({ type: 'place.hydrated', place: name })
      expect(settled).toHaveLength(placeOfPress.length)
      expect(view().keptPresses).toBe(0)
    }),
  )
})
