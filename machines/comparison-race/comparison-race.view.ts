import type { SnapshotFrom } from 'xstate'
import { AI_DAYS, AI_PERCENT_PER_TICK, traditionalProgress } from './comparison-race.machine.ts'
import type { ComparisonRaceTexts, comparisonRaceMachine } from './comparison-race.machine.ts'

/** What one lane shows: progress in per cent (0 to 100), whole days passed, and the current activity. */
export type RaceLane = { percent: number; day: number; status: string }

/** Which of its four texts the traditional lane shows at `percent`. Source: docs/FACTS.md, section 4. */
function traditionalPhase(percent: number): 0 | 1 | 2 | 3 {
  if (percent < 30) return 0
  if (percent < 60) return 1
  return percent < 85 ? 2 : 3
}

function traditionalLane(elapsedTicks: number, texts: ComparisonRaceTexts['traditional']): RaceLane {
  const { percent, day } = traditionalProgress(elapsedTicks)
  return { percent, day, status: texts[traditionalPhase(percent)] }
}

function aiLane(elapsedTicks: number, texts: ComparisonRaceTexts['ai']): RaceLane {
  const percent = Math.min(100, elapsedTicks * AI_PERCENT_PER_TICK)
  const day = Math.floor((AI_DAYS * percent) / 100)
  return { percent, day, status: texts[day] as string }
}

/**
 * What the race shows. `aiFinished` turns true with the tick that brings the AI lane to 100, which is when the confetti bursts; the race
 * continues until both lanes are finished. `daysOnline` is how long the AI lane's finished website has been online, in days of the
 * traditional lane.
 */
export function comparisonRaceView(snapshot: SnapshotFrom<typeof comparisonRaceMachine>) {
  const { texts, elapsedTicks, holds } = snapshot.context
  const traditional = traditionalLane(elapsedTicks, texts.traditional)
  const ai = aiLane(elapsedTicks, texts.ai)
  const aiFinished = ai.percent === 100
  const state: 'waiting' | 'racing' | 'finished' = typeof snapshot.value === 'string' ? snapshot.value : 'racing'
  return {
    state,
    traditional,
    ai,
    aiFinished,
    daysOnline: aiFinished ? traditional.day - AI_DAYS : 0,
    paused: holds.includes('button'),
    running: snapshot.matches({ racing: 'running' }),
  }
}
