import { createContext, useCallback, useContext, useEffect } from 'react'
import type { Context } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { startDateMachine } from '../../../machines/start-date/start-date.machine.ts'
import { startDateView } from '../../../machines/start-date/start-date.view.ts'
import { dayInGermany, wallClockMs } from '../../actors/calendar.ts'
import { useMachineActor, useMachineView } from '../../actors/useMachineActor.ts'
import { afterFirstPart } from '../../boot/firstPart.ts'
import { startDate as texts } from '../../content/home/startDate.ts'

const UNKNOWN = { ...texts.input, today: null }

/** When work could begin: one actor for the page, used by several of its sections. */
export const StartDateContext: Context<Actor<typeof startDateMachine> | undefined> = createContext<
  Actor<typeof startDateMachine> | undefined
>(undefined)

/** Starts the actor. The prerendered page knows no date; it is sent once the first part is hydrated, which does not wait for it. */
export function useStartDate(): Actor<typeof startDateMachine> {
  const actor = useMachineActor(startDateMachine, UNKNOWN)
  // Without React state in the page: a re-render would make React discard the sections that are not hydrated yet.
  useEffect(() => afterFirstPart(() => actor.send({ type: 'day.told', today: dayInGermany(wallClockMs()) })), [actor])
  return actor
}

/** The page's actor. @throws {Error} outside of the start page, which provides it. */
export function useStartDateActor(): Actor<typeof startDateMachine> {
  const actor = useContext(StartDateContext)
  if (!actor) throw new Error('start-date: there is no actor here. Sections ask for dates inside of HomePage, which starts it.')
  return actor
}

/** The dates of a package as text, or their placeholder until the current day is known. */
export function useDatesOf(packageId: string, neutral: string): string {
  const view = useCallback(
    (snapshot: SnapshotFrom<typeof startDateMachine>) => {
      const dates = startDateView(snapshot).dates?.[packageId]
      return dates ? texts.dates(dates) : neutral
    },
    [packageId, neutral],
  )
  return useMachineView(useStartDateActor(), view)
}
