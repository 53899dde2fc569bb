import { BookingLink } from '#components/BookingLink.tsx'
import { Icon } from '#components/Icon.tsx'
import { Link } from '#components/Link.tsx'
import { OwnerValue } from '#components/Marks.tsx'
import { Picture } from '#components/Picture.tsx'
import { Section, SectionHead, TwoSpeeds } from '#components/Section.tsx'
import { ABOUT_PATH } from '#addresses.ts'
import { aiDays, hoursPerTick } from '#content/days.ts'
import { owner } from '#content/facts/owner.ts'
import { processSection as texts, processSteps } from '#content/home/process.ts'
import type { ProcessStep } from '#content/types.ts'
import { evenly, uprights } from '#pictures/strokes.ts'
import { StartDate } from './StartDate.tsx'
import { Island } from '#components/Island.tsx'
import { processStyles } from './Process.styles.ts'

const HOURS_A_DAY = 24
/** Length of the scale, in hours. The last step, the handover, is at its right end. */
const HOURS_IN_ALL = aiDays * HOURS_A_DAY
const HOURS_BOX = `0 0 ${HOURS_IN_ALL} 34`
const HOURS_ID = 'prozess-stunden'

/** Whether a step begins at this hour. Its own stroke marks it. */
const isStart = (hour: number) => (hour * (processSteps.length - 2)) % HOURS_IN_ALL === 0

/** Strokes for the hours, hanging from the top. */
const HOURS = uprights(
  evenly(1, HOURS_IN_ALL).filter((hour) => hour % hoursPerTick === 0 && !isStart(hour)),
  0,
  (hour) => (hour % 12 === 0 ? 34 : hour % 6 === 0 ? 24 : 14),
)

/**
 * Five steps, to scale. The talk is a stroke, the steps that share the days are columns, and the last step follows at their end.
 */
export function Process() {
  const [talk, ...days] = processSteps
  return (
    <Section ground="night" variant="own-ruler" labelledBy="prozess-titel">
      <div css={processStyles}>
        <SectionHead>
          <h2 className="h2" id="prozess-titel">
            <TwoSpeeds heading={texts.heading} />
          </h2>
          <div className="owner">
            <Picture className="portrait" name="owner" alt="" sizes="96px" />
            <div>
              <p>
                <Link href={ABOUT_PATH}>
                  <OwnerValue field="name">{owner.name}</OwnerValue>
                </Link>{' '}
                {texts.talk}
              </p>
              <BookingLink talk={texts.booking} />
            </div>
          </div>
        </SectionHead>
        <div className="steps">
          <ol>
            {talk && (
              <li className="talk">
                <Step step={talk} />
              </li>
            )}
            {days.map((step, index) => (
              <li key={step.id} className="day">
                {index === 0 && <Ruler />}
                <Step step={step} />
              </li>
            ))}
          </ol>
          <Island name="start-date">
            <StartDate />
          </Island>
          <p className="small quiet note">{texts.note}</p>
        </div>
      </div>
    </Section>
  )
}

/** The hours of the days across the columns, and a hand that moves over them with the scroll position. */
function Ruler() {
  return (
    <div className="ruler" aria-hidden="true">
      <svg viewBox={HOURS_BOX} preserveAspectRatio="none">
        <path id={HOURS_ID} d={HOURS} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="passed">
        <svg viewBox={HOURS_BOX} preserveAspectRatio="none">
          <use href={`#${HOURS_ID}`} />
        </svg>
      </span>
      <span className="travelling-hand">
        <i />
      </span>
    </div>
  )
}

function Step({ step }: { step: ProcessStep }) {
  return (
    <>
      <span className="label">
        <Icon name={step.icon} /> {step.duration}
      </span>
      <h3 className="h3">{step.title}</h3>
      <p>{step.description}</p>
      <details>
        <summary>
          {texts.details} <span className="visually-hidden">{step.title}</span>
        </summary>
        <ul>
          {step.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
