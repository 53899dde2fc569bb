import { test as base } from '@playwright/test'
import type {
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test'
import type { PendingTimer } from '@drei-tage/engine'
import { holdTime } from './page-time.ts'
import type { PageTime, Wakes } from './page-time.ts'

export { expect } from '@playwright/test'
export type { PendingTimer, Wakes }

/** The time of the page under test. It stands still until a test moves it. Times are in ms. */
export interface Time {
  /**
   * Moves time forward by `ms`: timers and frames fire at their own instants, and the page renders in between.
   *
   * @returns how often the page's engines woke up: `{ frames: 0, timers: 0 }` for a page at rest.
   */
  advance(ms: number): Promise<Wakes>
  /**
   * Moves time forward until an element with `data-machine` and `data-state` shows that the machine is in the state. If the machine
   * has no element yet, first waits for one without moving time, because code is loaded over the network in real time.
   *
   * @param options.limitMs How far time may move, 60,000 by default.
   * @throws {Error} when the limit is reached or nothing is left to happen. The error names the states that the machine passed through
   *   and the pending timers.
   */
  until(machine: string, state: string, options?: { readonly limitMs?: number }): Promise<void>
  /** The pending timers, each with its label if it has one, such as from `labelled(engine, machine.id)`. */
  pending(): Promise<readonly PendingTimer[]>
}

function timeOf(page: Page): Time {
  const pageTime = () =>
    page.evaluateHandle((name) => (globalThis as unknown as Record<symbol, PageTime>)[Symbol.for(name)]!, '@drei-tage/engine')
  return {
    advance: async (ms) => (await pageTime()).evaluate((time, by) => time.advance(by), ms),
    async until(machine, state, { limitMs = 60_000 } = {}) {
      await page.locator(`[data-machine="${machine}"]`).first().waitFor({ state: 'attached' })
      const missed = await (await pageTime()).evaluate((time, wanted) => time.until(...wanted), [machine, state, limitMs] as const)
      if (!missed) return
      const timers = missed.pending.map(({ due, label }) => `${due} ms${label === undefined ? '' : ` '${label}'`}`)
      throw new Error(
        `time: '${machine}' was not '${state}' within ${limitMs} ms. It was ${missed.passed.join(', then ')}. ` +
          `Open timers: ${timers.join(', ') || 'none'}.`,
      )
    },
    pending: async () => (await pageTime()).evaluate((time) => time.pending()),
  }
}

/** Playwright's `test`, in which the time of the page's engines stands still until `time` moves it. */
export const test: TestType<PlaywrightTestArgs & PlaywrightTestOptions & { time: Time }, PlaywrightWorkerArgs & PlaywrightWorkerOptions> =
  base.extend<{ time: Time }>({
    page: async ({ page }, provide) => {
      await page.addInitScript(holdTime)
      await provide(page)
    },
    time: ({ page }, provide) => provide(timeOf(page)),
  })
