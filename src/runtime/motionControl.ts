import type { SnapshotFrom } from 'xstate'
import { HELD_STORAGE_KEY, motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { motionControlView } from '#machines/motion-control/motion-control.view.ts'
import { pageActor } from './pageActor.ts'
import { FOR_THE_VISIT, readStored, store } from './storage.ts'

/** The actor that holds every loop of the page (WCAG 2.2.2). The visitor's choice applies to every page opened in this tab. */
export const motionControl = pageActor(motionControlMachine, {}, (actor) => {
  const adoptStored = () => {
    if (wasHeld() !== actor.getSnapshot().matches('held')) actor.send({ type: 'toggle.pressed' })
  }
  adoptStored()
  actor.subscribe(noteWish)
  // When the visitor comes back to this page, another page may have stored a different choice.
  addEventListener('pageshow', ({ persisted }) => persisted && adoptStored())
})

/** Whether everything that repeats is stopped, by the visitor or because the system asks for it. */
export const isMotionHeld = (): boolean => motionControl().getSnapshot().matches('held')

const wasHeld = (): boolean => readStored(FOR_THE_VISIT, HELD_STORAGE_KEY) !== null

/**
 * Stores only the visitor's own choice: reduced motion is queried again on each page. Without storage, the choice applies only to the open
 * page.
 */
function noteWish(snapshot: SnapshotFrom<typeof motionControlMachine>): void {
  const { state, locked } = motionControlView(snapshot)
  if (!locked) store(FOR_THE_VISIT, HELD_STORAGE_KEY, state === 'held' ? '' : null)
}
