import type { Engine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import type { InspectionSlot } from '#runtime/inspection.ts'
import { followConfetti } from './followConfetti.ts'
import { keepInspecting } from './keepInspecting.ts'
import { allMachines, sampleEvents } from './machines.ts'

/**
 * Opens the panel, and fills `slot` before the first actor is created. In development, `?inspect=stately` connects to XState's own
 * inspector instead.
 *
 * This file and everything it imports are built separately from the site, with their own copies of shared modules, so that the inspector
 * adds nothing to the size of a page.
 */
export async function start(engine: Engine, slot: InspectionSlot): Promise<void> {
  const mode = new URLSearchParams(location.search).get('inspect') ?? ''
  keepInspecting(mode)
  if (import.meta.env.DEV && mode === 'stately') {
    const { connectToStately } = await import('./stately.ts')
    return connectToStately(slot)
  }
  const { clock, inspect, session } = createInspector({
    engine,
    machines: allMachines,
    samples: sampleEvents,
    hot: import.meta.hot,
    importOf: (id) => ({
      name: `${id.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}Machine`,
      from: `#machines/${id}/${id}.machine.ts`,
    }),
  })
  slot.clock = clock
  slot.current = { observe: inspect }
  followConfetti(session)
}

// A changed machine needs no page reload: the components that use it restart, and the inspector receives the new machine from
// them.
import.meta.hot?.accept('./machines.ts', () => undefined)
