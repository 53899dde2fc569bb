import { BookingLink } from '#components/BookingLink.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { amountOf } from '#content/format.ts'
import { faqItems, faqSection } from '#content/home/faq.ts'
import { bookings } from '#content/navigation.ts'
import { Faq } from './Faq.tsx'
import { Island } from '#components/Island.tsx'
import { questionsStyles } from './Questions.styles.ts'

const { strategy, introduction, audit } = bookings

/** Eight questions, and a free talk for any other question, with a stroke for each of its minutes. Two talks are shorter. */
export function Questions() {
  return (
    <Section ground="paper" labelledBy="fragen-titel">
      <div className="grid12" css={questionsStyles}>
        <h2 className="h2" id="fragen-titel">
          <TwoSpeeds heading={faqSection.heading} />
        </h2>
        <Island name="faq">
          <Faq items={faqItems} />
        </Island>
        <div className="aside">
          <p className="lead quiet">{faqSection.lead}</p>
          <BookingLink talk={strategy} />
          <svg width={strategy.minutes * 7} height="20" aria-hidden="true" />
          <p className="small quiet">
            {amountOf(strategy.minutes, 'Minute', 'Minuten')}. {strategy.purpose}
          </p>
          <div className="small shorter">
            <p>{faqSection.shorter}</p>
            {[introduction, audit].map((talk) => (
              <BookingLink key={talk.minutes} talk={talk}>
                {amountOf(talk.minutes, 'Minute', 'Minuten')} {talk.name}
              </BookingLink>
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
