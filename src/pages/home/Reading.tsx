import { useEffect, useState } from 'react'
import { useMatches } from '#runtime/useMatches.ts'
import { useFirstPartOver } from '#runtime/firstPart.ts'
import { RULER_WITH_WORDS } from './classicDay.ts'
import { HourReadout } from './HourReadout.tsx'
import type * as RailModule from './RailInstrument.tsx'

/**
 * What the hand on the ruler reads: on the interactive ruler where it is wide enough for text, otherwise in the header. Phones never load
 * that ruler; if it fails to load, the prerendered one stays.
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
