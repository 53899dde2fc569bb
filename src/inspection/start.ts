import type { Engine } from '../../engine/index.ts'
import type { InspectionSlot } from '../actors/inspection.ts'
import { connectToStately, inspectorAddress } from './stately.ts'
import { createSession } from './session.ts'

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
  if (mode === LOCAL_MODE) {
    const session = createSession(engine, slot)
    void import('./panel/openPanel.tsx').then(({ openPanel }) => openPanel(session))
  } else {
    const connection = connectToStately(slot, inspectorAddress(mode, location.origin))
    void import('./notice/openNotice.tsx').then(({ openNotice }) => openNotice(connection))
  }
}
