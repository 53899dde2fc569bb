// Only for the inspector. These exports may change without notice.
export { holdingsOf, isMachine, isMachineState, valueOf } from './logic.ts'
export { delayOf } from './names.ts'
export { createTimerLog } from './timers.ts'
export { messageOf } from './values.ts'
export { logicOf, presentOf } from './xstate-internals.ts'
