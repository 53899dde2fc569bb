import { test as base } from '@playwright/test'
import type {
  BrowserContext,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  Request,
  TestType,
} from '@playwright/test'
import type { PendingTimer } from '@drei-tage/engine'
import { callInPage, holdTime } from './page-time.ts'
import type { PageTime, Wakes } from './page-time.ts'

export { expect } from '@playwright/test'
export type { PendingTimer, Wakes }

/**
 * The time of a browser context: of all its pages, popups and frames, also of those that are opened later. It stands still until a
 * test moves it. Times are in ms. Calls are carried out one after the other.
 */
export interface Time {
  /**
   * Makes `Date` follow this time in all pages, from `date` on: a date, ms since 1970, or a text such as '2026-03-02' or
   * '2026-03-02T09:00:00Z'. Without this call, dates are real.
   *
   * @throws {RangeError} if `date` is invalid.
   */
  install(options: { readonly date: Date | number | string }): Promise<void>
  /**
   * Moves time forward by `ms`: timers and frames fire at their own instants, and the pages render in between.
   *
   * @returns how often the engines woke up: `{ frames: 0, timers: 0 }` for pages at rest.
   * @throws {RangeError} if `ms` is negative or not finite.
   * @throws {Error} if there is no engine, or timers follow one another without an end.
   */
  advance(ms: number): Promise<Wakes>
  /**
   * Moves time forward until an element with `data-machine` and `data-state` shows that the machine is in the state. While requests are
   * under way, and before the machine has an element, time is no faster than real time, for up to 10 seconds.
   *
   * @param options.limitMs How far time may move, 60,000 by default.
   * @throws {Error} when the limit is reached or nothing is left to happen. The error names the states that the machine passed through,
   *   the pending timers and the requests under way.
   * @throws {TypeError} without a machine or a state.
   */
  until(machine: string, state: string, options?: { readonly limitMs?: number }): Promise<void>
  /** The pending timers, each with its label if it has one, such as from `labelled(engine, machine.id)`. */
  pending(): Promise<readonly PendingTimer[]>
}

/** How often `until` looks while it waits in real time for elements and requests, and how long it waits in between, in ms. */
const [MOST_WAITS, WAIT_MS] = [500, 20]
/** How many of these looks a page may take to process a response. */
const RESPONSE_WAITS = 5
/** How far `until` moves time, in ms, before it looks for requests. A page that renders 60 frames a second takes 6 of them meanwhile. */
const STEP_MS = 100

const NO_ENGINE =
  'time: no page has an engine yet. Wait until the script runs that calls createEngine() of @drei-tage/engine. ' +
  "In production, '@drei-tage/inspector/auto' makes none: test the development server, or make an engine of your own."

function requireSpan(call: string, ms: number): void {
  if (Number.isFinite(ms) && ms >= 0) return
  throw new RangeError(`time: ${call} got ${typeof ms === 'string' ? `'${String(ms)}'` : ms}. Pass a finite number, 0 ms or more.`)
}

/** A date in ms since 1970; NaN if it is invalid. Of texts, JavaScript also takes days that no calendar has: 31 February for 3 March. */
function dateMsOf(date: unknown): number {
  if (typeof date === 'number' || date instanceof Date) return new Date(date).getTime()
  const text = typeof date === 'string' ? date : ''
  const day = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(text)?.[0]
  return day && new Date(day).toJSON()?.startsWith(day) ? new Date(text).getTime() : NaN
}

type Answer<Name extends 'pending' | 'run' | 'setDate'> = NonNullable<Awaited<ReturnType<PageTime[Name]>>>

function timeOf(context: BrowserContext): Time {
  const requests = new Set<Request>()
  /** When the page has processed the last response, in real ms. */
  let processedMs = 0
  let nowMs = 0
  /** The date at which `nowMs` was 0. */
  let zeroMs: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const respond = (request: Request) => {
    requests.delete(request)
    processedMs = performance.now() + RESPONSE_WAITS * WAIT_MS
  }
  const isLoading = () => requests.size > 0 || performance.now() < processedMs
  context.on('request', (request) => requests.add(request))
  context.on('requestfinished', respond)
  context.on('requestfailed', respond)

  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = last.then(act)
    last = result.catch(() => {})
    return result
  }

  /** Calls a function of all documents. Only those with an engine answer. */
  async function ask<Name extends 'pending' | 'run' | 'setDate'>(
    name: Name,
    ...given: Parameters<PageTime[Name]>
  ): Promise<Answer<Name>[]> {
    const frames = context.pages().flatMap((page) => page.frames())
    const answers = frames.map((frame) =>
      frame.evaluate(callInPage, [name, given] as const).catch((fault: unknown) => {
        // It went away meanwhile.
        if (!/destroyed|detached|closed/.test(String(fault))) throw fault
      }),
    )
    return (await Promise.all(answers)).filter((answer) => answer !== undefined) as Answer<Name>[]
  }

  /** Moves time up to an instant. With `wanted`, stops where that is reached, or where nothing is left to happen. */
  async function moveTo(endMs: number, wanted?: readonly [string, string]) {
    const [counts, seen] = [{ frames: 0, timers: 0 }, [] as string[]]
    let [isReached, hasEngine, goesOn, toMs, nextMs] = [false, false, false, nowMs, Infinity]
    do {
      const runs = await ask('run', nowMs, toMs, wanted)
      for (const run of runs) {
        counts.frames += run.frames
        counts.timers += run.timers
        seen.push(...run.seen)
        isReached ||= run.isReached
      }
      hasEngine ||= runs.length > 0
      nowMs = Math.max(nowMs, ...runs.map(({ atMs }) => atMs))
      nextMs = nowMs + Math.min(...runs.map(({ gapMs }) => gapMs))
      // Several documents take turns, from instant to instant.
      toMs = runs.length > 1 ? Math.min(endMs, nextMs) : endMs
      goesOn = runs.length > 0 && nowMs < endMs && !isReached && (!wanted || nextMs < Infinity)
    } while (goesOn)
    return { counts, seen, isReached, hasEngine, nextMs }
  }

  /** Makes documents of later navigations begin with the date. */
  async function keepDate(): Promise<void> {
    if (zeroMs !== undefined) await context.addInitScript(callInPage, ['setDate', [zeroMs + nowMs]] as const)
  }

  async function reach(machine: string, state: string, limitMs: number): Promise<void> {
    const [startMs, passed] = [nowMs, [] as string[]]
    let [stepMs, rests] = [0, 0]
    for (let waits = 0; ;) {
      const toMs = Math.min(startMs + limitMs, nowMs + stepMs)
      const { seen, isReached, hasEngine, nextMs } = await moveTo(toMs, [machine, state])
      if (isReached) return
      passed.push(...seen)
      const [isOver, isAtRest, isAbsent] = [nowMs >= startMs + limitMs, nextMs === Infinity, passed.length === 0]
      rests = isAtRest ? rests + 1 : 0
      const mayCome = waits < MOST_WAITS && (isAbsent || isLoading() || (isAtRest && rests <= RESPONSE_WAITS))
      if (isOver || (isAtRest && !mayCome)) {
        const when = isOver ? `within ${limitMs} ms` : `after ${nowMs - startMs} ms, and nothing more happens`
        const states = passed.filter((shown, index) => shown !== passed[index - 1])
        const timers = (await ask('pending')).flat().map(({ due, label }) => `${due} ms${label === undefined ? '' : ` '${label}'`}`)
        const open = [...requests].map((request) => `${request.method()} ${request.url()}`)
        const told = isAbsent
          ? `no element with data-machine="${machine}" was on the page ${when}. Compare the name with the page.`
          : `'${machine}' was not '${state}' ${when}. It was ${states.join(', then ')}.`
        const requested = open.length > 0 ? `Open requests, the likely cause: ${open.join(', ')}` : 'Open requests: none'
        throw new Error(hasEngine ? `time: ${told} Open timers: ${timers.join(', ') || 'none'}. ${requested}.` : NO_ENGINE)
      }
      stepMs = Math.max(STEP_MS, nextMs - nowMs)
      if (!mayCome) continue
      waits += 1
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      // A page that is still loading takes no time.
      stepMs = isAbsent && (waits <= RESPONSE_WAITS || isLoading()) ? 0 : WAIT_MS
    }
  }

  return {
    install: (options: { readonly date: Date | number | string } | undefined) =>
      inTurn(async () => {
        const dateMs = dateMsOf(options?.date)
        if (Number.isNaN(dateMs)) {
          throw new RangeError(`time: install() got no valid date: ${String(options?.date)}. Pass { date: '2026-03-02' } or the like.`)
        }
        zeroMs = dateMs - nowMs
        await context.addInitScript(callInPage, ['setDate', [dateMs]] as const)
        await ask('setDate', dateMs)
      }),
    advance: (ms) =>
      inTurn(async () => {
        requireSpan('advance()', ms)
        const { counts, hasEngine } = await moveTo(nowMs + ms)
        await keepDate()
        if (!hasEngine) throw new Error(NO_ENGINE)
        return counts
      }),
    until: (machine, state, { limitMs = 60_000 } = {}) =>
      inTurn(() => {
        requireSpan('until()', limitMs)
        if (!machine || !state) throw new TypeError("time: until() needs a machine and a state, such as until('light', 'on').")
        return reach(machine, state, limitMs).finally(keepDate)
      }),
    pending: () => inTurn(async () => (await ask('pending')).flat()),
  }
}

/** Playwright's `test`, in which the time of the engines of all pages stands still until `time` moves it. */
export const test: TestType<PlaywrightTestArgs & PlaywrightTestOptions & { time: Time }, PlaywrightWorkerArgs & PlaywrightWorkerOptions> =
  base.extend<{ time: Time }>({
    context: async ({ context }, provide) => {
      await context.addInitScript(holdTime)
      await provide(context)
    },
    time: ({ context }, provide) => provide(timeOf(context)),
  })
