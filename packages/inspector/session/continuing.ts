import { resumeFault, resumeFrom } from '@drei-tage/recorder'
import type { Replay, ResumePoint, WaitingTimer } from '@drei-tage/recorder'
import { presentOf } from '@drei-tage/recorder/internal'
import type { AnyActorRef } from 'xstate'
import { counterpartsOf } from './counterpart.ts'
import type { Live } from './live.ts'
import type { View } from './view.ts'

/** Makes the page continue from the selected moment. */
export function createContinuing({ recorder, timers }: Live, { cursor, file, history, leavePast }: View) {
  /** Of the actors that the page created: those that existed at a point, and those that exist now, each with the one it continues as. */
  function rootsAt(point: number) {
    const { runningAt, parentOf } = history()
    const before = runningAt(point).filter((actor) => parentOf(actor) === undefined)
    const living = recorder.actors().filter(({ running, parent }) => running && parent === undefined)
    const names = living.map(({ name }) => name)
    const counterparts = counterpartsOf(before, names, file() !== undefined)
    return { before, now: living.map(({ name, ref }) => ({ name, ref, recorded: counterparts.get(name) })) }
  }

  return {
    /** What continuing would leave as it is, what it would not bring back, and why, in sentences; undefined if nothing, or in the present. */
    leftOut(): string | undefined {
      const at = cursor()
      if (!at) return undefined
      const { before, now } = rootsAt(at.point)
      const isFile = file() !== undefined
      const continued = new Set(now.map(({ recorded }) => recorded))
      const pending = new Set(timers.waiting().map(keyOf))
      // A file has only the timers of its actors.
      const elapsed = isFile ? [] : timers.waiting(at).filter((timer) => timer.actor === undefined && !pending.has(keyOf(timer)))
      const stay = now.filter(({ recorded }) => recorded === undefined).map(({ name }) => name)
      const differ = (file()?.families ?? [])
        .filter(({ difference }) => difference && difference.index < at.point)
        .flatMap(({ roots }) => now.filter(({ recorded = '' }) => roots.includes(recorded)).map(({ name }) => name))
      const ended = before.filter((actor) => !continued.has(actor))
      const told = [
        ...sentence(
          'Continue leaves as they are',
          [stay, isFile ? 'not there in the file' : 'started later'],
          [differ, 'different from the file'],
        ),
        ...sentence(
          'Continue does not bring back',
          [ended, isFile ? 'not on this page' : 'ended since'],
          [elapsed.map(({ delay }) => delay), 'set by no actor'],
        ),
      ]
      return told.length > 0 ? told.join(' ') : undefined
    },
    /**
     * Continues, with what the recording up to the selected moment has led to: each actor gets its recorded counterpart's state, children
     * and timers, with the time that remained of each. A family of actors that would lose anything but what `leftOut` says stays as it
     * is. Returns why, if there is one; if there are only such families, nothing continues.
     */
    goOn({ families, resumePoints }: Replay): string | undefined {
      const { now } = rootsAt(cursor()?.point ?? 0)
      const faults: string[] = []
      const going = families.flatMap(({ roots, difference }) => {
        const living = now.filter(({ recorded = '' }) => roots.includes(recorded))
        if (living.length === 0) return []
        const points = living.flatMap(({ name, ref, recorded = '' }) => {
          const point = resumePoints.get(recorded)
          return point ? [{ name, ref, point }] : []
        })
        const fault = difference?.message ?? points.map(faultOf).find((one) => one !== undefined)
        if (fault === undefined) return points
        faults.push(fault)
        return []
      })
      if (faults.length > 0 && going.length === 0) return `Cannot continue from here. ${faults.join(' ')}`
      leavePast()
      for (const { ref, point } of going) resumeFrom(ref, point)
      return faults.length > 0 ? `Not continued: ${faults.join(' ')}` : undefined
    },
  }
}

/** Why an actor cannot continue from a point. */
function faultOf({ name, ref, point }: { name: string; ref: AnyActorRef; point: ResumePoint }): string | undefined {
  const hasEnded = presentOf(ref).status !== 'active'
  const reason = hasEnded ? 'it has ended since, and XState cannot restart an actor. Reload the page.' : resumeFault(ref, point)
  return reason && `${name}: ${reason}`
}

const keyOf = ({ due, delay }: WaitingTimer): string => `${due} ${delay}`

/** How many items of a list are named. */
const MOST_NAMED = 5

const namesOf = (items: readonly string[]): string =>
  items.slice(0, MOST_NAMED).join(', ') + (items.length > MOST_NAMED ? ` and ${items.length - MOST_NAMED} others` : '')

/** Names the items of those lists that are not empty. */
function sentence(start: string, ...lists: readonly (readonly [items: readonly string[], why: string])[]): string[] {
  const filled = lists.filter(([items]) => items.length > 0).map(([items, why]) => `${namesOf(items)} (${why})`)
  return filled.length > 0 ? [`${start}: ${filled.join(', ')}.`] : []
}
