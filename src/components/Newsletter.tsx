import { useId, useRef } from 'react'
import type { FormEvent } from 'react'
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts'
import { newsletterParts, newsletterView } from '#machines/newsletter/newsletter.view.ts'
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
import { Section } from './Section.tsx'

/**
 * The newsletter box: checks the address and hands a prefilled request to the visitor's mail program. Nothing is sent to a server. A page
 * can have several boxes.
 */
export function Newsletter({ texts }: { texts: BlogTexts['newsletter'] }) {
  const newsletter = useMachineActor(newsletterMachine, { texts: texts.texts })
  const view = useMachineView(newsletter, newsletterView)
  const { state, address, alert, alertKey, status, copyText } = view
  const parts = newsletterParts(useId(), view)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEmitted(newsletter, 'hand-over', () => openMail(newsletterView(newsletter.getSnapshot()).href))
  useEmitted(newsletter, 'address.rejected', () => field.current?.focus())

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
      labelledBy={parts.heading.id}
      styles={styles}
      data-machine="newsletter"
      data-state={state}
    >
      <Split columns="1fr 1fr">
        <div>
          <h2 className="h2" {...parts.heading}>
            {texts.heading}
          </h2>
          <p className="quiet">{texts.text}</p>
        </div>
        <div>
          {/* Outside a dialog, method="dialog" does nothing. Before hydration, a submit therefore neither sends the address nor puts it
              in the URL. */}
          <form ref={form} className="with-script" noValidate onSubmit={submit} method="dialog">
            <Stack>
              <FieldLabel {...parts.label}>{texts.label}</FieldLabel>
              <Input
                ref={field}
                {...parts.field}
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
                <p key={alertKey} {...parts.alert}>
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
          <p className="small quiet" {...parts.note}>
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
