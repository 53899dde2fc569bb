import { Section } from '#components/Section.tsx'
import { Row, Split } from '#components/Layout.tsx'
import { OwnerValue, Samples } from '#components/Marks.tsx'
import { Picture } from '#components/Picture.tsx'
import { owner } from '#content/facts/owner.ts'
import { contact } from '#content/home/contact.ts'
import { auditLink, packageLink } from '#content/home/contactLinks.ts'
import { packages } from '#content/home/packages.ts'
import { ownerSample } from '#content/marks.ts'
import { ContactForm } from './ContactForm.tsx'
import { Island } from '#components/Island.tsx'
import { contactStyles, timelineStyles } from './Contact.styles.ts'

/** Where links to the form lead that also choose something there. The script makes the choices (src/start/followChoices.ts). */
const CHOICES = [
  { link: auditLink, chooses: 'topic=audit' },
  ...packages.map(({ id }) => ({ link: packageLink(id), chooses: `topic=package&package=${id}` })),
]

/** The last section, at the last hour: a form and the person who answers. */
export function Contact() {
  return (
    <Section ground="yellow" labelledBy="kontakt-titel" styles={timelineStyles}>
      <div css={contactStyles}>
        {CHOICES.map(({ link, chooses }) => (
          <i key={link} id={link.slice(1)} data-chooses={chooses} />
        ))}
        <h2 id="kontakt-titel">
          <span>
            {contact.heading.fast.map((line) => (
              <b key={line}>{line} </b>
            ))}
          </span>
          <span>{contact.heading.slow}</span>
        </h2>
        <Split columns="4fr 3fr 5fr" from="tablet" above={3}>
          <Island name="contact-form">
            <ContactForm />
          </Island>
          <Row gap={1} align="start" className="person">
            <Picture name="avatar-owner" alt="" sizes="64px" />
            <div>
              <p>
                <b className="name">
                  <OwnerValue field="name">{owner.name}</OwnerValue>
                </b>{' '}
                {contact.reply} <OwnerValue field="replyTime">{owner.replyTime}</OwnerValue>
              </p>
              <Samples of={[ownerSample('name', owner.name), ownerSample('replyTime', owner.replyTime)]} />
            </div>
          </Row>
        </Split>
      </div>
    </Section>
  )
}
