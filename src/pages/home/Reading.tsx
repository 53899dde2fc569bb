import { useEffect, useState } from 'react'
import { useMatches } from '#runtime/useMatches.ts'
import { useFirstPartOver } from '#runtime/firstPart.ts'
import { RULER_WITH_WORDS } from './classicDay.ts'
import { HourReadout } from './HourReadout.tsx'
import type * as RailModule from './RailInstrument.tsx'

/**
 * Shows the hour that the hand on the ruler points at: on the interactive ruler if the viewport is wide enough for one with text, otherwise
 * in the header. Phones never load the interactive ruler. If it fails to load, the prerendered ruler stays.
 */
export function Reading() {
  const isReady = useFirstPartOver()
  const wide = useMatches(RULER_WITH_WORDS)
  const [rail, setRail] = useState<typeof RailModule>()
  useEffect(() => {
    if (isReady && wide) import('./RailInstrument.tsx').then(setRail, () => undefined)
  }, [isReady, wide])
  if (!isReady) return null
  return wide ? rail && <rail.RailInstrument /> : <HourReadout />
}
