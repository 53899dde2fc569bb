import type { Inspector } from './createInspector.ts'

export type ActorOptions = Partial<Pick<Inspector, 'clock' | 'inspect'>>

/**
 * Options for `createActor` and `useMachine`. In a browser in development, package.json replaces this module with auto.ts, which opens
 * the panel; elsewhere the options are empty.
 */
export const actorOptions: ActorOptions = {}
