import { createInspector } from '@statelyai/inspect'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { createEngine } from '@drei-tage/engine'
import type { InspectionEvent } from 'xstate'
import type { InspectionSlot } from '#runtime/inspection.ts'
import { createRedaction } from './typed.ts'

const STATELY_URL = 'https://stately.ai/inspect'

/** Opens a separate window instead of a tab. A tab would put the page into the background, where its time stands still. */
const WINDOW_FEATURES = 'popup,width=1180,height=860'

/** How long the inspector may take to send its first message, in real ms. A slow page needs a few seconds. */
const PATIENCE_MS = 10_000

/** How often to check whether the window is still open, in real ms. Needed because closing the window sends no message. */
const WATCH_MS = 1_000

/**
 * For an inspector that connects late or reloads, at least this many of the latest messages are kept, and all messages about new actors.
 */
const MESSAGES_KEPT = 5_000

/**
 * - `asking`: nothing has been opened; the visitor has not answered yet,
 * - `waiting`: the window is open and has not sent a message yet,
 * - `connected`: the window has sent a message, and receives everything,
 * - `blocked`: the browser did not open the window,
 * - `closed`: the window was closed, and receives nothing more,
 * - `silent`: the window has not sent a message within `PATIENCE_MS`,
 * - `offline`: there is no network, so the window was not opened.
 */
export type StatelyStatus = 'asking' | 'waiting' | 'connected' | 'blocked' | 'silent' | 'closed' | 'offline'

export interface StatelyConnection {
  status(): StatelyStatus
  subscribe(listener: () => void): () => void
  /** Where the data goes, shown when asking and afterwards: 'stately.ai'. */
  readonly host: string
  /** Opens or reopens the window after the visitor has agreed. Must be called from a click, or the browser blocks it. */
  open(): void
  /** Stops observing and discards everything recorded. */
  refuse(): void
}

/**
 * The URL of the inspector's window.
 *
 * Tests and custom inspectors can use a path on this site instead: `?inspect=/my-inspector.html`. Other URLs are not allowed, because a
 * link must not be able to send a visitor's actions to another site.
 */
export function inspectorAddress(mode: string, origin: string): URL {
  if (mode.startsWith('/') && URL.canParse(mode, origin)) {
    const named = new URL(mode, origin)
    if (named.origin === origin) return named
  }
  return new URL(STATELY_URL)
}

/** Whether a message may come from the window opened for `address`. Stately may answer from a subdomain. */
export function isInspectorOrigin(origin: string, address: URL): boolean {
  return origin === address.origin || (address.href === STATELY_URL && /^https:\/\/([a-z0-9-]+\.)*stately\.ai$/.test(origin))
}

/**
 * Sends every actor, event and snapshot to an inspector in its own window, except for what visitors type.
 *
 * Until `open` is called, messages are only collected on this page: there is no window and no request.
 */
export function connectToStately(slot: InspectionSlot, address: URL): StatelyConnection {
  // A separate engine, because the page's engine may be paused.
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
  /**
   * Actors that have been created but not started, with their inspection events so far. The events are held back because React creates some
   * actors that never start.
   */
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
