import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootstrap } from '#start/bootstrap.ts'

/** The parts of an element that the bootstrap needs. Selectors are matched against a list of names. */
class FakeElement {
  dataset: Record<string, string> = {}
  ariaBusy: string | null = null
  ariaLabel: string | null = null
  hash = ''
  hidden = false
  readonly matches: readonly string[]
  readonly textContent: string
  readonly parent: FakeElement | undefined
  constructor(matches: readonly string[], textContent = '', parent?: FakeElement) {
    this.matches = matches
    this.textContent = textContent
    this.parent = parent
  }
  closest(selector: string): FakeElement | null {
    if (selector.split(',').some((one) => this.matches.includes(one))) return this
    return this.parent?.closest(selector) ?? null
  }
  hidePopover() {
    this.hidden = true
  }
}

const BUTTON = 'button:not([popovertarget])'
const ANSWERED = '[data-answered-by]'

function placeOf(name: string): FakeElement {
  const place = new FakeElement(['[data-place]'])
  place.dataset.place = name
  return place
}

/** A page during parsing. The tests themselves dispatch the browser's events. */
function openPage({ hidden = false } = {}) {
  const root = new FakeElement([])
  const head: { rel: string; href: string }[] = []
  const places = ['consent'].map(placeOf)
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    querySelector: (selector: string) => places.find(({ dataset }) => selector === `[data-place="${dataset.place}"]`) ?? null,
    head: { append: (link: { rel: string; href: string }) => head.push(link) },
    readyState: 'loading',
    hidden,
    createElement: () => ({}),
  })
  const paints: ((list: { getEntriesByName: () => unknown[] }, observer: { disconnect: () => void }) => void)[] = []
  class FakeObserver {
    static supportedEntryTypes = ['paint']
    constructor(callback: (typeof paints)[number]) {
      paints.push(callback)
    }
    observe() {}
  }
  const window = Object.assign(new EventTarget(), {}) as EventTarget & Pick<Window, 'boot'>
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const afterPaint = vi.fn<() => void>()
  // The files do not exist, so the import fails asynchronously.
  bootstrap(['/missing-a.js', '/missing-b.js', '/missing-c.js'], 2, afterPaint)
  return {
    root,
    head,
    window,
    boot: window.boot!,
    afterPaint,
    read: () => document.dispatchEvent(new Event('DOMContentLoaded')),
    load: () => window.dispatchEvent(new Event('load')),
    frame: () => frames.splice(0).forEach((frame) => frame()),
    paint: () => paints.at(-1)?.({ getEntriesByName: () => [{}] }, { disconnect: () => undefined }),
    click(target: FakeElement, keys: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) {
      const event = Object.assign(new Event('click', { cancelable: true }), keys)
      Object.defineProperty(event, 'target', { value: target })
      document.dispatchEvent(event)
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
    const { read, paint, head, types } = openPage()

    read()
    expect(head).toEqual([])
    paint()
    expect(types()).toEqual(['page.painted', 'code.requested'])
    expect(head.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'modulepreload /missing-a.js',
      'modulepreload /missing-b.js',
      'modulepreload /missing-c.js',
    ])
  })

  it('requests the script on load in a background tab, which is not painted, and counts no time until it is', () => {
    const { root, read, load, paint, types } = openPage({ hidden: true })

    read()
    expect(types()).toEqual([])
    load()
    expect(types()).toEqual(['code.requested'])
    expect(root.dataset).toEqual({ boot: 'waiting' })
    paint()
    expect(types()).toEqual(['code.requested', 'page.painted'])
    expect(root.dataset).toEqual({ boot: 'waiting', painted: '' })
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
    const { window, head, types, paint, read } = openPage()

    window.dispatchEvent(new Event(touch))
    window.dispatchEvent(new Event(touch))
    read()
    paint()
    expect(types()).toEqual(['code.requested', 'page.painted'])
    expect(head).toHaveLength(3)
  })

  it('leaves the page readable and drops queued presses when the script fails to load', async () => {
    const { root, read, paint, boot, click, types } = openPage()
    const button = new FakeElement([BUTTON], 'Noch einmal', placeOf('expertise'))

    read()
    paint()
    click(button)
    expect(button.ariaBusy).toBe('true')
    await vi.waitFor(() => expect(root.dataset.boot).toBe('failed'))
    expect(types().at(-1)).toBe('code.failed')
    expect(button.ariaBusy).toBeNull()
    expect(click(button)).toBe(false)
    expect(boot.controls).toHaveLength(1)
  })
})

describe('bootstrap, presses', () => {
  it('queues presses on controls that need the script, in order, and marks the controls as busy', () => {
    const { click, boot, types } = openPage()
    const replay = new FakeElement([BUTTON], 'Noch einmal', placeOf('expertise'))
    const pause = Object.assign(new FakeElement([BUTTON], '', placeOf('demos')), { ariaLabel: 'Wechsel anhalten' })

    expect(click(new FakeElement([], '', replay))).toBe(true)
    expect(click(pause)).toBe(true)
    expect(replay.ariaBusy).toBe('true')
    expect(boot.controls).toEqual([replay, pause])
    expect(boot.events.filter(({ type }) => type === 'press.kept')).toEqual([
      { type: 'press.kept', press: 0, place: 'expertise', control: 'Noch einmal' },
      { type: 'press.kept', press: 1, place: 'demos', control: 'Wechsel anhalten' },
    ])
    expect(types()[0]).toBe('place.wanted')
  })

  it('passes events to a listener from the moment it is set', () => {
    const { click, boot } = openPage()
    const heard: string[] = []
    boot.listener = ({ type }) => void heard.push(type)

    click(new FakeElement([BUTTON], '', placeOf('start')))
    expect(heard).toEqual(['place.wanted', 'press.kept'])
  })

  it('ignores native controls, places that are hydrated or have failed, and everything once the script has failed', () => {
    const { click, boot } = openPage()

    expect(click(new FakeElement(['summary'], '', placeOf('fragen')))).toBe(false)
    expect(click(new FakeElement(['a'], '', placeOf('start')))).toBe(false)
    for (const done of ['hydrated', 'failed']) {
      const place = placeOf('start')
      place.dataset[done] = ''
      expect(click(new FakeElement([BUTTON], '', place))).toBe(false)
    }
    boot.fail()
    expect(click(new FakeElement([BUTTON], '', placeOf('kontakt')))).toBe(false)
    expect(boot.controls).toEqual([])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'leaves a link that opens in another tab or window to the browser (%s)',
    (key) => {
      const { click, boot } = openPage()
      expect(click(new FakeElement(['a', '[data-kept]']), { [key]: true })).toBe(false)
      expect(boot.controls).toEqual([])
    },
  )

  it('closes the menu when one of its links is pressed', () => {
    const menu = new FakeElement(['[popover]'])
    openPage().click(new FakeElement(['a'], '', menu))
    expect(menu.hidden).toBe(true)
  })

  it('keeps a press for the place that handles it, wherever the control is', () => {
    const { click, boot } = openPage()
    const link = new FakeElement(['a', ANSWERED], 'Cookie-Einstellungen')
    link.dataset.answeredBy = 'consent'
    expect(click(link)).toBe(true)
    expect(boot.events.at(-1)).toEqual({ type: 'press.kept', press: 0, place: 'consent', control: 'Cookie-Einstellungen' })
    link.dataset.answeredBy = 'removed'
    expect(click(link)).toBe(false)
  })
})
