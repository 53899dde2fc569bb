import { BookingLink } from '#components/BookingLink.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { faqItems, faqSection } from '#content/home/faq.ts'
import { Questions } from './Questions.tsx'
import { Island } from '#components/Island.tsx'
import { faqStyles } from './Faq.styles.ts'

/** Eight questions, and a talk for the ninth. */
export function Faq() {
  return (
    <Section ground="paper" labelledBy="fragen-titel">
      <div className="grid12" css={faqStyles}>
        <h2 className="h2" id="fragen-titel">
          <TwoSpeeds heading={faqSection.heading} />
        </h2>
        <div className="aside">
          <p className="lead quiet">{faqSection.lead}</p>
          <BookingLink label={faqSection.booking.label} />
        </div>
        <Island name="questions">
          <Questions items={faqItems} />
        </Island>
      </div>
    </Section>
  )
}
