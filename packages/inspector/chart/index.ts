export { chartOf, statesOf } from './model.ts'
export type { ChartState, ChartTransition } from './model.ts'
export { innerLinesOf, isInner, lineOf } from './transitionLine.ts'
