import { useId, useState } from 'react'
import { getNextTransitions } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { machineIdOf } from '../recording.ts'
import { sampleEvents } from '../sampleEvents.ts'
import type { Session } from '../session.ts'
import { payloadText, stateText } from './format.ts'
import { Glyph } from './Glyph.tsx'

interface MachineDetailsProps {
  session: Session
  actor: string
  machine: AnyStateMachine
  snapshot: AnyMachineSnapshot
}

/** Context of the chosen machine at the moment shown, and what it can be sent in the present. */
export function MachineDetails({ session, actor, machine, snapshot }: MachineDetailsProps) {
  const before = contextBefore(session, actor)
  const context = snapshot.context as Record<string, unknown>
  const machineId = machineIdOf(actor)
  const onPage = document.querySelectorAll(`[data-machine='${machineId}']`)
  return (
    <>
      <section className="now" aria-label="State and context">
        <header>
          <h3 data-state-value={stateText(snapshot.value)}>{stateText(snapshot.value)}</h3>
          {onPage.length > 0 && (
            <button
              type="button"
              className="icon-button"
              aria-label={`Show ${machineId} on the page`}
              onClick={() => pointOut(onPage[0] as Element)}
            >
              <Glyph name="aim" />
            </button>
          )}
        </header>
        <dl>
          {Object.entries(context).map(([key, value]) => (
            <div key={key} data-changed={(before && !isSame(before[key], value)) || undefined}>
              <dt>{key}</dt>
              <dd>{valueText(value)}</dd>
            </div>
          ))}
        </dl>
        {Object.keys(context).length === 0 && <p className="hint">It has no context.</p>}
      </section>
      <Events key={machine.id} session={session} actor={actor} machine={machine} snapshot={snapshot} />
    </>
  )
}

/** Buttons for the events that the state accepts, and a field for any other. */
function Events({ session, actor, snapshot }: MachineDetailsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const isBack = session.cursor() !== undefined
  const accepted = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  const known = sampleEvents[machineIdOf(actor)] ?? []
  const events = [...accepted]
    .filter((type) => type !== '' && !type.startsWith('xstate.'))
    .flatMap((type): readonly AnyEventObject[] => {
      const samples = known.filter((event) => event.type === type)
      return samples.length > 0 ? samples : [{ type }]
    })

  const sendText = () => {
    try {
      const event: unknown = JSON.parse(text)
      if (typeof event !== 'object' || event === null || typeof (event as { type?: unknown }).type !== 'string') {
        throw new Error('An event is an object with a type, such as { "type": "pause.toggled" }.')
      }
      session.send(actor, event as AnyEventObject)
      setFault(undefined)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <section className="send" aria-label="Send an event">
      <h3>Send</h3>
      {isBack && <p className="hint">What has happened cannot be changed. Go back to now to send events.</p>}
      <ul>
        {events.map((event) => {
          const takes = snapshot.can(event)
          return (
            <li key={JSON.stringify(event)}>
              <button
                type="button"
                disabled={isBack}
                data-idle={!takes || undefined}
                title={takes ? undefined : 'Accepted, but a guard refuses it now: nothing changes.'}
                onClick={() => {
                  session.send(actor, event)
                  setText(JSON.stringify(event))
                }}
              >
                {event.type} <i>{payloadText(event)}</i>
              </button>
            </li>
          )
        })}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sendText()
        }}
      >
        <label htmlFor={id}>As JSON</label>
        <textarea
          id={id}
          rows={2}
          spellCheck={false}
          disabled={isBack}
          value={text}
          placeholder={JSON.stringify(events[0] ?? { type: '' })}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" disabled={isBack}>
          Send
        </button>
        {fault !== undefined && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
      </form>
    </section>
  )
}

/** A value in one line where it fits into one. */
function valueText(value: unknown): string {
  const line = JSON.stringify(value) ?? 'undefined'
  return line.length <= 24 ? line.replaceAll(',', ', ') : JSON.stringify(value, undefined, 1)
}

/** The context before the actor's last entry. */
function contextBefore(session: Session, actor: string): Record<string, unknown> | undefined {
  const history = session.history()
  const point = history.lastPointAt(actor, session.cursor()?.point ?? history.entries.length)
  return point === undefined ? undefined : (history.snapshotAt(actor, point - 1)?.context as Record<string, unknown> | undefined)
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Brings an element into view and rings it for a moment. */
function pointOut(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  element.animate(
    [
      { outline: '4px solid var(--yellow-400)', outlineOffset: '6px' },
      { outline: '4px solid transparent', outlineOffset: '6px' },
    ],
    {
      duration: 1_600,
      easing: 'ease-in',
    },
  )
}
