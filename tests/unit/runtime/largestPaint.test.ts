import { afterEach, expect, it, vi } from 'vitest'
import { onLargestPaint } from '#runtime/largestPaint.ts'

/** Stubs a performance timeline: supported entry types, when the page was hidden, and the activation start. */
function browserWith({ types = ['largest-contentful-paint'], hiddenAt = [] as number[], activationStart = 0 } = {}) {
  let report: (startTimes: readonly number[]) => void = () => undefined
  const disconnect = vi.fn<() => void>()
  class Observer {
    static supportedEntryTypes = types
    disconnect = disconnect
    observe = vi.fn<(options: object) => void>()
    constructor(callback: (list: { getEntries(): { startTime: number }[] }) => void) {
      report = (startTimes) => callback({ getEntries: () => startTimes.map((startTime) => ({ startTime })) })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [{ activationStart }] : hiddenAt.map((startTime) => ({ name: 'hidden', startTime })),
  })
  return { paint: (...startTimes: number[]) => report(startTimes), disconnect }
}

const told = () => vi.fn<(ms: number) => void>()

afterEach(() => vi.unstubAllGlobals())

it('reports every largest contentful paint until it is stopped', () => {
  const { paint, disconnect } = browserWith()
  const tell = told()
  const end = onLargestPaint(tell)
  paint(400, 912)
  expect(tell.mock.calls).toEqual([[400], [912]])
  end()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('reports nothing in a browser without this entry type', () => {
  browserWith({ types: ['paint'] })
  const tell = told()
  onLargestPaint(tell)
  expect(tell).not.toHaveBeenCalled()
})

it('counts from the activation of a prerendered page', () => {
  const { paint } = browserWith({ activationStart: 3_000 })
  const tell = told()
  onLargestPaint(tell)
  paint(1_200, 3_250)
  expect(tell.mock.calls).toEqual([[0], [250]])
})

it('ignores paints after the page was in the background', () => {
  const { paint } = browserWith({ hiddenAt: [0] })
  const tell = told()
  onLargestPaint(tell)
  paint(45_000)
  expect(tell).not.toHaveBeenCalled()
})
