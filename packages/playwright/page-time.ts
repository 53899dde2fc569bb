import type { Engine, Host, PendingTimer } from '@drei-tage/engine'

/** How often engines woke up. */
export interface Wakes {
  readonly frames: number
  readonly timers: number
}

/** What happened in a frame while its time moved. */
export interface Run extends Wakes {
  /** The instant of the context at which time stopped, in ms. */
  readonly atMs: number
  /** Whether the wanted state was reached. */
  readonly isReached: boolean
  /** The states that the machine was seen in, in order. */
  readonly seen: readonly string[]
  /** Ms until an engine wakes up next; Infinity if nothing is pending. */
  readonly gapMs: number
}

/**
 * The time of a document. `createEngine` calls it with each new engine, which then uses the host that it returns. Without an
 * engine, `run` and `pending` return undefined.
 */
export interface PageTime {
  (engine: Engine, browser: Host): Host
  /**
   * Moves time from one instant of the context to another, in ms. With `wanted`, a machine and a state, stops at the first instant at
   * which an element of the machine has the state in `data-state`.
   */
  run(fromMs: number, toMs: number, wanted?: readonly [machine: string, state: string]): Promise<Run> | undefined
  pending(): readonly PendingTimer[] | undefined
  /** Makes the document's `Date` follow its time, from this instant on. */
  setDate(ms: number): void
}

/** Gives the engines of a document a time that stands still. Runs in the page, so it must not refer to anything outside itself. */
export function holdTime(): void {
  interface Wake {
    readonly kind: keyof Wakes
    readonly at: number
    readonly fn: () => void
  }
  /** Sums of the same spans can differ in the last digit. */
  const SAME_TIME_MS = 1e-6
  /** An engine fires up to 10,000 timers of one instant at once, so it wakes up often at one instant only if each timer sets another. */
  const MOST_WAKES_AT_ONCE = 100
  const engines: Engine[] = []
  const wakes = new Set<Wake>()
  let now = 0
  /** The instant of the context at which `now` was 0. */
  let zeroMs: number | undefined
  /** The date at which `now` was 0. */
  let dateMs: number | undefined

  function wakeAt(kind: keyof Wakes, at: number, fn: () => void): Wake {
    const wake = { kind, at, fn }
    wakes.add(wake)
    return wake
  }

  /** The engine waits in whole ms, rounded up. Its next timer is due at the exact instant. */
  function exactly(engine: Engine, ms: number): number {
    const restMs = Math.min(...engine.pending().map(({ due }) => due - engine.now())) / engine.rate
    return restMs > ms - 1 && restMs < ms ? restMs : ms
  }

  const earliest = () => [...wakes].reduce<Wake | undefined>((first, wake) => (first && first.at <= wake.at ? first : wake), undefined)
  const pending = () => engines.flatMap((engine) => engine.pending())

  /** Moves time to the next wake-up and lets the page render. Returns undefined if there is none up to `endMs`. */
  async function wakeNext(endMs: number): Promise<Wake | undefined> {
    const next = earliest()
    if (!next || next.at > endMs + SAME_TIME_MS) return undefined
    wakes.delete(next)
    now = Math.max(now, next.at)
    next.fn()
    // React renders in a microtask, or in a message that it has already posted.
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(null)
    })
    port1.close()
    return next
  }

  async function run(fromMs: number, toMs: number, [machine = '', state = '']: readonly string[]): Promise<Run> {
    zeroMs ??= fromMs - now
    const counts = { frames: 0, timers: 0 }
    const seen: string[] = []
    let [isReached, atMs, wakesAtOnce] = [false, now, 0]
    for (;;) {
      const elements = document.querySelectorAll<HTMLElement>(`[data-machine="${CSS.escape(machine)}"]`)
      const states = [...elements].map(({ dataset }) => dataset.state ?? '')
      const shown = states.join(' and ') || '(not on the page)'
      if (seen.at(-1) !== shown && (states.length > 0 || seen.length > 0)) seen.push(shown)
      isReached = states.includes(state)
      const wake = isReached ? undefined : await wakeNext(toMs - zeroMs)
      if (!wake) break
      counts[wake.kind] += 1
      wakesAtOnce = now > atMs ? 0 : wakesAtOnce + 1
      atMs = now
      if (wakesAtOnce === MOST_WAKES_AT_ONCE) {
        const timers = pending().map(({ due, label }) => label ?? `${due} ms`)
        throw new Error(`time: timers of 0 ms follow one another without an end at ${now} ms: ${timers.join(', ')}.`)
      }
    }
    // What is waited for may come with a response, which takes no time.
    if (machine === '' || (wakes.size > 0 && !isReached)) now = Math.max(now, toMs - zeroMs)
    return { ...counts, seen, isReached, atMs: now + zeroMs, gapMs: (earliest()?.at ?? Infinity) - now }
  }

  function replaceDate(): void {
    const page = globalThis as { Date: DateConstructor }
    const { Date: original } = page
    const today = () => Math.floor((dateMs as number) + now)
    original.now = today
    page.Date = new Proxy(original, {
      apply: (date) => new date(today()).toString(),
      construct: (date, given, self) => Reflect.construct(date, given.length > 0 ? given : [today()], self) as Date,
    })
  }

  const whereEngines = <Result>(fn: () => Result) => (engines.length > 0 ? fn() : undefined)
  const time: PageTime = Object.assign(
    (engine: Engine, browser: Host): Host => {
      engines.push(engine)
      return {
        ...browser,
        now: () => now,
        setTimer: (fn, ms) => wakeAt('timers', now + exactly(engine, ms), fn),
        // The next frame on a grid of 60 frames a second.
        requestFrame: (fn) => wakeAt('frames', (Math.floor((now * 60) / 1000 + 1e-6) + 1) * (1000 / 60), fn),
        clearTimer: (wake) => wakes.delete(wake as Wake),
        cancelFrame: (wake) => wakes.delete(wake as Wake),
      }
    },
    {
      run: (fromMs: number, toMs: number, wanted: readonly string[] = []) => whereEngines(() => run(fromMs, toMs, wanted)),
      pending: () => whereEngines(pending),
      setDate(ms: number) {
        if (dateMs === undefined) replaceDate()
        dateMs = ms - now
      },
    },
  )
  Object.assign(globalThis, { [Symbol.for('@drei-tage/engine')]: time })
}

/** Calls a function of the document's time. Runs in the page, like `holdTime`. */
export function callInPage([name, given]: readonly [string, readonly unknown[]]): unknown {
  const time = (globalThis as unknown as Record<symbol, Record<string, (...all: readonly unknown[]) => unknown>>)[
    Symbol.for('@drei-tage/engine')
  ]
  return time?.[name]?.(...given)
}
