import type { SnapshotFrom } from 'xstate'
import type { bootMachine } from './boot.machine.ts'

/**
 * How far the page has started: its phase, the part being hydrated, the number of kept presses, and what the cookie banner waits for
 * ('paint', 'code' or the id of a part; null once the banner may appear).
 */
export function bootView(snapshot: SnapshotFrom<typeof bootMachine>) {
  const { firstPart, hydrating, presses } = snapshot.context
  const { code, turn, banner } = snapshot.value
  const awaited = { loading: 'paint', painted: 'code', fetching: 'code', failed: 'code', running: firstPart }[code]
  return {
    state: code !== 'running' ? code : turn === 'hydrating' ? turn : 'ready',
    hydrating,
    keptPresses: presses.length,
    bannerWaitsFor: banner === 'due' ? null : awaited,
  }
}
