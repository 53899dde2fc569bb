import type { SnapshotFrom } from 'xstate'
import { isPaused, stateOf } from '../common/loop.ts'
import { aiProgress, traditionalProgress } from './comparison-race.machine.ts'
import type { ComparisonRaceDays, ComparisonRaceTexts, comparisonRaceMachine } from './comparison-race.machine.ts'

/** What one lane shows: progress in per cent (0 to 100), whole days passed, the current activity, and the props of its progress bar. */
export type RaceLane = ReturnType<typeof laneView>

function laneView(id: keyof ComparisonRaceDays, { percent, day }: { percent: number; day: number }, status: string) {
  return {
    percent,
    day,
    status,
    progressbar: {
      role: 'progressbar',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': percent,
      'data-lane': id,
      'data-day': day,
      'data-status': status,
    },
  } as const
}

/** Which of its five texts the traditional lane shows at `percent`. Source: docs/FACTS.md, section 4. */
function traditionalPhase(percent: number): 0 | 1 | 2 | 3 | 4 {
  if (percent < 30) return 0
  if (percent < 60) return 1
  if (percent < 85) return 2
  return percent < 100 ? 3 : 4
}

function traditionalLane(elapsedTicks: number, days: ComparisonRaceDays, texts: ComparisonRaceTexts): RaceLane {
  const progress = traditionalProgress(elapsedTicks, days.traditional)
  return laneView('traditional', progress, texts.traditional[traditionalPhase(progress.percent)])
}

function aiLane(elapsedTicks: number, days: ComparisonRaceDays, texts: ComparisonRaceTexts): RaceLane {
  const progress = aiProgress(elapsedTicks, days)
  const phase = Math.floor(((texts.ai.length - 1) * progress.percent) / 100)
  return laneView('ai', progress, texts.ai[phase] as string)
}

/**
 * What the race shows. `daysOnline` is how long the AI lane's finished website has been online, in days of the traditional lane.
 */
export function comparisonRaceView(snapshot: SnapshotFrom<typeof comparisonRaceMachine>) {
  const { days, texts, elapsedTicks, reducedMotion } = snapshot.context
  const traditional = traditionalLane(elapsedTicks, days, texts)
  const ai = aiLane(elapsedTicks, days, texts)
  return {
    state: stateOf(snapshot.value),
    traditional,
    ai,
    daysOnline: ai.percent === 100 ? traditional.day - days.ai : 0,
    paused: isPaused(snapshot),
    reducedMotion,
  }
}
