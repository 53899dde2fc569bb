import { Section } from '#components/Section.tsx'
import { contact } from '#content/home/contact.ts'
import { ContactForm } from './ContactForm.tsx'
import { Island } from '#components/Island.tsx'
import { contactStyles } from './Contact.styles.ts'

/** Hour seventy-two: the way to us. */
export function Contact() {
  return (
    <Section ground="yellow" labelledBy="kontakt-titel">
      <div css={contactStyles}>
        <h2 id="kontakt-titel">
          <span className="fast">
            {contact.heading.fast.map((line) => (
              <b key={line}>{line} </b>
            ))}
          </span>
          <span className="slow-line">{contact.heading.slow}</span>
        </h2>
        <div className="grid12">
          <Island name="contact-form">
            <ContactForm />
          </Island>
        </div>
      </div>
    </Section>
  )
}
