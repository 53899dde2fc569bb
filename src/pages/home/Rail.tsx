import { useEffect, useState } from 'react'
import { useMatches } from '#runtime/useMatches.ts'
import { useFirstPlaceOver } from '#runtime/firstPlace.ts'
import { HourReadout } from './HourReadout.tsx'
import type * as RailModule from './RailInstrument.tsx'

/** Matches viewports in which the ruler at the edge is wide enough for text. */
const RULER_WITH_WORDS = '(min-width: 75rem)'

/**
 * Shows the hour at the hand of the ruler: on the interactive ruler in viewports that have room for its text, otherwise in the header.
 * Phones never load the interactive ruler. If it fails to load, the prerendered ruler stays.
 */
export function Rail() {
  const isReady = useFirstPlaceOver()
  const wide = useMatches(RULER_WITH_WORDS)
  const [rail, setRail] = useState<typeof RailModule>()
  useEffect(() => {
    if (isReady && wide) import('./RailInstrument.tsx').then(setRail, () => undefined)
  }, [isReady, wide])
  if (!isReady) return null
  return wide ? rail && <rail.RailInstrument /> : <HourReadout />
}
