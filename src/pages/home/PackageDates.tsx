import { useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { startDateMachine } from '#machines/start-date/start-date.machine.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { startDate as texts } from '#content/home/startDate.ts'
import { startDateActor } from './startDate.ts'

/** The dates of a package as text, or their placeholder until the current day is known. */
export function PackageDates({ packageId, neutral }: { packageId: string; neutral: string }) {
  const view = useCallback(
    (snapshot: SnapshotFrom<typeof startDateMachine>) => {
      const dates = startDateView(snapshot).dates?.[packageId]
      return dates ? texts.dates(dates) : neutral
    },
    [packageId, neutral],
  )
  // In an element of its own: translators may replace the text.
  return <span>{useMachineView(startDateActor(), view)}</span>
}
