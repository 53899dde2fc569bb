/** @jsxImportSource react */
import type { RecordingEntry } from '@drei-tage/recorder'
import { holdingsOf, isMachineState, machineIdOf, messageOf, valueOf } from '@drei-tage/recorder/internal'
import { useId, useState } from 'react'
import { getStateNodes } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot, Snapshot } from 'xstate'
import type { Session } from '../session.ts'
import { refusalOf } from './refusalOf.ts'
import { eventText, payloadText, stateText, valueText } from './format.ts'
import { Button } from './Button.tsx'

interface ActorDetailsProps {
  session: Session
  actor: string
  snapshot: Snapshot<unknown>
}

/** The chosen actor's state and context at the selected moment, and the events that it can be sent in the present. */
export function ActorDetails({ session, actor, snapshot }: ActorDetailsProps) {
  const history = session.history()
  const point = history.lastPointAt(actor, session.cursor()?.point ?? history.entries.length)
  const earlier = point === undefined ? undefined : history.lastAt(actor, point - 1)?.snapshot
  const before = earlier && plainHoldings(session, earlier)
  const holdings = plainHoldings(session, snapshot)
  const machineId = machineIdOf(actor)
  const state = stateText(valueOf(snapshot))
  return (
    <>
      <section className="now" aria-label="State and context">
        <header className="bar">
          <h3 className="accent">{state || 'No states'}</h3>
          <ShowOnPage key={machineId} machineId={machineId} />
        </header>
        {point !== undefined && <LastEvent session={session} point={point} />}
        {snapshot.status === 'error' && (
          <p role="alert" className="fault">
            It has failed: {messageOf(snapshot.error)}
          </p>
        )}
        <dl>
          {Object.entries(holdings).map(([key, value]) => (
            <Holding key={key} name={key} value={value} all={before} />
          ))}
        </dl>
        {Object.keys(holdings).length === 0 && <p className="quiet">It has no context.</p>}
      </section>
      <Events key={machineId} session={session} actor={actor} snapshot={snapshot} />
    </>
  )
}

/** The event before a point, the code that sent it, and the guards that refused it. */
function LastEvent({ session, point }: { session: Session; point: number }) {
  const entry = session.history().entries[point - 1] as RecordingEntry
  const site = session.callSiteOf(entry)
  const refusal = refusalOf(session, point)
  return (
    <p className="quiet small">
      Last: {eventText(entry)}
      {site && `, sent by ${site}`}
      {refusal && `; ${refusal}`}
    </p>
  )
}

/** One field of a context. A field that has just changed also shows its previous value, from `all` fields before the change. */
function Holding({ name, value, all }: { name: string; value: unknown; all: Record<string, unknown> | undefined }) {
  const before = all?.[name]
  const hasChanged = all !== undefined && JSON.stringify(before) !== JSON.stringify(value)
  const isNested = typeof value === 'object' && value !== null
  const text = valueText(value)
  return (
    <div className="pair" data-changed={hasChanged || undefined}>
      <dt>{name}</dt>
      {/* Scrollable content must be reachable with the keyboard. */}
      <dd {...(isNested && text.length > 24 && { className: 'nested', tabIndex: 0 })}>
        {hasChanged && before !== undefined && (
          <>
            <del>{isNested ? valueText(before).slice(0, 200) : valueText(before)}</del> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        {hasChanged ? <ins>{text}</ins> : text}
      </dd>
    </div>
  )
}

/** Buttons for the events that the state accepts, and a field in which to type any other event. */
function Events({ session, actor, snapshot }: ActorDetailsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const isBack = session.cursor() !== undefined
  const machine = isMachineState(snapshot) ? snapshot : undefined
  // The innermost states come first. Older versions of XState have no getNextTransitions.
  const nodes = machine
    ? getStateNodes(machine.machine.root, machine.value).toSorted((one, other) => other.path.length - one.path.length)
    : []
  const accepted = new Set(nodes.flatMap(({ ownEvents }) => ownEvents))
  const known = session.samplesOf(actor)
  const events = [...accepted]
    .filter((type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'))
    .flatMap((type): readonly AnyEventObject[] => {
      const some = known.filter((event) => event.type === type)
      return some.length > 0 ? some : [{ type }]
    })

  const send = (event: AnyEventObject) => {
    session.send(actor, event)
    setFault(undefined)
  }
  const sendText = () => {
    try {
      const event: unknown = JSON.parse(text)
      if (typeof event !== 'object' || event === null || typeof (event as { type?: unknown }).type !== 'string') {
        throw new Error('An event is an object with a type, such as { "type": "pause.toggled" }.')
      }
      send(event as AnyEventObject)
    } catch (error) {
      setFault(messageOf(error))
    }
  }

  return (
    <section className="send" aria-label="Send an event">
      <h3>Send</h3>
      {isBack && <p className="quiet">What has happened cannot be changed. Go back to now to send events.</p>}
      <ul className="choices bar">
        {events.map((event) => {
          const takes = mayTake(machine, event)
          return (
            <li key={JSON.stringify(event)}>
              <Button
                look="framed"
                disabled={isBack}
                data-idle={!takes || undefined}
                title={takes ? undefined : 'Accepted, but a guard blocks it now: nothing changes.'}
                onClick={() => {
                  send(event)
                  setText(JSON.stringify(event))
                }}
              >
                {event.type} <span className="quiet">{payloadText(event, 40)}</span>
              </Button>
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
          className="field"
          id={id}
          rows={2}
          spellCheck={false}
          disabled={isBack}
          value={text}
          placeholder={JSON.stringify(events[0] ?? { type: '' })}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="framed" disabled={isBack}>
          Send
        </Button>
        {fault !== undefined && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
      </form>
    </section>
  )
}

/**
 * Whether a machine would take an event now. A guard of the page may throw for an event that has only its type; then it is unknown, and the
 * event is offered.
 */
export function mayTake(machine: AnyMachineSnapshot | undefined, event: AnyEventObject): boolean {
  try {
    return machine?.can(event) ?? false
  } catch {
    return true
  }
}

function plainHoldings(session: Session, snapshot: Snapshot<unknown>): Record<string, unknown> {
  const plain = session.plainOf(holdingsOf(snapshot) ?? {})
  return typeof plain === 'object' && plain !== null ? (plain as Record<string, unknown>) : { context: plain }
}

/** A button that scrolls to the element that a machine names in its `data-machine`, and highlights it for a moment. */
function ShowOnPage({ machineId }: { machineId: string }) {
  const [isMissing, setMissing] = useState(false)
  const pointOut = () => {
    const element = elementOf(machineId, document)
    setMissing(!element)
    element?.scrollIntoView({ block: 'center' })
    const outline = ['4px solid #ffd60f', '4px solid transparent']
    element?.animate({ outline, outlineOffset: ['6px', '6px'] }, { duration: 1_600, easing: 'ease-in' })
  }
  return (
    <Button glyph="aim" aria-label={`Show ${machineId} on the page`} onClick={pointOut}>
      {isMissing && ` no data-machine="${machineId}"`}
    </Button>
  )
}

/** The first element of a machine, also in open shadow roots. */
function elementOf(machineId: string, root: ParentNode): Element | undefined {
  const own = root.querySelector(`[data-machine='${CSS.escape(machineId)}']`)
  if (own) return own
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot && elementOf(machineId, shadowRoot)
    if (inner) return inner
  }
  return undefined
}
