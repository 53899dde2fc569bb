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
   * Makes `Date` follow this time in all pages, from `date` on. Without this call, dates are real.
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
   * Moves time forward until an element with `data-machine` and `data-state` shows that the machine is in the state. Where time cannot
   * do it, waits in real time: for an element of the machine, and for requests under way, up to 10 seconds.
   *
   * @param options.limitMs How far time may move, 60,000 by default.
   * @throws {Error} when the limit is reached or nothing is left to happen. The error names the states that the machine passed through,
   *   the pending timers and the requests under way.
   */
  until(machine: string, state: string, options?: { readonly limitMs?: number }): Promise<void>
  /** The pending timers, each with its label if it has one, such as from `labelled(engine, machine.id)`. */
  pending(): Promise<readonly PendingTimer[]>
}

/** How long `until` waits in real time for elements and requests, in ms, and how often it looks meanwhile. */
const [REAL_MS, MOST_WAITS] = [10_000, 500]
/** How many of these looks a page may take to process a response. */
const RESPONSE_WAITS = 5

const NO_ENGINE =
  'time: no page has an engine yet. Wait until the script runs that calls createEngine() of @drei-tage/engine. ' +
  "In production, '@drei-tage/inspector/auto' makes none: test the development server, or make an engine of your own."

function requireSpan(call: string, ms: number): void {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`time: ${call} got the ${typeof ms} ${ms}. Pass a finite number, 0 ms or more.`)
}

type Answer<Name extends 'pending' | 'run' | 'setDate'> = NonNullable<Awaited<ReturnType<PageTime[Name]>>>

function timeOf(context: BrowserContext): Time {
  const requests = new Set<Request>()
  /** How often `until` has waited since the last response. */
  let quiet = 0
  let nowMs = 0
  /** The date at which `nowMs` was 0. */
  let zeroMs: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const respond = (request: Request) => {
    requests.delete(request)
    quiet = 0
  }
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

  /**
   * Moves time up to an instant. With `wanted`, stops where that is reached, or where nothing is left to happen, and does not move before
   * the machine has an element.
   */
  async function moveTo(endMs: number, wanted?: readonly [string, string]) {
    const [counts, seen] = [{ frames: 0, timers: 0 }, [] as string[]]
    let [isReached, hasEngine, goesOn, toMs] = [false, false, false, nowMs]
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
      const nextMs = nowMs + Math.min(...runs.map(({ gapMs }) => gapMs))
      // Several documents take turns, from instant to instant.
      toMs = runs.length > 1 ? Math.min(endMs, nextMs) : endMs
      goesOn = runs.length > 0 && nowMs < endMs && !isReached && (!wanted || (nextMs < Infinity && seen.length > 0))
    } while (goesOn)
    if (zeroMs !== undefined) await context.addInitScript(callInPage, ['setDate', [zeroMs + nowMs]] as const)
    return { counts, seen, isReached, hasEngine }
  }

  async function reach(machine: string, state: string, limitMs: number): Promise<void> {
    const [startMs, passed] = [nowMs, [] as string[]]
    quiet = 0
    for (let waits = 0; ; waits += 1) {
      const { seen, isReached, hasEngine } = await moveTo(startMs + limitMs, [machine, state])
      if (isReached) return
      passed.push(...seen)
      const isOver = nowMs >= startMs + limitMs
      const mayCome = passed.length === 0 || requests.size > 0 || quiet < RESPONSE_WAITS
      if (isOver || !mayCome || waits === MOST_WAITS) {
        const when = isOver ? `within ${limitMs} ms` : `after ${nowMs - startMs} ms, and nothing more happens`
        const states = passed.filter((shown, index) => shown !== passed[index - 1])
        const timers = (await ask('pending')).flat().map(({ due, label }) => `${due} ms${label === undefined ? '' : ` '${label}'`}`)
        const open = [...requests].map((request) => `${request.method()} ${request.url()}`)
        throw new Error(
          hasEngine
            ? `time: '${machine}' was not '${state}' ${when}. It was ${states.join(', then ') || '(not on the page)'}. ` +
                `Open timers: ${timers.join(', ') || 'none'}. Open requests: ${open.join(', ') || 'none'}.`
            : NO_ENGINE,
        )
      }
      quiet += 1
      await new Promise((resolve) => setTimeout(resolve, REAL_MS / MOST_WAITS))
    }
  }

  return {
    install: ({ date }) =>
      inTurn(async () => {
        const dateMs = new Date(date).getTime()
        if (Number.isNaN(dateMs)) throw new RangeError(`time: install() got no valid date: ${String(date)}.`)
        zeroMs = dateMs - nowMs
        await context.addInitScript(callInPage, ['setDate', [dateMs]] as const)
        await ask('setDate', dateMs)
      }),
    advance: (ms) =>
      inTurn(async () => {
        requireSpan('advance()', ms)
        const { counts, hasEngine } = await moveTo(nowMs + ms)
        if (!hasEngine) throw new Error(NO_ENGINE)
        return counts
      }),
    until: (machine, state, { limitMs = 60_000 } = {}) =>
      inTurn(() => {
        requireSpan('until()', limitMs)
        return reach(machine, state, limitMs)
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
