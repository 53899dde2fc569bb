import { createEngine } from '@drei-tage/engine'
import type { ActorOptions } from './auto-off.ts'
import { createInspector } from './createInspector.ts'

/** In local storage: 'on' or 'off'. */
const SWITCH_KEY = 'inspector'

/** Whether to open the panel: not in a browser that a program drives, unless the switch says otherwise. */
function isWanted(): boolean {
  try {
    return (localStorage.getItem(SWITCH_KEY) ?? (navigator.webdriver ? 'off' : 'on')) !== 'off'
  } catch {
    // The page may not use storage.
    return !navigator.webdriver
  }
}

function optionsWith(engine: ReturnType<typeof createEngine>): ActorOptions {
  if (!isWanted()) return { clock: engine }
  try {
    const { clock, inspect } = createInspector({ engine })
    return { clock, inspect }
  } catch (fault) {
    // Such as an XState that is not supported: the app works without a panel.
    console.warn(`inspector: there is no panel. ${(fault as Error).message}`)
    return { clock: engine }
  }
}

export const actorOptions: ActorOptions = optionsWith(createEngine())
