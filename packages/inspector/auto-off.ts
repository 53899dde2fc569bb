import type { Inspector } from './createInspector.ts'

export type ActorOptions = Partial<Pick<Inspector, 'clock' | 'inspect'>>

/** For `createActor` and `useMachine`: opens the panel in a browser, in development. Empty everywhere else: see package.json. */
export const actorOptions: ActorOptions = {}
