import type { Engine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import type { InspectionSlot } from '#runtime/inspection.ts'
import { followConfetti } from './followConfetti.ts'
import { keepInspecting } from './keepInspecting.ts'
import { allMachines, sampleEvents } from './machines.ts'
import { connectToStately, inspectorAddress } from './stately.ts'

/** The value of `?inspect=` that opens this project's own panel. */
const LOCAL_MODE = 'lokal'

/**
 * Starts inspection. `?inspect=lokal` opens this project's panel; any other `?inspect` opens the Stately inspector once the visitor has
 * agreed. Fills `slot` at once, so that no actor is missed. The UI loads a little later.
 *
 * This file and everything it imports are built separately from the site, with their own copies of shared modules, so that the inspector
 * adds nothing to the size of a page.
 */
export function start(engine: Engine, slot: InspectionSlot): void {
  const mode = new URLSearchParams(location.search).get('inspect') ?? ''
  keepInspecting(mode)
  if (mode === LOCAL_MODE) {
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
  } else {
    const connection = connectToStately(slot, inspectorAddress(mode, location.origin))
    void import('./notice/openNotice.tsx').then(({ openNotice }) => openNotice(connection))
  }
}

// A changed machine needs no page reload: the components that use it restart, and the inspector receives the new machine from
// them.
import.meta.hot?.accept('./machines.ts', () => undefined)
