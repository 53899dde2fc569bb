import { createInspector } from '@statelyai/inspect'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { createEngine } from '@drei-tage/engine'
import type { InspectionEvent } from 'xstate'
import type { InspectionSlot } from '../actors/inspection.ts'
import { createRedaction } from './typed.ts'

const STATELY_URL = 'https://stately.ai/inspect'

/** A window beside the page and no tab over it: in a tab behind another one the page's time stands still. */
const WINDOW_FEATURES = 'popup,width=1180,height=860'

/** How long the inspector may take to say something, in real ms. A page that loads slowly needs a few seconds. */
const PATIENCE_MS = 10_000

/** How often it is looked whether the window is still there, in real ms: it does not say so when it is closed. */
const WATCH_MS = 1_000

/** How many messages are kept for an inspector that comes late or loads again. Actors are kept without a limit. */
const MESSAGES_KEPT = 5_000

/**
 * - `asking`: nothing has been opened; the visitor has not said yet whether it may be,
 * - `waiting`: the window is open and has not said anything yet,
 * - `connected`: it has, and is sent everything,
 * - `blocked`: the browser did not open it,
 * - `closed`: it was closed, and is told nothing more,
 * - `silent`: it has not said anything for `PATIENCE_MS`,
 * - `offline`: there is no network, so it was not opened.
 */
export type StatelyStatus = 'asking' | 'waiting' | 'connected' | 'blocked' | 'silent' | 'closed' | 'offline'

export interface StatelyConnection {
  status(): StatelyStatus
  subscribe(listener: () => void): () => void
  /** What is asked when the window opens, and told from then on: 'stately.ai'. */
  readonly host: string
  /** Opens the window, again if need be: the visitor has said yes. From a click it is not blocked. */
  open(): void
  /** Ends it: nothing is observed any more, and what was is forgotten. */
  refuse(): void
}

/**
 * Where the inspector's window leads to.
 *
 * A path of this very site may be named instead of Stately, for tests and for inspectors of one's own:
 * `?inspect=/my-inspector.html`. Nothing else: an address must not be able to tell a foreign page what a visitor does.
 */
export function inspectorAddress(mode: string, origin: string): URL {
  if (mode.startsWith('/') && URL.canParse(mode, origin)) {
    const named = new URL(mode, origin)
    if (named.origin === origin) return named
  }
  return new URL(STATELY_URL)
}

/** Whether a message may come from the window that was opened for `address`. Stately may answer from one of its subdomains. */
export function isInspectorOrigin(origin: string, address: URL): boolean {
  return origin === address.origin || (address.href === STATELY_URL && /^https:\/\/([a-z0-9-]+\.)*stately\.ai$/.test(origin))
}

/**
 * Tells an inspector in a window of its own of every actor, event and snapshot, but not of what is typed.
 *
 * Until `open` is called it only keeps, on this page, what there will be to tell: no window, no request.
 */
export function connectToStately(slot: InspectionSlot, address: URL): StatelyConnection {
  // The page's own engine may be paused, and has nothing to do with how long a window takes.
  const time = createEngine()
  const listeners = new Set<() => void>()
  const withoutTyped = createRedaction()
  let actors: StatelyInspectionEvent[] = []
  let messages: StatelyInspectionEvent[] = []
  let target: Window | null = null
  let targetOrigin = address.origin
  let status: StatelyStatus = 'asking'
  let timer: ReturnType<typeof time.setTimeout> | undefined

  function become(next: StatelyStatus): void {
    status = next
    time.clearTimeout(timer)
    for (const listener of listeners) listener()
  }

  const post = (message: StatelyInspectionEvent) => target?.postMessage(message, targetOrigin)

  const inspector = createInspector(
    {
      send(message) {
        const plain = withoutTyped(JSON.parse(JSON.stringify(message)) as StatelyInspectionEvent)
        if (plain.type === '@xstate.actor') actors.push(plain)
        else messages.push(plain)
        if (messages.length > 2 * MESSAGES_KEPT) messages = messages.slice(-MESSAGES_KEPT)
        if (status === 'connected') post(plain)
      },
    },
    { autoStart: false },
  )
  /** Actors that have been made and not started, with what was told of them: React makes some that never are. */
  const unborn = new WeakMap<object, InspectionEvent[]>()
  const tell = (event: InspectionEvent) => inspector.inspect.next?.(event)
  slot.current = {
    observe(event) {
      const { actorRef } = event
      if (event.type === '@xstate.actor') return void unborn.set(actorRef, [event])
      const held = unborn.get(actorRef)
      if (!held) return tell(event)
      held.push(event)
      if (event.type !== '@xstate.event' || event.event.type !== 'xstate.init') return
      unborn.delete(actorRef)
      held.forEach(tell)
    },
  }

  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source === null || source !== target || !isInspectorOrigin(origin, address)) return
    if ((data as { type?: unknown } | null)?.type !== '@statelyai.connected') return
    targetOrigin = origin
    become('connected')
    watchWindow()
    for (const message of [...actors, ...messages]) post(message)
  })

  function watchWindow(): void {
    timer = time.setTimeout(() => {
      if (target?.closed) become('closed')
      else watchWindow()
    }, WATCH_MS)
  }

  function open(): void {
    if (!navigator.onLine && address.origin !== location.origin) return become('offline')
    target = window.open(address, 'xstateinspector', WINDOW_FEATURES)
    if (!target) return become('blocked')
    become('waiting')
    timer = time.setTimeout(() => become('silent'), PATIENCE_MS)
  }

  return {
    host: address.host,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    refuse() {
      delete slot.current
      actors = []
      messages = []
    },
  }
}
