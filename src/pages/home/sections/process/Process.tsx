import { BookingLink } from '#components/BookingLink.tsx'
import { Row } from '#components/Layout.tsx'
import { Link } from '#components/Link.tsx'
import { OwnerValue, Samples } from '#components/Marks.tsx'
import { Picture } from '#components/Picture.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { ABOUT_PATH } from '#addresses.ts'
import { owner } from '#content/facts/owner.ts'
import { processSection as texts } from '#content/home/process.ts'
import { ownerSample } from '#content/marks.ts'
import { StartDate } from './StartDate.tsx'
import { Island } from '#components/Island.tsx'
import { processStyles } from './Process.styles.ts'

/** Five steps, to scale, and the calendar that gives them their days. */
export function Process() {
  return (
    <Section ground="night" labelledBy="prozess-titel" styles={processStyles}>
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
      <Island name="start-date">
        <StartDate />
      </Island>
    </Section>
  )
}
