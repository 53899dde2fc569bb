import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootstrap } from '#start/bootstrap.ts'

/** A page during parsing, with this body. The tests themselves dispatch the browser's events. */
function openPage(body = '', { hidden = false, isStill = false } = {}) {
  const window = new Window() as unknown as globalThis.Window & typeof globalThis
  const { document } = window
  document.body.innerHTML = body
  Object.defineProperties(document, { readyState: { value: 'loading' }, hidden: { value: hidden, configurable: true } })
  let paint = () => {}
  class FakeObserver {
    readonly observe = () => undefined
    constructor(report: (list: { getEntriesByName: () => unknown[] }, observer: { disconnect: () => void }) => void) {
      paint = () => report({ getEntriesByName: () => [{}] }, { disconnect: () => undefined })
    }
  }
  const frames: (() => void)[] = []
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  vi.stubGlobal('Element', window.Element)
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const afterPaint = vi.fn<() => void>()
  // The files do not exist, so the import fails asynchronously.
  bootstrap(['/missing-a.js', '/missing-b.js', '/missing-c.js'], 2, afterPaint, isStill)
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
  return {
    root: document.documentElement,
    window,
    boot: window.boot!,
    afterPaint,
    find,
    fetched: () => [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`),
    read: () => document.dispatchEvent(new window.Event('DOMContentLoaded')),
    hide: (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }))
    },
    load: () => window.dispatchEvent(new window.Event('load')),
    frame: () => frames.splice(0).forEach((frame) => frame()),
    paint: () => paint(),
    /** Clicks an element, and returns whether the page keeps the press from the browser. */
    click(selector: string, keys: MouseEventInit = {}) {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
      find(selector).dispatchEvent(event)
      return event.defaultPrevented
    },
    types: () => window.boot!.events.map((event) => event.type),
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('bootstrap, fetching', () => {
  it('requests the script once the page is painted', () => {
    const { read, paint, fetched, types } = openPage()

    read()
    expect(fetched()).toEqual([])
    paint()
    expect(types()).toEqual(['page.painted', 'code.requested'])
    expect(fetched()).toEqual(['modulepreload /missing-a.js', 'modulepreload /missing-b.js', 'modulepreload /missing-c.js'])
  })

  it('requests the script on load in a background tab, which is not painted, and counts no time until it is', () => {
    const { root, read, load, paint, hide, types } = openPage('', { hidden: true })

    read()
    expect(types()).toEqual([])
    load()
    expect(types()).toEqual(['code.requested'])
    expect([root.dataset.boot, root.dataset.awaited]).toEqual(['waiting', undefined])
    hide(false)
    paint()
    expect(types()).toEqual(['code.requested', 'page.painted'])
    expect([root.dataset.boot, root.dataset.awaited]).toEqual(['waiting', ''])
  })

  it('counts anew when the visitor comes back to a page that was hidden or frozen while its script was on its way', () => {
    const { root, window, read, paint, hide } = openPage()
    const lifecycle = (type: string) => window.document.dispatchEvent(new window.Event(type))
    const counts = () => root.dataset.awaited !== undefined

    read()
    hide(true)
    hide(false)
    expect(counts()).toBe(false)
    paint()
    const counted = [counts()]
    for (const act of [() => hide(true), () => hide(false), () => lifecycle('freeze'), () => lifecycle('resume')]) {
      act()
      counted.push(counts())
    }
    expect(counted).toEqual([true, false, true, false, true])
  })

  it('only fetches the script of a page that is read as it is, until the visitor acts; nothing is late meanwhile', () => {
    for (const act of ['pointerdown', 'keydown', 'focusin', 'scroll']) {
      const { root, window, read, paint, load, fetched, types } = openPage('', { isStill: true })
      read()
      paint()
      load()
      expect([types(), fetched().length, root.dataset.awaited]).toEqual([['page.painted'], 3, undefined])
      window.dispatchEvent(new window.Event(act))
      window.dispatchEvent(new window.Event(act))
      expect([types(), fetched().length, root.dataset.awaited]).toEqual([['page.painted', 'code.requested'], 3, ''])
    }
  })

  it('runs the script of such a page after 4 s at the latest', () => {
    vi.useFakeTimers()
    const { read, paint, types } = openPage('', { isStill: true })
    read()
    paint()
    vi.advanceTimersByTime(3_999)
    expect(types()).toEqual(['page.painted'])
    vi.advanceTimersByTime(1)
    expect(types()).toEqual(['page.painted', 'code.requested'])
    vi.useRealTimers()
  })

  it.each([
    ['the visitor comes back', ({ hide }: ReturnType<typeof openPage>) => hide(false)],
    ['the network is back', ({ window }: ReturnType<typeof openPage>) => window.dispatchEvent(new window.Event('online'))],
  ])('requests the script again when %s after a failure, but not while nobody sees the page', async (_, comeBack) => {
    const page = openPage()

    page.read()
    page.paint()
    await vi.waitFor(() => expect(page.root.dataset.boot).toBe('failed'))
    page.hide(true)
    expect(page.root.dataset.boot).toBe('failed')
    page.hide(false)
    const requested = () => page.types().filter((type) => type === 'code.requested')
    await vi.waitFor(() => expect(requested()).toHaveLength(2))
    await vi.waitFor(() => expect(page.root.dataset.boot).toBe('failed'))
    comeBack(page)
    await vi.waitFor(() => expect(requested()).toHaveLength(3))
  })

  it('requests the script two frames after load where no paint is reported, and only once if one is reported later', () => {
    const { read, load, frame, paint, types, afterPaint } = openPage()

    read()
    load()
    frame()
    expect(types()).toEqual([])
    expect(afterPaint).not.toHaveBeenCalled()
    frame()
    paint()
    expect(types()).toEqual(['page.painted', 'code.requested'])
    expect(afterPaint).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown'])('fetches at the first %s, once', (touch) => {
    const { window, fetched, types, paint, read } = openPage()

    window.dispatchEvent(new window.Event(touch))
    window.dispatchEvent(new window.Event(touch))
    read()
    paint()
    expect(types()).toEqual(['code.requested', 'page.painted'])
    expect(fetched()).toHaveLength(3)
  })

  it('leaves the page readable and drops queued presses when the script fails to load', async () => {
    const { root, read, paint, boot, click, find, types } = openPage('<p data-place="expertise"><button>Noch einmal</button></p>')

    read()
    paint()
    click('button')
    expect(find('button').ariaBusy).toBe('true')
    await vi.waitFor(() => expect(root.dataset.boot).toBe('failed'))
    expect(types().at(-1)).toBe('code.failed')
    expect(find('button').ariaBusy).toBeNull()
    expect(click('button')).toBe(false)
    expect(boot.controls).toHaveLength(1)
  })
})

describe('bootstrap, presses', () => {
  it('queues presses on controls that need the script, in order, marks the controls as busy, and passes on what happens', () => {
    const { click, boot, find, types } = openPage(`
      <p data-place="expertise"><button id="replay"><b>Noch einmal</b></button></p>
      <p data-place="demos"><button id="pause"></button></p>`)
    find('#pause').ariaLabel = 'Wechsel anhalten'
    const heard: string[] = []

    expect(click('b')).toBe(true)
    boot.listener = ({ type }) => void heard.push(type)
    expect(click('#pause')).toBe(true)
    expect(find('#replay').ariaBusy).toBe('true')
    expect(boot.controls).toEqual([find('#replay'), find('#pause')])
    expect(boot.events.filter(({ type }) => type === 'press.kept')).toEqual([
      { type: 'press.kept', press: 0, place: 'expertise', control: 'Noch einmal' },
      { type: 'press.kept', press: 1, place: 'demos', control: 'Wechsel anhalten' },
    ])
    expect(types()[0]).toBe('place.wanted')
    expect(heard).toEqual(['place.wanted', 'press.kept'])
  })

  it('ignores native controls, places that are hydrated or have failed, and everything once the script has failed', () => {
    const { click, boot } = openPage(`
      <p data-place="fragen"><span id="native"></span><button id="open"></button></p>
      <p data-place="start" data-hydrated><button id="hydrated"></button></p>
      <p data-place="start" data-failed><button id="failed"></button></p>`)

    for (const id of ['native', 'hydrated', 'failed']) expect(click(`#${id}`)).toBe(false)
    boot.fail()
    expect(click('#open')).toBe(false)
    expect(boot.controls).toEqual([])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a link that opens in another tab or window to the browser (%s)', (key) => {
    const { click, boot } = openPage('<p data-place="start"><a data-kept></a></p>')

    expect(click('a', { [key]: true })).toBe(false)
    expect(boot.controls).toEqual([])
  })

  it('closes the menu when one of its links is pressed', () => {
    const { click, find } = openPage('<nav popover><a></a></nav>')
    const hidePopover = vi.fn<() => void>()
    find('nav').hidePopover = hidePopover

    click('a')
    expect(hidePopover).toHaveBeenCalled()
  })

  it('keeps a press for the place that handles it, wherever the control is', () => {
    const { click, boot } = openPage(`
      <p data-place="consent"></p>
      <a id="answered" data-answered-by="consent">Cookie-Einstellungen</a><a id="unanswered" data-answered-by="removed"></a>`)

    expect(click('#answered')).toBe(true)
    expect(boot.events.at(-1)).toEqual({ type: 'press.kept', press: 0, place: 'consent', control: 'Cookie-Einstellungen' })
    expect(click('#unanswered')).toBe(false)
  })
})
