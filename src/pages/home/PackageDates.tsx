import { useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { startDateMachine } from '#machines/start-date/start-date.machine.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { startDate as texts } from '#content/home/startDate.ts'
import { startDateActor } from './startDate.ts'

interface PackageDatesProps {
  packageId: string
  neutral: string
  /** Follows the dates. */
  after?: string
}

/** The dates of a package as text, or their placeholder until the current day is known. */
export function PackageDates({ packageId, neutral, after = '' }: PackageDatesProps) {
  const view = useCallback(
    (snapshot: SnapshotFrom<typeof startDateMachine>) => {
      const { state, dates } = startDateView(snapshot)
      const known = dates?.[packageId]
      return (known ? texts.dates(known, state === 'chosen') : neutral) + after
    },
    [packageId, neutral, after],
  )
  // In its own element, because translators may replace the text.
  return <span>{useMachineView(startDateActor(), view)}</span>
}
