import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserHost } from '../../../engine/browser-host.ts'
import { createEngine } from '@drei-tage/engine'

/** A stand-in for a document or a window, which are used only as event targets. */
class FakePage extends EventTarget {
  visibilityState = 'visible'
  listeners = 0

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...args)
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...args)
  }

  tell(type: string): void {
    this.dispatchEvent(new Event(type))
  }
}

function openPage() {
  const document = new FakePage()
  const window = new FakePage()
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const setVisibility = (state: string) => {
    document.visibilityState = state
    document.tell('visibilitychange')
  }
  return { document, window, setVisibility }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('browser host', () => {
  it('X6: without a DOM an engine can be created, requests nothing while idle, and its time runs', () => {
    const requestAnimationFrame = vi.fn<() => number>()
    vi.stubGlobal('requestAnimationFrame', requestAnimationFrame)
    const engine = createEngine()
    expect(vi.getTimerCount()).toBe(0)
    expect(requestAnimationFrame).not.toHaveBeenCalled()
    const fn = vi.fn<() => void>()
    engine.setTimeout(fn, 100)
    vi.advanceTimersByTime(99)
    expect(fn).not.toHaveBeenCalled()
    expect(engine.now()).toBe(99)
    vi.advanceTimersByTime(1)
    expect(fn).toHaveBeenCalledTimes(1)
    engine.dispose()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('E53: a cancelled timer leaves no native one', () => {
    const engine = createEngine()
    const id = engine.setTimeout(() => {}, 100)
    expect(vi.getTimerCount()).toBe(1)
    engine.clearTimeout(id)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('X6: without native frames, timers one frame apart replace them', () => {
    const engine = createEngine()
    const fn = vi.fn<() => void>()
    const leave = engine.onFrame(fn)
    vi.advanceTimersByTime(51)
    expect(fn).toHaveBeenCalledTimes(3)
    leave()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('X6: a document without a window, as in a worker-like host, is not observed', () => {
    vi.stubGlobal('document', new FakePage())
    vi.stubGlobal('addEventListener', undefined)
    createBrowserHost().watchVisibility(() => {})()
    expect((document as unknown as FakePage).listeners).toBe(0)
  })

  it('E53: native frames are requested and cancelled by handle, and pass on no argument', () => {
    const callbacks: ((time: number) => void)[] = []
    const cancel = vi.fn<(handle: number) => void>()
    vi.stubGlobal('requestAnimationFrame', (fn: (time: number) => void) => callbacks.push(fn) + 41)
    vi.stubGlobal('cancelAnimationFrame', cancel)
    const host = createBrowserHost()
    const fn = vi.fn<() => void>()
    expect(host.requestFrame(fn)).toBe(42)
    callbacks[0]!(123)
    expect(fn.mock.calls).toEqual([[]])
    host.cancelFrame(42)
    expect(cancel.mock.calls).toEqual([[42]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('E50: time comes from the monotonic clock alone', () => {
    const wallClock = vi.spyOn(Date, 'now')
    const host = createBrowserHost()
    const before = host.now()
    vi.advanceTimersByTime(12.5)
    expect(host.now() - before).toBe(12.5)
    expect(wallClock).not.toHaveBeenCalled()
  })

  it('E47: hiding the page stops time, showing it resumes time', () => {
    const { setVisibility } = openPage()
    const engine = createEngine()
    vi.advanceTimersByTime(100)
    setVisibility('hidden')
    vi.advanceTimersByTime(100)
    setVisibility('visible')
    vi.advanceTimersByTime(100)
    expect(engine.now()).toBe(200)
  })

  it('E48: a prerendered page counts from its first visible moment', () => {
    const { document } = openPage()
    document.visibilityState = 'hidden'
    const engine = createEngine()
    vi.advanceTimersByTime(100)
    document.visibilityState = 'visible'
    document.tell('prerenderingchange')
    vi.advanceTimersByTime(30)
    expect(engine.now()).toBe(30)
  })

  it.each([
    ['pagehide', 'pageshow', 'window'],
    ['freeze', 'resume', 'document'],
  ] as const)('E49: from %s until %s the page counts as hidden, even if it reports being visible', (left, back, source) => {
    const page = openPage()
    const engine = createEngine()
    vi.advanceTimersByTime(100)
    page[source].tell(left)
    vi.advanceTimersByTime(1_000)
    expect(engine.now()).toBe(100)
    page[source].tell(back)
    vi.advanceTimersByTime(50)
    expect(engine.now()).toBe(150)
  })

  it('E49: coming back to a page that is still hidden starts nothing yet', () => {
    const { document, window, setVisibility } = openPage()
    const engine = createEngine()
    window.tell('pagehide')
    setVisibility('hidden')
    document.tell('freeze')
    document.tell('resume')
    window.tell('pageshow')
    vi.advanceTimersByTime(100)
    expect(engine.now()).toBe(0)
    setVisibility('visible')
    vi.advanceTimersByTime(100)
    expect(engine.now()).toBe(100)
  })

  it('E27: a disposed engine removes all its listeners', () => {
    const { document, window } = openPage()
    const engine = createEngine()
    expect([document.listeners, window.listeners]).toEqual([4, 2])
    engine.dispose()
    expect([document.listeners, window.listeners]).toEqual([0, 0])
  })

  it('E28: errors go to the global reportError', () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const error = new Error('broken')
    const engine = createEngine()
    engine.setTimeout(() => {
      throw error
    }, 0)
    vi.advanceTimersByTime(0)
    expect(report.mock.calls).toEqual([[error]])
  })

  it('E28: errors go to the console where reportError is missing', () => {
    vi.stubGlobal('reportError', undefined)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = new Error('broken')
    createBrowserHost().reportError(error)
    expect(log.mock.calls).toEqual([['engine: a callback threw', error]])
  })

  it('E4: warnings go to the console in development', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    createBrowserHost().warn('careful')
    expect(warn.mock.calls).toEqual([['careful']])
  })

  it('E4: in production there are no warnings', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('DEV', false)
    createBrowserHost().warn('careful')
    vi.unstubAllEnvs()
    expect(warn).not.toHaveBeenCalled()
  })
})
