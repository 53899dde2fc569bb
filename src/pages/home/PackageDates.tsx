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
  /** Text after the dates or `neutral`. */
  after?: string
}

/** The dates of a package as text, or `neutral` until the current day is known. */
export function PackageDates({ packageId, neutral, after = '' }: PackageDatesProps) {
  const view = useCallback(
    (snapshot: SnapshotFrom<typeof startDateMachine>) => {
      const { state, dates } = startDateView(snapshot)
      const known = dates?.[packageId]
      return (known ? texts.dates(known, state === 'chosen') : neutral) + after
    },
    [packageId, neutral, after],
  )
  // In a separate element, because the browser's translation may replace the text.
  return <span>{useMachineView(startDateActor(), view)}</span>
}
