import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { comparisonRaceMachine } from '../../../../../machines/comparison-race/comparison-race.machine.ts'
import { AI_DAYS, comparisonRaceView, TRADITIONAL_DAYS } from '../../../../../machines/comparison-race/comparison-race.view.ts'
import type { RaceLane } from '../../../../../machines/comparison-race/comparison-race.view.ts'
import { confettiMachine } from '../../../../../machines/confetti/confetti.machine.ts'
import { engine } from '../../../../actors/engine.ts'
import { useHolds } from '../../../../actors/useHolds.ts'
import { useMachineActor, useMachineView } from '../../../../actors/useMachineActor.ts'
import { useSeen } from '../../../../actors/useSeen.ts'
import { ClaimNote } from '../../../../components/ClaimNote.tsx'
import { Icon } from '../../../../components/Icon.tsx'
import { Scale } from '../../../../components/Scale.tsx'
import { solution } from '../../../../content/home/solution.ts'
import { evenly, upright, uprights } from '../../../../pictures/strokes.ts'
import { Confetti, loadConfettiMotion } from './Confetti.tsx'
import { raceStyles } from './Race.styles.ts'

/** Part of the race that has to be in view before it starts. */
const START_RATIO = 0.35

const texts = solution.race

function raceView(snapshot: SnapshotFrom<typeof comparisonRaceMachine>) {
  return { ...comparisonRaceView(snapshot), reducedMotion: snapshot.context.reducedMotion }
}

/** Three days race against ninety, on one length and at their real proportion of time. */
export function Race() {
  const race = useMachineActor(comparisonRaceMachine, { texts: texts.texts })
  const confetti = useMachineActor(confettiMachine, {})
  const { state, ai, traditional, paused, reducedMotion } = useMachineView(race, raceView)
  const element = useRef<HTMLDivElement>(null)
  const replay = useRef<HTMLButtonElement>(null)

  useSeen(element, START_RATIO, () => {
    loadConfettiMotion().catch(() => undefined)
    race.send({ type: 'section.seen' })
  })
  useHolds(race, element)

  // Told from actor to actor, so the burst starts with the very tick that brings the lane home.
  useEffect(() => {
    let before = true
    const subscription = race.subscribe((snapshot) => {
      const now = comparisonRaceView(snapshot)
      if (now.state === 'racing' && now.aiFinished && !before) {
        confetti.send({ type: 'burst.requested', seed: Math.floor(engine.random() * 2 ** 31) })
      }
      before = now.aiFinished
    })
    return () => subscription.unsubscribe()
  }, [race, confetti])

  // The pause button goes when there is nothing left to pause; a focus that is on it moves to its neighbour.
  const pauseButton = useCallback((node: HTMLButtonElement) => {
    return () => {
      if (document.activeElement === node) replay.current?.focus()
    }
  }, [])

  return (
    <div
      ref={element}
      css={raceStyles}
      className="race"
      role="group"
      aria-label={texts.label}
      data-machine="comparison-race"
      data-state={state}
    >
      <Lane
        id="ai"
        lane={ai}
        name={texts.ai.name}
        days={AI_DAYS}
        ofDays={texts.ai.ofDays}
        endStatus={texts.texts.ai[3]}
        behind={<Confetti actor={confetti} />}
      >
        <Blocks />
        <Blocks filled />
      </Lane>
      <Lane
        id="traditional"
        lane={traditional}
        name={texts.traditional.name}
        days={TRADITIONAL_DAYS}
        ofDays={texts.traditional.ofDays}
        endStatus={texts.texts.traditional[3]}
      >
        <Strokes day={traditional.day} />
      </Lane>
      <div className="controls">
        {reducedMotion ? (
          <p>{texts.result}</p>
        ) : (
          <div className="buttons">
            <button ref={replay} type="button" className="control" onClick={() => race.send({ type: 'replay.pressed' })}>
              <Icon name="repeat" />
              {texts.replay}
            </button>
            {state !== 'finished' && (
              <button ref={pauseButton} type="button" className="control" onClick={() => race.send({ type: 'pause.toggled' })}>
                <Icon name={paused ? 'play' : 'pause'} />
                <span>{paused ? texts.resume : texts.pause}</span>
              </button>
            )}
          </div>
        )}
        <noscript>
          <p>{texts.result}</p>
        </noscript>
        <p className="note small quiet">
          <ClaimNote claim={texts.claim} />
        </p>
      </div>
      <div className="scale">
        <Scale count={TRADITIONAL_DAYS} lit={AI_DAYS} minor={1} tenth={1} />
        <span className="rest" aria-hidden="true">
          {texts.scale.rest}
        </span>
        <p>
          {texts.scale.label} <b>{texts.scale.strong}</b> {texts.scale.text}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {state === 'finished' && !reducedMotion && texts.result}
      </p>
    </div>
  )
}

interface LaneProps {
  id: 'ai' | 'traditional'
  lane: RaceLane
  name: string
  /** Days of the whole way. */
  days: number
  /** The same in words, e.g. 'von 90'. */
  ofDays: string
  /** What is being done at the end of the way. */
  endStatus: string
  /** What stands behind the lane. */
  behind?: ReactNode
  /** The drawing of the lane. */
  children: ReactNode
}

function Lane({ id, lane: { percent, day, status }, name, days, ofDays, endStatus, behind, children }: LaneProps) {
  const nameId = `rennen-${id}`
  return (
    <div className={`lane ${id}`}>
      <div>
        <p className="name" id={nameId}>
          {name}
        </p>
        <p className="status" data-end={endStatus}>
          {status}
        </p>
      </div>
      <p className="day">
        <span className="figure">
          <span className="now">{`${texts.day} ${day}`}</span>
          <span className="final">
            {texts.day} {days}
          </span>
        </span>
        <span className="label">{ofDays}</span>
      </p>
      <div className="run">
        {behind}
        <div
          className="course"
          role="progressbar"
          aria-labelledby={nameId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${texts.day} ${day} ${ofDays}: ${status}`}
          data-lane={id}
          data-day={day}
          data-status={status}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

/** The AI lane: a block a day. Drawn twice, unfilled and filled, so that the words change colour where the filling stands. */
function Blocks({ filled = false }: { filled?: boolean }) {
  return (
    <div className={filled ? 'blocks filled' : 'blocks'} aria-hidden="true">
      {texts.ai.blocks.map(({ day, text }) => (
        <span key={day} className="block">
          {day}
          <small>{text}</small>
        </span>
      ))}
    </div>
  )
}

/** Width of a stroke, in distances between two strokes. */
const STROKE_WIDTH = 0.46
const ALL_DAYS = uprights(evenly(0, TRADITIONAL_DAYS), 100, 0)

/** The traditional lane: a stroke a day, from edge to edge. */
function Strokes({ day }: { day: number }) {
  return (
    <svg
      className="strokes"
      viewBox={`${-STROKE_WIDTH / 2} 0 ${TRADITIONAL_DAYS - 1 + STROKE_WIDTH} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ALL_DAYS} />
      {day > 1 && <path className="passed" d={uprights(evenly(0, day - 1), 100, 0)} />}
      {day > 0 && <path key={day} className="today" d={upright(day - 1, 100, 0)} />}
    </svg>
  )
}
