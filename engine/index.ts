export { createEngine } from './browser-engine.ts'
export type { BrowserEngineOptions } from './browser-engine.ts'
export type {
  Engine,
  EngineChange,
  EngineOptions,
  Frame,
  PendingTimer,
  SimulatedEngine,
  TimerClock,
  TimerId,
} from './contract.ts'
export { labelled } from './labelled.ts'
export { createSimulatedEngine } from './simulated-engine.ts'
export type { Ticks } from './ticks.ts'
