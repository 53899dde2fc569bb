/**
 * A loop through the stages that stands still while something holds it. A machine that uses it counts ticks: it has the delay `tick`, the
 * guard `isLastTick`, the actions `countTick` and `highlightNext`, and the guards of holds.
 */
export const stageLoop = {
  initial: 'held',
  states: {
    held: { always: { guard: 'isRunning', target: 'ticking' } },
    ticking: {
      always: { guard: 'isPaused', target: 'held' },
      after: {
        tick: [
          { guard: 'isLastTick', target: 'ticking', reenter: true, actions: 'highlightNext' },
          { target: 'ticking', reenter: true, actions: 'countTick' },
        ],
      },
    },
  },
} as const
