import type { SnapshotFrom } from 'xstate'
import { AI_PERCENT_PER_TICK, TRADITIONAL_PERCENT_PER_TICK } from './comparison-race.machine.ts'
import type { comparisonRaceMachine } from './comparison-race.machine.ts'

/** Days each way of working takes. Source: docs/FACTS.md, section 9. */
export const TRADITIONAL_DAYS = 90
export const AI_DAYS = 3

/** What the AI lane says on days 0, 1, 2 and 3. Source: docs/FACTS.md, section 4. */
const AI_STATUS = [
  'Analysiert Anforderungen',
  'Generiert Code und Design',
  'Optimiert die Leistung',
  'Fertig. Ihre Website ist online.',
] as const

/** What one lane shows: progress in per cent (0 to 100), whole days passed, and what is being done. */
export type RaceLane = { percent: number; day: number; status: string }

/** What the traditional lane says at `percent`. Source: docs/FACTS.md, section 4. */
function traditionalStatus(percent: number): string {
  if (percent < 30) return 'Planung'
  if (percent < 60) return 'Design und Entwicklung'
  if (percent < 85) return 'Tests und Fehlerbehebung'
  return 'Fast fertig'
}

/** What the lanes say at their ends: for a page whose script never starts the race. */
export const AI_END_STATUS = AI_STATUS[AI_DAYS]
export const TRADITIONAL_END_STATUS = traditionalStatus(100)

function traditionalLane(elapsedTicks: number): RaceLane {
  const percent = Math.min(100, elapsedTicks * TRADITIONAL_PERCENT_PER_TICK)
  const day = Math.floor((TRADITIONAL_DAYS * percent) / 100)
  return { percent, day, status: traditionalStatus(percent) }
}

function aiLane(elapsedTicks: number): RaceLane {
  const percent = Math.min(100, elapsedTicks * AI_PERCENT_PER_TICK)
  const day = Math.floor((AI_DAYS * percent) / 100)
  return { percent, day, status: AI_STATUS[day] as string }
}

/**
 * What the race shows. `aiFinished` turns true with the tick that brings the AI lane to 100
 * (the moment of the confetti); the race itself goes on until both lanes are there.
 */
export function comparisonRaceView(snapshot: SnapshotFrom<typeof comparisonRaceMachine>) {
  const { elapsedTicks, holds } = snapshot.context
  const ai = aiLane(elapsedTicks)
  const state: 'waiting' | 'racing' | 'finished' = typeof snapshot.value === 'string' ? snapshot.value : 'racing'
  return {
    state,
    traditional: traditionalLane(elapsedTicks),
    ai,
    aiFinished: ai.percent === 100,
    paused: holds.includes('button'),
    running: snapshot.matches({ racing: 'running' }),
  }
}
