import type { RecordingEntry } from '@drei-tage/recorder'
import type { AnyActorRef, InspectionEvent } from 'xstate'

interface Stack {
  readonly stack?: string
}

/** Which code of the page has sent each event, where the browser can tell. */
export function createCallSites() {
  /** By actor: where the events were sent that it has not processed yet. Its mailbox keeps their order. */
  const waiting = new WeakMap<object, Stack[]>()
  const known = new WeakMap<RecordingEntry, Stack>()
  return {
    noteEvent(event: InspectionEvent): void {
      if (event.type !== '@xstate.event' || event.sourceRef || event.event.type === 'xstate.init') return
      const stacks = waiting.get(event.actorRef) ?? []
      waiting.set(event.actorRef, stacks)
      stacks.push(stackOfSend(event.actorRef as AnyActorRef))
    },
    noteEntry(entry: RecordingEntry, ref: AnyActorRef | undefined): void {
      if (entry.kind !== 'sent' || entry.from !== undefined || !ref) return
      const stack = waiting.get(ref)?.shift()
      if (stack) known.set(entry, stack)
    },
    /** The function and the line that sent an entry's event, such as 'onClick, src/App.tsx:31', in the code that the browser runs. */
    of: (entry: RecordingEntry): string | undefined => callerIn(known.get(entry)),
  }
}

/** The caller of the actor's `send` that is running, as a stack, which the browser writes when it is looked at: that takes long. */
function stackOfSend(ref: AnyActorRef): Stack {
  const holder = {}
  const { captureStackTrace, stackTraceLimit } = Error as {
    captureStackTrace?(holder: object, upTo: unknown): void
    stackTraceLimit?: number
  }
  try {
    Reflect.set(Error, 'stackTraceLimit', 1)
    // The actor's own `send` is bound; the stack has the one of its class.
    captureStackTrace?.(holder, (Object.getPrototypeOf(ref) as AnyActorRef).send)
  } catch {
    // The page makes stacks in a way of its own.
  }
  Reflect.set(Error, 'stackTraceLimit', stackTraceLimit)
  return holder
}

/** Undefined if the browser or the page cannot tell. */
function callerIn(holder: Stack | undefined): string | undefined {
  try {
    const [, frame = ''] = holder?.stack?.split('\n') ?? []
    const [, name, file, line] = FRAME.exec(frame) ?? []
    // In line 1 is minified code, whose names tell nothing.
    return file && line !== '1' ? [name, `${file}:${line}`].filter(Boolean).join(', ') : undefined
  } catch {
    return undefined
  }
}

/** '    at async onClick (http://localhost/src/App.tsx?t=1:31:5)' */
const FRAME = /^\s*at (?:(?:async )?(\S+) .*?\()?(?:\w+:\/\/[^/]*)?\/?(.*?)(?:\?.*)?:(\d+):\d+\)?$/
