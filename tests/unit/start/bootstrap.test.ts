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
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('bootstrap, fetching', () => {
  it.each([
    ['the page is painted', ({ read, paint }: ReturnType<typeof openPage>) => (read(), paint())],
    ...['pointerdown', 'keydown'].map(
      (act) => [`there is a ${act}`, ({ window }: ReturnType<typeof openPage>) => window.dispatchEvent(new window.Event(act))] as const,
    ),
  ] as const)('requests the script once %s, and no second time', (_, act) => {
    const page = openPage()

    expect(page.fetched()).toEqual([])
    act(page)
    act(page)
    page.read()
    page.paint()
    expect(page.fetched()).toEqual(['modulepreload /missing-a.js', 'modulepreload /missing-b.js', 'modulepreload /missing-c.js'])
  })

  it('requests the script on load in a background tab, which is not painted, and counts no time until it is', () => {
    const { root, read, load, paint, hide, fetched } = openPage('', { hidden: true })

    read()
    expect(fetched()).toEqual([])
    load()
    expect(fetched()).toHaveLength(3)
    expect([root.dataset.boot, root.dataset.awaited]).toEqual(['waiting', undefined])
    hide(false)
    paint()
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
      const { root, window, read, paint, load, fetched } = openPage('', { isStill: true })
      read()
      paint()
      load()
      expect([fetched().length, root.dataset.awaited]).toEqual([3, undefined])
      window.dispatchEvent(new window.Event(act))
      window.dispatchEvent(new window.Event(act))
      expect([fetched().length, root.dataset.awaited]).toEqual([3, ''])
    }
  })

  it('runs the script of such a page after 4 s at the latest', () => {
    vi.useFakeTimers()
    const { root, read, paint } = openPage('', { isStill: true })
    read()
    paint()
    vi.advanceTimersByTime(3_999)
    expect(root.dataset.awaited).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(root.dataset.awaited).toBe('')
    vi.useRealTimers()
  })

  it.each([
    ['the visitor comes back', ({ hide }: ReturnType<typeof openPage>) => hide(false)],
    ['the network is back', ({ window }: ReturnType<typeof openPage>) => window.dispatchEvent(new window.Event('online'))],
  ])('requests the script again when %s after a failure, but not while nobody sees the page', async (_, comeBack) => {
    const page = openPage()
    const fail = vi.spyOn(page.boot, 'fail')
    const fails = (times: number) => vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(times))

    page.read()
    page.paint()
    await fails(1)
    expect(page.root.dataset.boot).toBe('failed')
    page.hide(true)
    page.hide(false)
    await fails(2)
    comeBack(page)
    await fails(3)
  })

  it('requests the script two frames after load where no paint is reported, and only once if one is reported later', () => {
    const { read, load, frame, paint, fetched, afterPaint } = openPage()

    read()
    load()
    frame()
    expect(fetched()).toEqual([])
    expect(afterPaint).not.toHaveBeenCalled()
    frame()
    paint()
    expect(fetched()).toHaveLength(3)
    expect(afterPaint).toHaveBeenCalledTimes(1)
  })

  it('leaves the page readable and drops queued presses when the script fails to load', async () => {
    const { root, read, paint, boot, click, find } = openPage('<p data-place="expertise"><button>Noch einmal</button></p>')

    read()
    paint()
    click('button')
    expect(find('button').ariaBusy).toBe('true')
    await vi.waitFor(() => expect(root.dataset.boot).toBe('failed'))
    expect(find('button').ariaBusy).toBeNull()
    expect(click('button')).toBe(false)
    expect(boot.presses).toEqual([{ place: 'expertise' }])
  })
})

describe('bootstrap, presses', () => {
  it('queues presses on controls that need the script, marks the controls as busy, and passes on what is pressed', () => {
    const { click, boot, find } = openPage(`
      <p data-place="expertise"><button id="replay"><b>Noch einmal</b></button></p>
      <p data-place="fragen"><span id="native"></span></p>`)
    const listener = vi.fn<() => void>()

    const heard = vi.fn<() => void>()
    find('#replay').addEventListener('click', heard)
    expect([click('b'), heard.mock.calls.length]).toEqual([true, 0])
    boot.listener = listener
    expect(click('#native')).toBe(false)
    expect(find('#replay').ariaBusy).toBe('true')
    expect(boot.presses).toEqual([{ place: 'expertise', control: find('#replay') }, { place: 'fragen' }])
    expect(listener.mock.calls).toEqual([[{ place: 'fragen' }]])
  })

  it('presses again, in order and once, what was pressed in a place that is hydrated, but nothing in one that failed, is gone or is hidden', () => {
    const { click, boot, find } = openPage(
      ['demos', 'start', 'start', 'start', 'start']
        .map((place, id) => `<p data-place="${place}"><button id="b${id}"></button></p>`)
        .join(''),
    )
    const pressed: string[] = []
    for (const id of ['b0', 'b2', 'b1', 'b3', 'b4']) {
      const button = find(`#${id}`)
      button.checkVisibility = () => id !== 'b4'
      click(`#${id}`)
      button.click = () => void pressed.push(id)
    }
    find('#b3').remove()

    boot.settle('demos', false)
    boot.settle('start', true)
    boot.settle('start', true)
    boot.settle('demos', true)
    expect(pressed).toEqual(['b2', 'b1'])
    expect(find('#b0').ariaBusy).toBeNull()
  })

  it('ignores places that are hydrated, and everything once the script has failed', () => {
    const { click, boot } = openPage(`
      <p data-place="fragen"><button id="open"></button></p>
      <p data-place="start" data-hydrated><button id="hydrated"></button></p>`)

    expect(click('#hydrated')).toBe(false)
    boot.fail()
    expect(click('#open')).toBe(false)
    expect(boot.presses).toEqual([])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a link that opens in another tab or window to the browser (%s)', (key) => {
    const { click, boot } = openPage('<p data-place="start"><a data-kept></a></p>')

    expect(click('a', { [key]: true })).toBe(false)
    expect(boot.presses).toEqual([])
  })

  it('closes the menu when one of its links is pressed', () => {
    const { click, find } = openPage('<nav popover><a></a></nav>')
    const hidePopover = vi.fn<() => void>()
    find('nav').hidePopover = hidePopover

    click('a')
    expect(hidePopover).toHaveBeenCalled()
  })

  it('keeps a press for the place that handles it, wherever the control is', () => {
    const { click, boot, find } = openPage(`
      <p data-place="consent"></p>
      <a id="answered" data-answered-by="consent">Cookie-Einstellungen</a><a id="unanswered" data-answered-by="removed"></a>`)

    expect(click('#answered')).toBe(true)
    expect(boot.presses).toEqual([{ place: 'consent', control: find('#answered') }])
    expect(click('#unanswered')).toBe(false)
  })
})
