import type { RecordingEntry } from '@drei-tage/recorder'
import type { AnyActorRef, InspectionEvent } from 'xstate'

/** Which code of the page has sent each event, where the browser can tell. */
export function createCallSites() {
  /** By actor: where the events were sent that it has not processed yet. Its mailbox keeps their order. */
  const waiting = new WeakMap<object, (string | undefined)[]>()
  const known = new WeakMap<RecordingEntry, string>()
  return {
    noteEvent(event: InspectionEvent): void {
      if (event.type !== '@xstate.event' || event.sourceRef || event.event.type === 'xstate.init') return
      const sites = waiting.get(event.actorRef) ?? []
      waiting.set(event.actorRef, sites)
      sites.push(callerOfSend(event.actorRef as AnyActorRef))
    },
    noteEntry(entry: RecordingEntry, ref: AnyActorRef | undefined): void {
      if (entry.kind !== 'sent' || entry.from !== undefined || !ref) return
      const site = waiting.get(ref)?.shift()
      if (site !== undefined) known.set(entry, site)
    },
    /** The function and the line that sent an entry's event, such as 'onClick, src/App.tsx:31', in the code that the browser runs. */
    of: (entry: RecordingEntry): string | undefined => known.get(entry),
  }
}

/** The caller of the actor's `send` that is running. Undefined if the browser cannot tell, or the page makes stacks in a way of its own. */
function callerOfSend(ref: AnyActorRef): string | undefined {
  const holder: { stack?: string } = {}
  const { captureStackTrace } = Error as { captureStackTrace?(holder: object, upTo: unknown): void }
  try {
    // The actor's own `send` is bound; the stack has the one of its class.
    captureStackTrace?.(holder, (Object.getPrototypeOf(ref) as AnyActorRef).send)
    const [, frame = ''] = holder.stack?.split('\n') ?? []
    const [, name, file, line] = FRAME.exec(frame) ?? []
    // In line 1 is minified code, whose names tell nothing.
    return file && line !== '1' ? [name, `${file}:${line}`].filter(Boolean).join(', ') : undefined
  } catch {
    return undefined
  }
}

/** '    at async onClick (http://localhost/src/App.tsx?t=1:31:5)' */
const FRAME = /^\s*at (?:(?:async )?(\S+) .*?\()?(?:\w+:\/\/[^/]*)?\/?(.*?)(?:\?.*)?:(\d+):\d+\)?$/
