import { afterEach, expect, it, vi } from 'vitest'
import { onLargestPaint } from '../../../src/actors/largestPaint.ts'

/** A browser with this timeline: paints, moments at which the page was hidden, and the moment from which the visit counts. */
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

const told = () => vi.fn<(ms: number | undefined) => void>()

afterEach(() => vi.unstubAllGlobals())

it('tells every largest paint until it is ended', () => {
  const { paint, disconnect } = browserWith()
  const tell = told()
  const end = onLargestPaint(tell)
  paint(400, 912)
  expect(tell.mock.calls).toEqual([[400], [912]])
  end()
  expect(disconnect).toHaveBeenCalledOnce()
})

it('says at once that a browser keeps no such times', () => {
  browserWith({ types: ['paint'] })
  const tell = told()
  onLargestPaint(tell)
  expect(tell.mock.calls).toEqual([[undefined]])
})

it('counts from the moment the visitor asked for a page that was prepared before', () => {
  const { paint } = browserWith({ activationStart: 3_000 })
  const tell = told()
  onLargestPaint(tell)
  paint(1_200, 3_250)
  expect(tell.mock.calls).toEqual([[0], [250]])
})

it('tells nothing of what was painted after the page had been in the background', () => {
  const { paint } = browserWith({ hiddenAt: [0] })
  const tell = told()
  onLargestPaint(tell)
  paint(45_000)
  expect(tell).not.toHaveBeenCalled()
})
