import { BookingLink } from '#components/BookingLink.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { amountOf } from '#content/format.ts'
import { faqItems, faqSection } from '#content/home/faq.ts'
import { bookings } from '#content/navigation.ts'
import { Questions } from './Questions.tsx'
import { Island } from '#components/Island.tsx'
import { faqStyles } from './Faq.styles.ts'

/** Eight questions, and three free talks for any other question. Each stroke of a talk is a minute. */
export function Faq() {
  return (
    <Section ground="paper" labelledBy="fragen-titel">
      <div className="grid12" css={faqStyles}>
        <h2 className="h2" id="fragen-titel">
          <TwoSpeeds heading={faqSection.heading} />
        </h2>
        <Island name="questions">
          <Questions items={faqItems} />
        </Island>
        <div className="aside">
          <p className="lead quiet">{faqSection.lead}</p>
          <ul>
            {Object.values(bookings).map((talk) => (
              <li key={talk.minutes}>
                <BookingLink talk={talk}>
                  {amountOf(talk.minutes, 'Minuten')} {talk.name}
                </BookingLink>
                <svg width={talk.minutes * 4} height="20" aria-hidden="true" />
                <p className="small quiet">{talk.purpose}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
