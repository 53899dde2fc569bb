import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserHost } from '../browser-host.ts'
import { createEngine } from '@drei-tage/engine'
import type { Engine, Host } from '@drei-tage/engine'
import { FakeHost } from './fake-host.ts'

/** A document or a window, of which the engine uses only the events. */
class FakePage extends EventTarget {
  visibilityState = 'visible'

  tell(type: string): void {
    this.dispatchEvent(new Event(type))
  }
}

function openPage(visibilityState = 'visible') {
  const [document, window] = [new FakePage(), new FakePage()]
  document.visibilityState = visibilityState
  const added = [document, window].map((target) => vi.spyOn(target, 'addEventListener'))
  const removed = [document, window].map((target) => vi.spyOn(target, 'removeEventListener'))
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const setVisibility = (state: string, type = 'visibilitychange') => {
    document.visibilityState = state
    document.tell(type)
  }
  return { document, window, engine: createEngine(), setVisibility, added, removed }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('X6: without a DOM an engine can be created, requests nothing while idle, and timers replace frames', () => {
  const engine = createEngine()
  expect(vi.getTimerCount()).toBe(0)
  const [fired, frame] = [vi.fn<() => void>(), vi.fn<() => void>()]
  engine.clearTimeout(engine.setTimeout(fired, 50))
  expect(vi.getTimerCount()).toBe(0)
  engine.setTimeout(fired, 100)
  vi.advanceTimersByTime(100)
  expect([engine.now(), fired.mock.calls.length]).toEqual([100, 1])
  const leave = engine.onFrame(frame)
  vi.advanceTimersByTime(51)
  expect(frame).toHaveBeenCalledTimes(3)
  leave()
  expect(vi.getTimerCount()).toBe(0)
  engine.dispose()
})

it('E53: native frames are requested and cancelled by handle, and pass on no argument', () => {
  const [fn, cancel] = [vi.fn<() => void>(), vi.fn<(handle: number) => void>()]
  const request = vi.fn<(callback: (time: number) => void) => number>(() => 42)
  vi.stubGlobal('requestAnimationFrame', request)
  vi.stubGlobal('cancelAnimationFrame', cancel)
  const host = createBrowserHost()
  host.cancelFrame(host.requestFrame(fn))
  request.mock.calls[0]![0](123)
  expect([fn.mock.calls, cancel.mock.calls]).toEqual([[[]], [[42]]])
})

it('E47, E48, E50: time counts from the first visible moment, not while the page is hidden, and from the monotonic clock alone', () => {
  const wallClock = vi.spyOn(Date, 'now')
  const { engine, setVisibility } = openPage('hidden')
  vi.advanceTimersByTime(100)
  setVisibility('visible', 'prerenderingchange')
  vi.advanceTimersByTime(30)
  setVisibility('hidden')
  vi.advanceTimersByTime(100)
  setVisibility('visible')
  vi.advanceTimersByTime(50.5)
  expect(engine.now()).toBe(80.5)
  expect(wallClock).not.toHaveBeenCalled()
})

it.each([
  ['pagehide', 'pageshow', 'window'],
  ['freeze', 'resume', 'document'],
] as const)('E49: from %s until %s the page counts as hidden, whatever it reports', (left, back, source) => {
  const { engine, setVisibility, ...page } = openPage()
  vi.advanceTimersByTime(100)
  page[source].tell(left)
  vi.advanceTimersByTime(1_000)
  expect(engine.now()).toBe(100)
  page[source].tell(back)
  vi.advanceTimersByTime(50)
  expect(engine.now()).toBe(150)
  page[source].tell(left)
  setVisibility('hidden')
  page[source].tell(back)
  vi.advanceTimersByTime(100)
  expect(engine.now()).toBe(150)
})

it('X9: a test is handed every engine that is given no host, with the browser, and may answer with another host', () => {
  const host = new FakeHost()
  const handed = vi.fn<(engine: Engine, browser: Host) => Host>(() => host)
  vi.stubGlobal(Symbol.for('@drei-tage/engine') as unknown as string, handed)
  const engine = createEngine()
  createEngine({ host: new FakeHost() })
  expect(handed.mock.calls).toEqual([[engine, expect.objectContaining({ reportError: expect.any(Function) })]])
  host.pass(10)
  expect(engine.now()).toBe(10)
})

it('E27: a disposed engine removes all its listeners', () => {
  const { engine, added, removed } = openPage()
  engine.dispose()
  const calls = (spies: typeof added) => spies.map(({ mock }) => mock.calls)
  expect(calls(added).map(({ length }) => length)).toEqual([4, 2])
  expect(calls(removed)).toEqual(calls(added))
})

it('E4, E28: errors go to reportError, or to the console where that is missing; warnings to the console, in development', () => {
  const report = vi.fn<(error: unknown) => void>()
  const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((log) => log.mockImplementation(() => {}))
  for (const [reportError, isDevelopment] of [
    [report, true],
    [undefined, false],
  ] as const) {
    vi.stubGlobal('reportError', reportError)
    vi.stubEnv('DEV', isDevelopment)
    createBrowserHost().reportError('broken')
    createBrowserHost().warn('careful')
  }
  expect([report, error, warn].map((log) => log?.mock.calls)).toEqual([
    [['broken']],
    [['engine: a callback threw', 'broken']],
    [['careful']],
  ])
})
