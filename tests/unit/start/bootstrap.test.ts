import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bootstrap } from '#start/bootstrap.ts'

// That presses are kept, marked and carried out once is shown by tests/browser/answers.spec.ts, for every control.

/** A page during parsing, with this body. The tests themselves fire the browser's events. */
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
  const globals = { document, window, Element: window.Element, PerformanceObserver: FakeObserver }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const afterPaint = vi.fn<() => void>()
  // The files do not exist, so the import fails asynchronously.
  bootstrap(['/missing-a.js', '/missing-b.js', '/missing-c.js'], 2, afterPaint, isStill)
  const { dataset } = document.documentElement
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
  const fire = (type: string) => (type === 'load' ? window : document).dispatchEvent(new window.Event(type, { bubbles: true }))
  return {
    boot: window.boot!,
    afterPaint,
    find,
    fire,
    fetched: () => [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`),
    state: () => dataset.boot,
    countsTime: () => dataset.awaited !== undefined,
    hide(isHidden: boolean) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      fire('visibilitychange')
    },
    frame: () => frames.splice(0).forEach((frame) => frame()),
    paint: () => paint(),
    /** The document is read, and painted. */
    show() {
      fire('DOMContentLoaded')
      paint()
    },
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

it.each(['a pointerdown', 'a keydown', 'a paint'])('requests the script once there is %s, and no second time', (act) => {
  const { fetched, fire, show } = openPage()

  expect(fetched()).toEqual([])
  if (act !== 'a paint') fire(act.slice(2))
  else show()
  const all = ['modulepreload /missing-a.js', 'modulepreload /missing-b.js', 'modulepreload /missing-c.js']
  expect(fetched()).toEqual(all)
  fire('pointerdown')
  show()
  expect(fetched()).toEqual(all)
})

it('requests the script on load in a background tab, which is not painted, and counts no time until it is', () => {
  const { countsTime, fetched, fire, hide, paint } = openPage('', { hidden: true })

  fire('DOMContentLoaded')
  expect(fetched()).toEqual([])
  fire('load')
  expect([fetched().length, countsTime()]).toEqual([3, false])
  hide(false)
  paint()
  expect(countsTime()).toBe(true)
})

it('counts anew when the visitor comes back to a page that was hidden or frozen while its script was on its way', () => {
  const { countsTime, fire, hide, paint } = openPage()

  fire('DOMContentLoaded')
  hide(true)
  const acts = [() => hide(false), paint, () => hide(true), () => hide(false), () => fire('freeze'), () => fire('resume')]
  const counted = acts.map((act) => {
    act()
    return countsTime()
  })
  expect(counted).toEqual([false, true, false, true, false, true])
})

it('only fetches the script of a page that is read as it is, until the visitor acts; nothing is late meanwhile', () => {
  for (const act of ['pointerdown', 'keydown', 'focusin', 'scroll']) {
    const { countsTime, fetched, fire, show } = openPage('', { isStill: true })
    show()
    fire('load')
    expect([fetched().length, countsTime()]).toEqual([3, false])
    for (let times = 0; times < 2; times += 1) fire(act)
    expect([fetched().length, countsTime()]).toEqual([3, true])
  }
})

it('runs the script of such a page after 4 s at the latest', () => {
  vi.useFakeTimers()
  const { countsTime, show } = openPage('', { isStill: true })
  show()
  vi.advanceTimersByTime(3_999)
  expect(countsTime()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(countsTime()).toBe(true)
  vi.useRealTimers()
})

it.each(['the visitor comes back', 'the network is back'])(
  'requests the script again when %s after a failure, but not while nobody sees the page',
  async (what) => {
    const { boot, fire, hide, show, state } = openPage()
    const fail = vi.spyOn(boot, 'fail')
    const fails = (times: number) => vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(times))

    show()
    await fails(1)
    expect(state()).toBe('failed')
    hide(true)
    hide(false)
    await fails(2)
    if (what === 'the network is back') fire('online')
    else hide(false)
    await fails(3)
  },
)

it('requests the script two frames after load where no paint is reported, and only once if one is reported later', () => {
  const { afterPaint, fetched, fire, frame, paint } = openPage()

  fire('DOMContentLoaded')
  fire('load')
  frame()
  expect([fetched().length, afterPaint.mock.calls.length]).toEqual([0, 0])
  frame()
  paint()
  expect([fetched().length, afterPaint.mock.calls.length]).toEqual([3, 1])
})

it('leaves the page readable and drops queued presses when the script fails to load', async () => {
  const { boot, click, find, show, state } = openPage('<p data-place="expertise"><button>Noch einmal</button></p>')

  show()
  click('button')
  expect(find('button').ariaBusy).toBe('true')
  await vi.waitFor(() => expect(state()).toBe('failed'))
  expect(find('button').ariaBusy).toBeNull()
  expect(click('button')).toBe(false)
  expect(boot.presses).toEqual([{ place: 'expertise' }])
})

it('passes presses on, and presses again, in order and once, what was pressed in a place that is hydrated, but nothing in one that failed, is gone or is hidden', () => {
  const places = ['demos', 'start', 'start', 'start', 'start']
  const { boot, click, find } = openPage(places.map((place, id) => `<p data-place="${place}"><button id="b${id}"></button></p>`).join(''))
  const pressed: string[] = []
  const heard: string[] = []
  boot.listener = ({ place }) => void heard.push(place)
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
  expect(heard).toEqual(['demos', 'start', 'start', 'start', 'start'])
  expect(pressed).toEqual(['b2', 'b1'])
  expect(find('#b0').ariaBusy).toBeNull()
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
