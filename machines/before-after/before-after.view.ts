import type { SnapshotFrom } from 'xstate'
import type { beforeAfterMachine } from './before-after.machine.ts'

const thousandths = (ratio: number) => Math.round(ratio * 1000) / 1000

/**
 * What is drawn: how much of the new website is uncovered, from 0 to 1, and how far the handle still is from where the visitor put it, as a
 * share of its way. `slider` has the attributes of the range input, whose value is already where the handle is going.
 */
export function beforeAfterView({ value, context: { percent, targetPercent } }: SnapshotFrom<typeof beforeAfterMachine>) {
  return {
    state: value,
    slider: { min: 0, max: 100, step: 1, value: targetPercent },
    uncoveredRatio: thousandths(percent / 100),
    lagRatio: thousandths((percent - targetPercent) / 100),
  }
}
