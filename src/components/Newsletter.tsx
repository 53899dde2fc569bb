import { useRef } from 'react'
import type { FormEvent } from 'react'
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts'
import { ALERT_ID, newsletterView, NOTE_ID } from '#machines/newsletter/newsletter.view.ts'
import { useFields } from '#runtime/useFields.ts'
import { useEmitted, useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Link } from './Link.tsx'
import type { BlogTexts } from '#content/blog.ts'
import { Button } from './Button.tsx'
import { CopyFeedback } from './CopyFeedback.tsx'
import { FieldLabel, Input, MessageText, TYPED_ADDRESS } from './Field.tsx'
import { Split, Stack } from './Layout.tsx'
import { styles } from './Newsletter.styles.ts'
import { openMail } from './openMail.ts'
import { Heading, Section } from './Section.tsx'

/**
 * The newsletter box: checks the address and hands a prefilled request to the visitor's mail program. Nothing is sent to a server.
 */
export function Newsletter({ texts }: { texts: BlogTexts['newsletter'] }) {
  const newsletter = useMachineActor(newsletterMachine, { texts: texts.texts })
  const { state, address, field, alert, alertKey, status, copyText } = useMachineView(newsletter, newsletterView)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEmitted(newsletter, 'hand-over', () => openMail(newsletterView(newsletter.getSnapshot()).href))
  useEmitted(newsletter, 'address.rejected', () => input.current?.focus())

  const read = useFields(form, { email: address }, (_, value) => newsletter.send({ type: 'address.typed', value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    read()
    newsletter.send({ type: 'submitted' })
  }

  return (
    <Section
      ground="violet"
      className="screen-only"
      labelledBy="newsletter-titel"
      styles={styles}
      data-machine="newsletter"
      data-state={state}
    >
      <Split columns="1fr 1fr">
        <div>
          <Heading id="newsletter-titel" text={texts.heading} />
          <p className="quiet">{texts.text}</p>
        </div>
        <div>
          {/* Outside a dialog, method="dialog" does nothing. Before hydration, a submit therefore neither sends the address nor puts it
              in the URL. */}
          <form ref={form} className="with-script" noValidate onSubmit={submit} method="dialog">
            <Stack>
              <FieldLabel htmlFor="newsletter-field">{texts.label}</FieldLabel>
              <Input
                ref={input}
                id="newsletter-field"
                {...field}
                {...TYPED_ADDRESS}
                name="email"
                inputMode="email"
                autoComplete="email"
                required
                placeholder={texts.placeholder}
              />
            </Stack>
            <Button type="submit" variant="filled" strokes data-once>
              {texts.action}
            </Button>
            <div className="alert-line">
              {alert !== '' && (
                <p key={alertKey} id={ALERT_ID} role="alert">
                  {alert}
                </p>
              )}
            </div>
          </form>
          <Button
            variant="filled"
            strokes
            className="without-script"
            href={`mailto:${texts.texts.mail.to}?subject=${encodeURIComponent(texts.texts.mail.subject)}`}
          >
            {texts.byMail}
          </Button>
          <p className="small quiet" id={NOTE_ID}>
            {texts.note} <Link href={texts.privacy.href}>{texts.privacy.label}</Link>
          </p>
          <div role="status" data-part="status" className="small">
            {status}
          </div>
          {copyText !== '' && (
            <Stack className="hand-over">
              <MessageText>{copyText}</MessageText>
              <p className="small">{texts.sendTo}</p>
              <CopyFeedback text={() => copyText} label={texts.copy} />
            </Stack>
          )}
        </div>
      </Split>
    </Section>
  )
}
