import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { CONTACT_TOPICS, contactFormMachine } from '#machines/contact-form/contact-form.machine.ts'
import type { NeededField } from '#machines/contact-form/contact-form.machine.ts'
import { contactFormView } from '#machines/contact-form/contact-form.view.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { lookAtCalendar } from '#runtime/calendar.ts'
import { useFields } from '#runtime/useFields.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { BookingLink } from '#components/BookingLink.tsx'
import { Row, Stack } from '#components/Layout.tsx'
import { Link } from '#components/Link.tsx'
import { DayStrokes } from '#components/DayStrokes.tsx'
import { CopyFeedback } from '#components/CopyFeedback.tsx'
import { Fold } from '#components/Fold.tsx'
import { FieldLabel, Input, MessageText, Select, TYPED_ADDRESS } from '#components/Field.tsx'
import { Segmented } from '#components/Segmented.tsx'
import { endsInput } from '#components/endsInput.ts'
import { openMail } from '#components/openMail.ts'
import { contact } from '#content/home/contact.ts'
import { packages } from '#content/home/packages.ts'
import type { Package } from '#content/home/packages.ts'
import { startDate } from '#content/home/startDate.ts'
import { owner } from '#content/facts/owner.ts'
import { startDateActor } from '../../startDate.ts'
import { MagneticButton } from './MagneticButton.tsx'

const { form: texts } = contact

const TEXT_FIELDS = [
  { name: 'name', autoComplete: 'name', wide: false },
  { name: 'email', autoComplete: 'email', inputMode: 'email', ...TYPED_ADDRESS, wide: false },
  { name: 'website', autoComplete: 'url', inputMode: 'url', ...TYPED_ADDRESS, wide: true },
] as const

/** What the form needs of a package. Everything in a machine's context is in each of its recordings. */
const named = ({ id, label }: Package) => ({ id, label })
const OPTIONS = [named(packages[0]), ...packages.slice(1).map(named)] as const

const NOTES_ID = 'kontakt-hinweise'

/**
 * Texts about the start date that the visitor has chosen: `starts` is what the email says about it, by package; `lapsed` is what the form
 * says if that date is no longer possible.
 */
function chosenStart(snapshot: Parameters<typeof startDateView>[0]) {
  const { state, dates, lapsed } = startDateView(snapshot)
  const chosen = state === 'chosen' && dates ? Object.entries(dates) : []
  return {
    starts: Object.fromEntries(chosen.map(([id, one]) => [id, startDate.datesInMail(one)])),
    lapsed: lapsed ? [startDate.lapsed(lapsed)] : [],
  }
}

/** The form and the start button, which is a `mailto:` link that contains what was typed. */
export function ContactForm() {
  const form = useMachineActor(contactFormMachine, { packages: OPTIONS, texts: texts.texts })
  const view = useMachineView(form, contactFormView)
  const element = useRef<HTMLFormElement>(null)
  const read = useFields(element, view.values, (field, value) => form.send({ type: 'field.changed', field, value }))
  /** The e-mail with what is in the fields now, and with a start only if it is still possible. */
  const mail = () => {
    read()
    lookAtCalendar()
    return contactFormView(form.getSnapshot())
  }
  const startDates = startDateActor()
  const { lapsed } = useMachineView(startDates, chosenStart)
  useEffect(() => {
    const tell = () => form.send({ type: 'starts.told', starts: chosenStart(startDates.getSnapshot()).starts })
    tell()
    const subscription = startDates.subscribe(tell)
    return () => subscription.unsubscribe()
  }, [form, startDates])

  /** Whether a reply has what it needs. If not, the first field that lacks something has the focus. */
  const isReady = () => {
    const [first] = mail().missing
    if (first === undefined) return true
    form.send({ type: 'send.refused' })
    element.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus()
    return false
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!endsInput(event)) return
    event.preventDefault()
    if (isReady()) openMail(mail().href)
  }
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    read()
    form.send({ type: 'field.left', field: target.name as NeededField })
  }

  const days = packages.find(({ id }) => id === view.values.package)?.days ?? 0
  return (
    <div data-machine="contact-form" data-state={view.state}>
      <form ref={element} aria-label={texts.label} onSubmit={(event) => event.preventDefault()}>
        {TEXT_FIELDS.map(({ wide, ...input }) => (
          <Field key={input.name} {...texts[input.name]} {...view.fields[input.name].field} className={wide ? 'wide' : ''}>
            <Input
              {...input}
              {...view.fields[input.name].input}
              placeholder={texts[input.name].placeholder}
              onKeyDown={sendOnEnter}
              onBlur={leave}
            />
          </Field>
        ))}
        <Segmented
          className="wide"
          look="list"
          legend={texts.topic.label}
          name="topic"
          initially={CONTACT_TOPICS[0]}
          options={CONTACT_TOPICS.map((id) => ({ id, label: texts.topic.options[id] }))}
        />
        <Field label={texts.package.label} id="kontakt-package" className="wide topic-package">
          <DayStrokes className="not-on-phones" days={days} />
          <Select id="kontakt-package" name="package" defaultValue={packages[0].id}>
            {packages.map(({ id, option }) => (
              <option key={id} value={id}>
                {`${option} `}
              </option>
            ))}
          </Select>
        </Field>
        {/* The start button refers to this text as its description. A live region would interrupt typing. */}
        <p className="wide small" id={NOTES_ID}>
          {[...lapsed, ...view.notes].join(' ')}
        </p>
      </form>
      {/* The browser itself opens or copies the link on a middle click or a long press. */}
      <Stack className="start screen-only" onPointerEnter={read} onFocus={read}>
        <MagneticButton
          href={view.href}
          isReady={isReady}
          handOver={() => openMail(mail().href)}
          describedBy={NOTES_ID}
          given={view.given}
          lines={contact.start.lines}
        />
        <BookingLink variant="filled" talk={contact.talk} />
      </Stack>
      <div className="mail">
        <p className="small screen-only">
          {texts.note} <Link href={texts.privacy.href}>{texts.privacy.label}</Link>
        </p>
        <Fold className="small" onToggle={read}>
          <summary>{texts.preview}</summary>
          <p>
            {texts.sendTo} <b>{owner.email}</b>
          </p>
          <MessageText>{view.copyText}</MessageText>
          <CopyFeedback text={() => mail().copyText} label={texts.copy} />
        </Fold>
      </div>
    </div>
  )
}

interface FieldProps {
  label: string
  /** The word that marks the field as optional. Without it, the field is required. */
  optional?: string
  id: string
  /** What the field lacks, and the id of the element that says so. */
  fault?: { id: string; children: string }
  className?: string
  children: ReactNode
}

/** What a field lacks stands beside its label, so that nothing moves under a press that leaves the field. */
function Field({ label, optional, id, fault, className = '', children }: FieldProps) {
  return (
    <div className={className}>
      <Row justify="space-between">
        <FieldLabel htmlFor={id}>
          {label} {optional && <span className="topic-package">({optional})</span>}
        </FieldLabel>
        {fault && <p className="small" {...fault} />}
      </Row>
      {children}
    </div>
  )
}
