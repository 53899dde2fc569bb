import { createActor } from 'xstate'
import type { Actor } from 'xstate'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import type { BootEmitted, PlaceId } from '#machines/boot/boot.machine.ts'
import { actorOptions } from '#runtime/actorOptions.ts'

/**
 * Starts the boot machine with the events that the bootstrap recorded, and carries out what it emits.
 *
 * @param hydrateNext Hydrates a place before those that were not pressed.
 */
export function startBoot(hydrateNext: (place: PlaceId) => void): Actor<typeof bootMachine> {
  const record = window.boot
  const boot = createActor(bootMachine, actorOptions(bootMachine.id))
  const settle = ({ type, press }: Extract<BootEmitted, { press: number }>) => {
    const control = record?.controls[press]
    if (!control) return
    control.ariaBusy = null
    // A control that has since been removed or hidden is not pressed.
    if (type === 'press.replay' && control.isConnected && control.checkVisibility()) control.click()
  }
  boot.on('place.hydrate', ({ place }) => hydrateNext(place))
  boot.on('press.replay', settle)
  boot.on('press.drop', settle)
  boot.start()
  for (const event of record?.events ?? []) boot.send(event)
  if (record) record.listener = (event) => boot.send(event)
  document.documentElement.dataset.boot = 'running'
  boot.send({ type: 'code.arrived' })
  return boot
}
