import { useRef } from 'react'
import { Figure } from '#components/Figure.tsx'
import { Picture } from '#components/Picture.tsx'
import { BUILD_STEPS, BUILD_TICKS, buildStepsMachine } from '#machines/build-steps/build-steps.machine.ts'
import { buildStepsView } from '#machines/build-steps/build-steps.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { buildPreview, buildSteps, hero } from '#content/home/hero.ts'
import { evenly, uprights } from '#pictures/strokes.ts'
import { buildDemoStyles } from './BuildSteps.styles.ts'
import { lookOf, pictureQuarters } from './buildPage.ts'
import type { Piece } from './buildPage.ts'
import type { DemoProps } from '../../demo.ts'
import { FootScale } from '../../FootScale.tsx'

type BuildView = ReturnType<typeof buildStepsView>

/** A small page that is assembled in five steps, next to a dial that times them. */
export function BuildSteps({ rotation, attended }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const build = useMachineActor(buildStepsMachine, { texts: hero.panel.build.texts })
  const view = useMachineView(build, buildStepsView)
  useHolds(build, element, { pausedWith: rotation })

  const { state, step, elapsedTenths, doneText, readyText } = view
  return (
    <div ref={element} css={buildDemoStyles} data-machine="build-steps" data-state={state} data-step={step} data-tenths={elapsedTenths}>
      <div className="stage site">
        <BuiltPage view={view} />
        <div className="instruments">
          <Dial view={view} />
          <Steps view={view} />
        </div>
      </div>
      <div className="foot">
        {doneText ? (
          <span key="result" className="result">
            {doneText}
          </span>
        ) : (
          <span key="step">
            {hero.panel.build.step} <b>{step + 1}</b> / {BUILD_STEPS.length}
          </span>
        )}
        <FootScale count={BUILD_TICKS} lit={elapsedTenths} /> <b>{readyText}</b>
        <span className="visually-hidden" role="status">
          {attended && doneText ? `${doneText} ${readyText}` : ''}
        </span>
      </div>
    </div>
  )
}

/** The page under construction. Screen readers get one image, described by its label and the list of steps. */
function BuiltPage({ view }: { view: BuildView }) {
  const piece = (name: Piece) => ({ className: `piece ${name.split('-')[0]}`, 'data-look': lookOf(name, view) })
  return (
    <div className="page" role="img" aria-label={hero.panel.build.alt}>
      <div className="browser">
        <i />
        <i />
        <i />
      </div>
      <div className="sheet">
        <div {...piece('nav')}>
          <span>{buildPreview.brand}</span>
          <i />
          <i />
          <i />
        </div>
        <div className="copy">
          <div {...piece('headline')}>
            <span>{buildPreview.headline}</span>
          </div>
          <div {...piece('text')}>
            <span>{buildPreview.text}</span>
          </div>
          <div {...piece('action')}>
            <span>{buildPreview.button}</span>
          </div>
        </div>
        <div {...piece('picture')} data-quarters={pictureQuarters(view)}>
          <Picture name="case-coach" alt="" sizes="12rem" />
        </div>
        <div className="cards">
          <div {...piece('card-1')}>
            <span>{buildPreview.sections[0]}</span>
          </div>
          <div {...piece('card-2')}>
            <span>{buildPreview.sections[1]}</span>
          </div>
          <div {...piece('card-3')}>
            <span>{buildPreview.sections[2]}</span>
          </div>
        </div>
      </div>
    </div>
  )
}

const DIAL_TICKS = 90
const TICKS_PER_TENTH = DIAL_TICKS / BUILD_TICKS
const RADIUS = 128
const STEP_ENDS = BUILD_STEPS.map(
  (_, index) => BUILD_STEPS.slice(0, index + 1).reduce((sum, { ticks }) => sum + ticks, 0) * TICKS_PER_TENTH,
)

/** The ticks of the dial, clockwise from the top; the end of every step has a longer one. */
const dialPath = Array.from({ length: DIAL_TICKS }, (_, index) => {
  const tick = index + 1
  const angle = (tick / DIAL_TICKS) * 2 * Math.PI
  const inner = RADIUS - (STEP_ENDS.includes(tick) ? 34 : 19)
  const at = (radius: number) => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  return `M${at(inner)}L${at(RADIUS)}`
}).join('')

/** A circle, clockwise from three o'clock. It is a path, because `pathLength` on circles requires SVG 2. */
const circle = (radius: number) => `M${radius} 0A${radius} ${radius} 0 0 1 ${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`

/** Three seconds as ninety ticks. A ring masks the lit ticks, and the hand is the only dash of another ring. */
function Dial({ view: { elapsedTenths, elapsedLabel } }: { view: BuildView }) {
  const lit = elapsedTenths * TICKS_PER_TENTH
  return (
    <div className="dial">
      <svg viewBox="-140 -140 280 280" aria-hidden="true">
        <mask id="bauzeit" maskUnits="userSpaceOnUse" x="-140" y="-140" width="280" height="280">
          <path
            className="sweep"
            d={circle(112)}
            pathLength={DIAL_TICKS}
            strokeDasharray={`${lit} ${DIAL_TICKS * 2}`}
            transform="rotate(-88)"
          />
        </mask>
        <path className="ticks" d={dialPath} />
        <path className="ticks lit" d={dialPath} mask="url(#bauzeit)" />
        {elapsedTenths < BUILD_TICKS && (
          <path
            className="needle"
            d={circle(113)}
            pathLength={DIAL_TICKS}
            strokeDasharray={`0.5 ${DIAL_TICKS - 0.5}`}
            strokeDashoffset={-lit}
            transform="rotate(-91)"
          />
        )}
      </svg>
      <p>
        <Figure className="elapsed">{`${elapsedLabel}\u00a0s`}</Figure> <span>{hero.panel.build.timeOf}</span>
      </p>
    </div>
  )
}

const TENTHS = { pitch: 6, height: 9, start: 1 }
const LONGEST_STEP_TENTHS = 8
const tenths = (from: number, to: number) => uprights(evenly(from, to, TENTHS.pitch, TENTHS.start), 0, TENTHS.height)

/** The five steps with their times, and a stroke for every tenth of a second. */
function Steps({ view: { state, step, stepProgress } }: { view: BuildView }) {
  return (
    <ol className="steps">
      {BUILD_STEPS.map(({ id, ticks }, index) => {
        const current = state === 'building' && index === step
        const lit = Math.round((stepProgress[index] ?? 0) * ticks)
        return (
          <li key={id} data-progress={current ? 'current' : lit === ticks ? 'done' : 'ahead'} aria-current={current ? 'step' : undefined}>
            <span>{buildSteps[index]}</span>{' '}
            <svg viewBox={`0 0 ${LONGEST_STEP_TENTHS * TENTHS.pitch} ${TENTHS.height}`} aria-hidden="true">
              <path d={tenths(lit, ticks)} />
              <path className="lit" d={tenths(0, lit)} />
            </svg>
            <span>
              0,{ticks}
              {'\u00a0'}s
            </span>
          </li>
        )
      })}
    </ol>
  )
}
