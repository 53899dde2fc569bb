import type { RecordingEntry } from '@drei-tage/recorder'

/**
 * Where the ruler has a stroke, as whole places from 0: for what actors did by themselves, for all other entries, and both
 * again for the chosen actor.
 *
 * @param place The place of a time in ms.
 */
export function strokesOf(entries: readonly RecordingEntry[], chosen: string | undefined, place: (ms: number) => number) {
  const [own, sent, litOwn, litSent] = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()]
  for (const { atMs, actor, kind } of entries) {
    const at = place(atMs)
    const isOwn = kind === 'own'
    const places = isOwn ? own : sent
    places.add(at)
    if (actor === chosen) (isOwn ? litOwn : litSent).add(at)
  }
  return { own, sent, litOwn, litSent }
}
