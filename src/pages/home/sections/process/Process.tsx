import { BookingLink } from '#components/BookingLink.tsx'
import { PhoneFold } from '#components/Fold.tsx'
import { Icon } from '#components/Icon.tsx'
import { Grid, Row } from '#components/Layout.tsx'
import { Link } from '#components/Link.tsx'
import { OwnerValue, Samples } from '#components/Marks.tsx'
import { Picture } from '#components/Picture.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { ABOUT_PATH } from '#addresses.ts'
import { owner } from '#content/facts/owner.ts'
import { processSection as texts, processSteps } from '#content/home/process.ts'
import { ownerSample } from '#content/marks.ts'
import { StartDate } from './StartDate.tsx'
import { Island } from '#components/Island.tsx'
import { hoursStyles, processStyles } from './Process.styles.ts'

/**
 * Five steps, to scale. The talk is a stroke, the steps that share the days are columns, and the last step follows at their end.
 */
export function Process() {
  const [talk, ...days] = processSteps
  return (
    <Section ground="night" variant="own-ruler" labelledBy="prozess-titel" styles={processStyles}>
      <SectionHead id="prozess-titel" heading={texts.heading}>
        <Row gap={1} align="end" className="owner">
          <Picture name="owner" alt="" sizes="96px" />
          <div>
            <p>
              <Link href={ABOUT_PATH}>
                <OwnerValue field="name">{owner.name}</OwnerValue>
              </Link>{' '}
              {texts.talk}
            </p>
            <BookingLink talk={texts.booking} />
            <Samples of={[ownerSample('name', owner.name)]} />
          </div>
        </Row>
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
              {index < days.length - 1 && <i css={hoursStyles} aria-hidden="true" />}
              <Step step={step} />
            </li>
          ))}
        </ol>
        <Island name="start-date">
          <StartDate />
        </Island>
      </div>
    </Section>
  )
}

function Step({ step }: { step: (typeof processSteps)[number] }) {
  return (
    <>
      <div className="head">
        <Row as="span" className="label">
          <Icon name={step.icon} /> {step.duration}
        </Row>
        <h3 className="h3">{step.title}</h3>
        <p className="quiet">{step.description}</p>
      </div>
      <PhoneFold>
        <summary className="label">
          {texts.details} <span className="visually-hidden">{step.title}</span>
        </summary>
        <Grid as="ul" min="13rem" gap={0} className="small">
          {step.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Grid>
      </PhoneFold>
    </>
  )
}
