import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { contactChoiceView } from '#machines/contact-choice/contact-choice.view.ts'
import { CONTACT_TOPICS, contactFormMachine } from '#machines/contact-form/contact-form.machine.ts'
import type { ContactField } from '#machines/contact-form/contact-form.machine.ts'
import { contactFormView } from '#machines/contact-form/contact-form.view.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { useRenderAtOnce } from '#runtime/useFound.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Link } from '#components/Link.tsx'
import { DayStrokes } from '#components/DayStrokes.tsx'
import { CopyButton } from '#components/CopyButton.tsx'
import { Fold } from '#components/Fold.tsx'
import { FieldLabel, Input, MessageText, Select } from '#components/Field.tsx'
import { openMail } from '#components/openMail.ts'
import { contact } from '#content/home/contact.ts'
import { packages } from '#content/home/packages.ts'
import { startDate } from '#content/home/startDate.ts'
import { owner } from '#content/facts/owner.ts'
import { contactChoice } from '../../contactChoice.ts'
import { startDateActor } from '../../startDate.ts'
import { keepDraft } from './draft.ts'
import { StartButton } from './StartButton.tsx'

const { form: texts } = contact

const TEXT_FIELDS = [
  { name: 'name', autoComplete: 'name', type: 'text', wide: false },
  { name: 'email', autoComplete: 'email', type: 'email', wide: false },
  { name: 'website', autoComplete: 'url', type: 'url', wide: true },
] as const

const NOTES_ID = 'kontakt-hinweise'

/** Prevents line breaks within the word 'E-Mail'. */
const unbroken = (text: string) => text.replaceAll('E-Mail', 'E\u2011Mail')

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
  const form = useMachineActor(contactFormMachine, { packages, texts: texts.texts })
  const view = useMachineView(form, contactFormView)
  const element = useRef<HTMLFormElement>(null)
  const renderAtOnce = useRenderAtOnce()
  const keep = useEffectEvent((fields: HTMLFormElement) => {
    const end = keepDraft(form, fields)
    renderAtOnce()
    return end
  })
  // Must run in a layout effect, before React re-renders the fields with the machine's state.
  useLayoutEffect(() => (element.current ? keep(element.current) : undefined), [])
  useEffect(() => {
    const choice = contactChoice()
    const takeOver = () => {
      const chosen = contactChoiceView(choice.getSnapshot())
      if (chosen.name !== form.getSnapshot().context.toldName) form.send({ type: 'name.told', name: chosen.name })
      if (chosen.state === 'open') return
      form.send(chosen.package === undefined ? { type: 'audit.preselected' } : { type: 'package.preselected', package: chosen.package })
      choice.send({ type: 'choice.taken' })
    }
    // The choice may have been made before the form was hydrated.
    takeOver()
    const subscription = choice.subscribe(takeOver)
    return () => subscription.unsubscribe()
  }, [form])
  const { starts, lapsed } = useMachineView(startDateActor(), chosenStart)
  useEffect(() => form.send({ type: 'starts.told', starts }), [form, starts])

  const changed = (field: ContactField) => (event: { target: { value: string } }) =>
    form.send({ type: 'field.changed', field, value: event.target.value })
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter may also confirm a character in an input method editor, as in Japanese.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    openMail(view.href)
  }

  const days = packages.find(({ id }) => id === view.package)?.days ?? 0
  const begun = view.missing.length < 2 || view.website !== ''
  return (
    <>
      <form ref={element} aria-label={texts.label} onSubmit={(event) => event.preventDefault()}>
        {TEXT_FIELDS.map(({ name, wide, ...input }) => (
          <Field key={name} {...texts[name]} wide={wide}>
            <Input
              name={name}
              {...input}
              placeholder={texts[name].placeholder}
              value={view[name]}
              onChange={changed(name)}
              onKeyDown={sendOnEnter}
            />
          </Field>
        ))}
        <fieldset className="wide topic">
          <legend>{texts.topic.label}</legend>
          {CONTACT_TOPICS.map((topic) => (
            <label key={topic}>
              <input
                type="radio"
                name="topic"
                autoComplete="off"
                value={topic}
                checked={view.topic === topic}
                onChange={changed('topic')}
              />
              {texts.topic.options[topic]}
            </label>
          ))}
        </fieldset>
        <Field label={texts.package.label} wide className="package">
          <DayStrokes className="day-strokes" days={days} />
          <Select name="package" value={view.package} onChange={changed('package')}>
            {packages.map(({ id, option }) => (
              <option key={id} value={id}>
                {option}
              </option>
            ))}
          </Select>
        </Field>
        {/* The start button refers to this text as its description. A live region would interrupt typing. */}
        <p className="wide small" id={NOTES_ID}>
          {unbroken([...lapsed, ...(begun ? view.notes : [])].join(' '))}
        </p>
      </form>
      <div className="start">
        <StartButton
          href={view.href}
          describedBy={NOTES_ID}
          given={view.given}
          lines={view.given.every(Boolean) ? contact.start.ready[view.topic] : contact.start.lines}
        />
      </div>
      <div className="mail">
        <p className="small">
          {unbroken(texts.note)} <Link href={texts.privacy.href}>{texts.privacy.label}</Link>
        </p>
        <Fold className="small">
          <summary>{unbroken(texts.preview)}</summary>
          <p>
            {texts.sendTo} <b>{owner.email}</b>
          </p>
          <MessageText>{view.copyText}</MessageText>
          <CopyButton text={view.copyText} label={texts.copy} />
        </Fold>
      </div>
    </>
  )
}

interface FieldProps {
  label: string
  /** The word that marks the field as optional. Without it, the field is required. */
  optional?: string
  wide?: boolean
  className?: string
  children: ReactNode
}

function Field({ label, optional, wide = false, className = '', children }: FieldProps) {
  return (
    <FieldLabel className={`${wide ? 'wide ' : ''}${className}`}>
      {label} {optional && <span>({optional})</span>}
      {children}
    </FieldLabel>
  )
}
