import type { Engine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import { allMachines } from '../../machines/all.ts'
import type { InspectionSlot } from '../actors/inspection.ts'
import { followConfetti } from './followConfetti.ts'
import { keepInspecting } from './keepInspecting.ts'
import { sampleEvents } from './sampleEvents.ts'
import { connectToStately, inspectorAddress } from './stately.ts'

/** The value of `?inspect=` that opens the panel of this project. */
const LOCAL_MODE = 'lokal'

/**
 * Begins inspection: with the panel of this project for `?inspect=lokal`, with the Stately inspector for any other
 * `?inspect`, once the visitor has agreed to that. Fills the slot at once, so that no actor is missed; what is to be seen of it comes a little later.
 *
 * This file and all it imports is built apart from the site, with copies of its own of whatever both need: no page
 * becomes larger by a byte because there is an inspector.
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
        from: `../../machines/${id}/${id}.machine.ts`,
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

// A machine that is saved needs no new page: the parts that use it start again with it, and the inspector knows it from them.
import.meta.hot?.accept('../../machines/all.ts', () => undefined)
