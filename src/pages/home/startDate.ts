import type { Actor } from 'xstate'
import { startDateMachine } from '#machines/start-date/start-date.machine.ts'
import { followDay } from '#runtime/calendar.ts'
import { pageActor } from '#runtime/pageActor.ts'
import { startDate as texts } from '#content/home/startDate.ts'
import { afterFirstPlace } from '#runtime/firstPlace.ts'

/**
 * The actor that proposes when work could begin. The prerendered document contains no date. The current day is set after the first place is
 * hydrated, so that it does not delay hydration.
 */
export const startDateActor: () => Actor<typeof startDateMachine> = pageActor(
  startDateMachine,
  { ...texts.input, today: null },
  (actor) => void afterFirstPlace(() => followDay((today) => actor.send({ type: 'day.told', today }))),
)
