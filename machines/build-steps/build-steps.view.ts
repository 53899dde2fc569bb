import type { SnapshotFrom } from 'xstate'
import { fill } from '../common/fill.ts'
import { stateOf } from '../common/loop.ts'
import { BUILD_STEPS } from './build-steps.machine.ts'
import type { buildStepsMachine } from './build-steps.machine.ts'

/** The steps with the tick at which each begins: 0, 5, 13, 19, 23. */
const TIMETABLE = BUILD_STEPS.map((step, index) => ({
  ticks: step.ticks,
  startTick: BUILD_STEPS.slice(0, index).reduce((sum, earlier) => sum + earlier.ticks, 0),
}))

/** Formats tenths of a second as German seconds: 24 becomes '2,4'. */
function secondsLabel(tenths: number): string {
  return `${Math.floor(tenths / 10)},${tenths % 10}`
}

/**
 * What the build demo shows: the current step (0 to 4, still 4 when done), the timer, and the progress of each step
 * (`stepProgress`, ratios from 0 to 1). `steps` has the attributes of each row in the list of steps. Both texts are empty until done.
 */
export function buildStepsView(snapshot: SnapshotFrom<typeof buildStepsMachine>) {
  const { texts, elapsedTicks: elapsedTenths } = snapshot.context
  const elapsedLabel = secondsLabel(elapsedTenths)
  const state = stateOf(snapshot.value)
  const done = state === 'done'
  const step = TIMETABLE.findLastIndex(({ startTick }) => startTick <= elapsedTenths)
  return {
    state,
    step,
    elapsedTenths,
    elapsedLabel,
    stepProgress: TIMETABLE.map(({ startTick, ticks }) => Math.min(1, Math.max(0, (elapsedTenths - startTick) / ticks))),
    steps: TIMETABLE.map((_, index) =>
      !done && index === step
        ? { 'data-state': 'current', 'aria-current': 'step' as const }
        : { 'data-state': done || index < step ? 'done' : 'ahead' },
    ),
    doneText: done ? fill(texts.done, { seconds: elapsedLabel }) : '',
    readyText: done ? texts.ready : '',
  }
}
