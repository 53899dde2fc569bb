import { createActor, waitFor } from 'xstate'
import type { Actor, SnapshotFrom } from 'xstate'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import type { BootEmitted, BootEvent, PartId } from '#machines/boot/boot.machine.ts'
import { actorOptions } from './actorOptions.ts'

let actor: Actor<typeof bootMachine> | undefined

/**
 * Starts the boot machine with the events that the bootstrap recorded, and carries out what it emits.
 *
 * @param firstPart The part in the visitor's viewport.
 */
export function startBoot(firstPart: PartId): void {
  const record = window.boot
  const boot = createActor(bootMachine, { ...actorOptions(bootMachine.id), input: { firstPart } })
  const settle = ({ type, press }: BootEmitted) => {
    const control = record?.controls[press]
    if (!control) return
    control.ariaBusy = null
    // A control that has since been removed or hidden is not pressed.
    if (type === 'press.replay' && control.isConnected && control.checkVisibility()) control.click()
  }
  boot.on('press.replay', settle)
  boot.on('press.drop', settle)
  boot.start()
  for (const event of record?.events ?? []) boot.send(event)
  if (record) record.listener = (event) => boot.send(event)
  boot.send({ type: 'code.arrived' })
  actor = boot
}

/** Sends an event to the boot machine. Does nothing where the machine does not run: while prerendering and in component tests. */
export function tellBoot(event: BootEvent): void {
  actor?.send(event)
}

/** Resolves once the boot machine's snapshot satisfies `isThere`, or immediately if the machine does not run. */
export async function bootReaches(isThere: (snapshot: SnapshotFrom<typeof bootMachine>) => boolean): Promise<void> {
  if (actor) await waitFor(actor, isThere)
}
