import { Heading, Section } from '#components/Section.tsx'
import { faqItems, faqSection } from '#content/home/faq.ts'
import { Faq } from './Faq.tsx'
import { Island } from '#components/Island.tsx'
import { questionsStyles } from './Questions.styles.ts'

/** Eight questions. The last is about the first talk, which is also for any other question. */
export function Questions() {
  return (
    <Section ground="paper" labelledBy="fragen-titel" styles={questionsStyles}>
      <Heading id="fragen-titel" text={faqSection.heading} />
      <Island name="faq">
        <Faq items={faqItems} talk={faqSection.booking} />
      </Island>
    </Section>
  )
}
