import type { Engine, Host, PendingTimer } from '@drei-tage/engine'

/** How often a page's engines woke up. */
export interface Wakes {
  readonly frames: number
  readonly timers: number
}

/** What `until` found out about a machine that did not reach the state. */
export interface Missed {
  /** The states that the machine was seen in, in order. */
  readonly passed: readonly string[]
  readonly pending: readonly PendingTimer[]
}

/** The time of a page. `createEngine` calls it with each new engine, which then uses the host that it returns. */
export interface PageTime {
  (engine: Engine, browser: Host): Host
  advance(ms: number): Promise<Wakes>
  /** Advances until an element of the machine has the state in `data-state`. Returns undefined on success. */
  until(machine: string, state: string, limitMs: number): Promise<Missed | undefined>
  pending(): readonly PendingTimer[]
}

/** Gives the page's engines a time that stands still. Runs in the page, so it must not refer to anything outside itself. */
export function holdTime(): void {
  interface Wake {
    readonly kind: keyof Wakes
    readonly at: number
    readonly fn: () => void
  }
  const engines: Engine[] = []
  const wakes = new Set<Wake>()
  let now = 0

  function wakeAt(kind: keyof Wakes, at: number, fn: () => void): Wake {
    const wake = { kind, at, fn }
    wakes.add(wake)
    return wake
  }

  /** Moves time to the next wake-up and lets the page render. Returns undefined if there is no wake-up at or before `endMs`. */
  async function wakeNext(endMs: number): Promise<Wake | undefined> {
    let next: Wake | undefined
    for (const wake of wakes) if (wake.at <= endMs && (!next || wake.at < next.at)) next = wake
    if (!next) return undefined
    wakes.delete(next)
    now = next.at
    next.fn()
    // Frames only draw, so nothing needs to be awaited. After a timer, React renders in a microtask or in a message it has already posted.
    if (next.kind === 'frames') return next
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(null)
    })
    port1.close()
    return next
  }

  function end(ms: number): number {
    if (engines.length === 0) throw new Error('time: the page has no engine yet. Wait until its script runs.')
    return now + ms
  }

  const pending = () => engines.flatMap((engine) => engine.pending())
  const time: PageTime = Object.assign(
    (engine: Engine, browser: Host): Host => {
      engines.push(engine)
      return {
        ...browser,
        now: () => now,
        setTimer: (fn, ms) => wakeAt('timers', now + ms, fn),
        // The next frame on a grid of 60 frames a second.
        requestFrame: (fn) => wakeAt('frames', (Math.floor((now * 60) / 1000 + 1e-6) + 1) * (1000 / 60), fn),
        clearTimer: (wake) => wakes.delete(wake as Wake),
        cancelFrame: (wake) => wakes.delete(wake as Wake),
      }
    },
    {
      async advance(ms: number) {
        const endMs = end(ms)
        const count = { frames: 0, timers: 0 }
        for (let wake = await wakeNext(endMs); wake; wake = await wakeNext(endMs)) count[wake.kind] += 1
        now = endMs
        return count
      },
      async until(machine: string, state: string, limitMs: number) {
        const endMs = end(limitMs)
        const passed: string[] = []
        do {
          const elements = document.querySelectorAll<HTMLElement>(`[data-machine="${CSS.escape(machine)}"]`)
          const states = [...elements].map(({ dataset }) => dataset.state ?? '')
          if (states.includes(state)) return undefined
          const seen = states.join(' and ') || '(not on the page)'
          if (passed.at(-1) !== seen) passed.push(seen)
        } while (await wakeNext(endMs))
        return { passed, pending: pending() }
      },
      pending,
    },
  )
  Object.assign(globalThis, { [Symbol.for('@drei-tage/engine')]: time })
}
