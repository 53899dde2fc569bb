import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { comparisonRaceMachine } from '#machines/comparison-race/comparison-race.machine.ts'
import { comparisonRaceView } from '#machines/comparison-race/comparison-race.view.ts'
import type { RaceLane } from '#machines/comparison-race/comparison-race.view.ts'
import { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { trueScaleMachine } from '#machines/true-scale/true-scale.machine.ts'
import { trueScaleView } from '#machines/true-scale/true-scale.view.ts'
import type { MovedDay } from '#machines/true-scale/true-scale.view.ts'
import { engine } from '#runtime/engine.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useEmitted, useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useSeen } from '#runtime/useSeen.ts'
import { buttonStyles } from '#components/Button.styles.ts'
import { Figure } from '#components/Figure.tsx'
import { Icon } from '#components/Icon.tsx'
import { full, Scale } from '#components/Scale.tsx'
import { solution } from '#content/home/solution.ts'
import { Confetti, loadConfettiMotion } from './Confetti.tsx'
import { builtStyles, laneStyles, raceStyles } from './ComparisonRace.styles.ts'

/** Share of the race that has to be visible before it starts. */
const START_RATIO = 0.35

const texts = solution.race

/** What does not change with each tick. */
function raceView(snapshot: SnapshotFrom<typeof comparisonRaceMachine>) {
  const { state, paused, reducedMotion } = comparisonRaceView(snapshot)
  return { state, paused, reducedMotion }
}

/** Few days race against many over the same distance. Afterwards the few move into the first slots of the many. */
export function ComparisonRace() {
  const actor = useMachineActor(comparisonRaceMachine, { days: texts.days, texts: texts.texts })
  const confetti = useMachineActor(confettiMachine, {})
  const trueScale = useMachineActor(trueScaleMachine, { days: texts.days.ai })
  const { state, paused, reducedMotion } = useMachineView(actor, raceView)
  const element = useRef<HTMLDivElement>(null)

  useSeen(element, START_RATIO, () => {
    loadConfettiMotion().catch(() => undefined)
    actor.send({ type: 'section.seen' })
  })
  useHolds(actor, element)
  useHolds(trueScale, element, { pausedWith: actor })

  // Sent in the tick that completes the AI lane, so that the confetti and the move of the days start with it.
  useEmitted(actor, 'days.built', (event) => {
    confetti.send({ type: 'burst.requested', seed: Math.floor(engine.random() * 2 ** 31) })
    trueScale.send(event)
  })
  useEmitted(actor, 'race.restarted', (event) => trueScale.send(event))

  return (
    <div ref={element} css={raceStyles} role="group" aria-label={texts.label} data-machine="comparison-race" data-state={state}>
      <Lanes actor={actor} confetti={confetti} trueScale={trueScale} />
      <div className="controls with-script with-motion">
        {state !== 'waiting' && !reducedMotion && (
          <button
            css={buttonStyles.outline}
            data-size="small"
            type="button"
            onClick={() => actor.send({ type: state === 'finished' ? 'replay.pressed' : 'pause.toggled' })}
          >
            <Icon name={state === 'finished' ? 'repeat' : paused ? 'play' : 'pause'} />
            <span>{state === 'finished' ? texts.replay : paused ? texts.resume : texts.pause}</span>
          </button>
        )}
      </div>
      <noscript>
        <p className="visually-hidden">{texts.result}</p>
      </noscript>
      <p role="status" className="visually-hidden">
        {state === 'finished' && texts.result}
      </p>
    </div>
  )
}

interface LanesProps {
  actor: Actor<typeof comparisonRaceMachine>
  confetti: Actor<typeof confettiMachine>
  trueScale: Actor<typeof trueScaleMachine>
}

/** The part that changes with each tick. A separate component, so that the rest is not re-rendered. */
function Lanes({ actor, confetti, trueScale }: LanesProps) {
  const { ai, traditional, daysOnline } = useMachineView(actor, comparisonRaceView)
  return (
    <TrueScale actor={trueScale} percent={ai.percent}>
      <Lane id="ai" lane={ai} days={texts.days.ai}>
        <Confetti actor={confetti} />
        <div data-part="blocks" aria-hidden="true">
          <Phases />
        </div>
        <div data-part="won" aria-hidden="true">
          <b className="counted">
            <Counted now={texts.ai.worksFor(daysOnline)} final={texts.ai.worksFor(texts.days.traditional - texts.days.ai)} />
          </b>
        </div>
      </Lane>
      <Lane id="traditional" lane={traditional} days={texts.days.traditional}>
        <Scale proportional data-part="strokes" count={texts.days.traditional} lit={traditional.day} height={full} />
      </Lane>
    </TrueScale>
  )
}

interface LaneProps {
  id: 'ai' | 'traditional'
  lane: RaceLane
  /** Length of the lane, in days. */
  days: number
  /** The drawing of the lane. */
  children: ReactNode
}

function Lane({ id, lane: { progressbar, day, status }, days, children }: LaneProps) {
  const { name, ofDays } = texts[id]
  const nameId = `rennen-${id}`
  return (
    <div css={laneStyles}>
      <div>
        <p className="h4" id={nameId}>
          {name}
        </p>
        <p className="quiet" data-part="status" data-end={texts.texts[id].at(-1)}>
          {status}
        </p>
      </div>
      <p className="day">
        <Figure size="l" className="counted">
          <Counted now={`${texts.day} ${day}`} final={`${texts.day} ${days}`} />
        </Figure>{' '}
        <span className="label">{ofDays}</span>
      </p>
      <div {...progressbar} aria-labelledby={nameId} aria-valuetext={`${texts.day} ${day} ${ofDays}: ${status}`}>
        {children}
      </div>
    </div>
  )
}

/** What a count says now, and what it says at the end, for paper and for pages without a script. */
function Counted({ now, final }: { now: string; final: string }) {
  return (
    <>
      <span data-part="now">{now}</span> <span data-part="final">{final}</span>
    </>
  )
}

/** The AI lane: one block per phase. Drawn twice, unfilled and filled, so that the text changes colour at the edge of the fill. */
function Phases() {
  return texts.ai.blocks.map(({ days, text }) => (
    <span key={text} className="block">
      {days} <small>{text}</small>{' '}
    </span>
  ))
}

interface TrueScaleProps {
  actor: Actor<typeof trueScaleMachine>
  /** Progress of the AI lane, in per cent. */
  percent: number
  /** The two lanes. */
  children: ReactNode
}

/**
 * The lanes, the filled blocks, the days that leave them for the other lane, and the label of the remaining days. The machine provides the
 * progress, from which CSS calculates the positions.
 */
function TrueScale({ actor, percent, children }: TrueScaleProps) {
  const { state, wordsRatio, days, lineRatio, bracketRatio } = useMachineView(actor, trueScaleView)
  const progress = { '--filled': `${percent}%`, '--words': wordsRatio, '--drawn': lineRatio, '--bracket': bracketRatio } as object
  const progressOf = ({ narrowRatio, fallRatio }: MovedDay) =>
    begun ? ({ '--narrow': narrowRatio, '--fall': fallRatio } as object) : undefined
  const begun = percent > 0
  return (
    <div className="lanes" style={begun ? progress : undefined}>
      {children}
      <div css={builtStyles} data-part="built" aria-hidden="true" data-machine="true-scale" data-state={state}>
        <div data-part="phases">
          <Phases />
        </div>
        {days.map((day, index) => (
          <i key={index} style={progressOf(day)} />
        ))}
      </div>
      <div className="h3" data-part="rest" aria-hidden="true">
        {texts.rest}
      </div>
    </div>
  )
}
