import { useRef } from 'react'
import { Figure } from '#components/Figure.tsx'
import { Picture } from '#components/Picture.tsx'
import { full, Scale } from '#components/Scale.tsx'
import { BUILD_STEPS, BUILD_TICKS, buildStepsMachine } from '#machines/build-steps/build-steps.machine.ts'
import { buildStepsView } from '#machines/build-steps/build-steps.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { buildPreview, buildSteps, hero } from '#content/home/hero.ts'
import { evenly } from '#pictures/strokes.ts'
import { dialStyles, pageStyles, stepsStyles, styles } from './BuildSteps.styles.ts'
import { lookOf, pictureQuarters } from './buildPage.ts'
import type { Piece } from './buildPage.ts'
import type { DemoProps } from '../../demo.ts'

type BuildView = ReturnType<typeof buildStepsView>

/** A small page that is assembled in five steps, next to a dial that times them. */
export function BuildSteps({ rotation, attended }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const build = useMachineActor(buildStepsMachine, { texts: hero.demos.build.texts })
  const view = useMachineView(build, buildStepsView)
  useHolds(build, element, { pausedWith: rotation })

  const { state, step, elapsedTenths, doneText, readyText } = view
  return (
    <div ref={element} css={styles} data-machine="build-steps" data-state={state} data-step={step} data-tenths={elapsedTenths}>
      <div className="site">
        <BuiltPage view={view} />
        <Dial view={view} />
        <Steps view={view} />
      </div>
      <div data-part="foot">
        {doneText ? (
          <b key="result" data-part="result">
            {doneText}
          </b>
        ) : (
          <span key="step">
            {hero.demos.build.step} <b>{step + 1}</b> / {BUILD_STEPS.length}
          </span>
        )}
        <Scale count={BUILD_TICKS} lit={elapsedTenths} height={full} /> <b>{readyText}</b>
        <span className="visually-hidden" role="status">
          {attended && doneText ? `${doneText} ${readyText}` : ''}
        </span>
      </div>
    </div>
  )
}

/** The page under construction. Screen readers get one image, described by its label and the list of steps. */
function BuiltPage({ view }: { view: BuildView }) {
  const piece = (name: Piece) => ({ 'data-piece': name, 'data-look': lookOf(name, view) })
  return (
    <div css={pageStyles} role="img" aria-label={hero.demos.build.alt}>
      <div className="browser" />
      <div className="sheet">
        <div {...piece('nav')}>
          <b>{buildPreview.brand}</b>
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
            <b>{buildPreview.button}</b>
          </div>
        </div>
        <div {...piece('picture')} style={{ '--quarters': pictureQuarters(view) } as object}>
          <Picture name="case-wood" alt="" sizes="12rem" />
        </div>
        {(['card-1', 'card-2', 'card-3'] as const).map((card, index) => (
          <div key={card} {...piece(card)}>
            <b>{buildPreview.sections[index]}</b>
          </div>
        ))}
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
    <div css={dialStyles}>
      <svg width="236" viewBox="-140 -140 280 280" aria-hidden="true">
        <mask id="bauzeit" maskUnits="userSpaceOnUse" x="-140" y="-140" width="280" height="280">
          <path
            stroke="#fff"
            strokeWidth={60}
            d={circle(112)}
            pathLength={DIAL_TICKS}
            strokeDasharray={`${lit} ${DIAL_TICKS * 2}`}
            transform="rotate(-88)"
          />
        </mask>
        <path stroke="var(--tick)" strokeWidth={2.2} d={dialPath} />
        <path stroke="var(--accent)" strokeWidth={2.2} d={dialPath} mask="url(#bauzeit)" />
        {elapsedTenths < BUILD_TICKS && (
          <path
            stroke="var(--fg)"
            strokeWidth={44}
            d={circle(113)}
            pathLength={DIAL_TICKS}
            strokeDasharray={`0.5 ${DIAL_TICKS - 0.5}`}
            strokeDashoffset={-lit}
            transform="rotate(-91)"
          />
        )}
      </svg>
      <p>
        <Figure as="b">{`${elapsedLabel}\u00a0s`}</Figure> <span>{hero.demos.build.timeOf}</span>
      </p>
    </div>
  )
}

const LONGEST_STEP_TENTHS = Math.max(...BUILD_STEPS.map(({ ticks }) => ticks))

/** The five steps with their times, and a stroke for every tenth of a second. */
function Steps({ view: { steps, stepProgress } }: { view: BuildView }) {
  return (
    <ol css={stepsStyles}>
      {BUILD_STEPS.map(({ id, ticks }, index) => (
        <li key={id} {...steps[index]}>
          <span>{buildSteps[index]}</span>{' '}
          <Scale
            heightPx={9}
            count={LONGEST_STEP_TENTHS}
            without={evenly(ticks, LONGEST_STEP_TENTHS)}
            lit={Math.round((stepProgress[index] ?? 0) * ticks)}
            height={full}
          />
          <span>
            0,{ticks}
            {'\u00a0'}s
          </span>
        </li>
      ))}
    </ol>
  )
}
