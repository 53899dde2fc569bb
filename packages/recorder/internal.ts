// For the inspector alone: changes without notice.
export { holdingsOf, isMachine, isMachineState, valueOf } from './logic.ts'
export { eventName, SAME_TIME_MS } from './recording.ts'
export { lastScheduled } from './resume.ts'
export { familyOf } from './testOf.ts'
export { logicOf, presentOf } from './xstate-internals.ts'
