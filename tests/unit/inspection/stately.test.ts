import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createSimulatedEngine } from '../../../engine/index.ts'
import { faqMachine } from '../../../machines/faq/faq.machine.ts'
import type { InspectionSlot } from '../../../src/actors/inspection.ts'
import { connectToStately, inspectorAddress, isInspectorOrigin } from '../../../src/inspection/stately.ts'

const SITE = 'https://drei-tage.example'

describe('where the inspector is', () => {
  it.each([
    ['', 'https://stately.ai/inspect'],
    ['1', 'https://stately.ai/inspect'],
    ['https://elsewhere.example/', 'https://stately.ai/inspect'],
    ['//elsewhere.example/', 'https://stately.ai/inspect'],
    ['/\\elsewhere.example/', 'https://stately.ai/inspect'],
    ['javascript:alert(1)', 'https://stately.ai/inspect'],
    ['/my-inspector.html?a=1', `${SITE}/my-inspector.html?a=1`],
  ])('takes %j as %s', (mode, address) => {
    expect(inspectorAddress(mode, SITE).href).toBe(address)
  })

  it('believes Stately, its subdomains and the named page alone', () => {
    const stately = inspectorAddress('', SITE)
    expect(isInspectorOrigin('https://stately.ai', stately)).toBe(true)
    expect(isInspectorOrigin('https://editor.stately.ai', stately)).toBe(true)
    expect(isInspectorOrigin('https://evilstately.ai', stately)).toBe(false)
    expect(isInspectorOrigin('http://stately.ai', stately)).toBe(false)
    expect(isInspectorOrigin('https://stately.ai.evil.example', stately)).toBe(false)
    const own = inspectorAddress('/inspector.html', SITE)
    expect(isInspectorOrigin(SITE, own)).toBe(true)
    expect(isInspectorOrigin('https://stately.ai', own)).toBe(false)
  })
})

describe('the connection', () => {
  const popup = { postMessage: vi.fn<(message: { type: string }, origin: string) => void>() }
  const open = vi.fn<(url: URL) => unknown>()
  let hear: (event: { data: unknown; source: unknown; origin: string }) => void = () => undefined
  let online = true
  let queue: (() => void)[] = []
  const rest = () => queue.splice(0).forEach((fn) => fn())

  beforeEach(() => {
    online = true
    queue = []
    popup.postMessage.mockClear()
    open.mockReset().mockReturnValue(popup)
    const host = {
      open,
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener
      },
      // The inspector's library waits for an idle moment.
      requestIdleCallback: (fn: () => void) => void queue.push(fn),
    }
    vi.stubGlobal('window', host)
    vi.stubGlobal('open', open)
    vi.stubGlobal('addEventListener', host.addEventListener)
    vi.stubGlobal('location', { origin: SITE })
    vi.stubGlobal('navigator', {
      get onLine() {
        return online
      },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function connect(mode = '') {
    const slot: InspectionSlot = { clock: createSimulatedEngine() }
    const connection = connectToStately(slot, inspectorAddress(mode, SITE))
    const faq = createActor(faqMachine, { input: {}, inspect: (event) => slot.current?.observe(event) }).start()
    return { slot, connection, faq }
  }
  const answer = (origin = 'https://stately.ai', source: unknown = popup) =>
    hear({ data: { type: '@statelyai.connected' }, source, origin })
  const sent = () => {
    rest()
    return popup.postMessage.mock.calls.map(([message]) => message.type)
  }

  it('keeps what happens until the inspector is there, then goes on telling', () => {
    const { connection, faq } = connect()
    expect(connection.status()).toBe('waiting')
    faq.send({ type: 'question.opened', index: 2 })
    expect(sent()).toEqual([])
    answer()
    expect(connection.status()).toBe('connected')
    expect(sent()[0]).toBe('@xstate.actor')
    const before = sent().length
    faq.send({ type: 'question.opened', index: 3 })
    expect(sent().slice(before)).toEqual(['@xstate.event', '@xstate.snapshot'])
    expect(popup.postMessage.mock.calls.every(([, origin]) => origin === 'https://stately.ai')).toBe(true)
    expect(JSON.stringify(popup.postMessage.mock.calls)).toContain('"openIndex":3')
  })

  it('tells everything again to an inspector that was loaded again', () => {
    const { faq } = connect()
    answer()
    faq.send({ type: 'question.opened', index: 2 })
    const before = sent()
    expect(before.length).toBeGreaterThan(3)
    answer()
    expect(sent().slice(before.length).toSorted()).toEqual(before.toSorted())
  })

  it('listens to its own window and to nobody else', () => {
    const { connection } = connect()
    answer('https://evil.example')
    answer('https://stately.ai', { postMessage: vi.fn<() => void>() })
    hear({ data: null, source: popup, origin: 'https://stately.ai' })
    hear({ data: { type: 'hello' }, source: popup, origin: 'https://stately.ai' })
    expect(connection.status()).toBe('waiting')
    expect(sent()).toEqual([])
  })

  it('says that the window was blocked, and opens it on request', () => {
    open.mockReturnValueOnce(null)
    const { connection } = connect()
    const listener = vi.fn<() => void>()
    const leave = connection.subscribe(listener)
    expect(connection.status()).toBe('blocked')
    connection.open()
    expect(connection.status()).toBe('waiting')
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    answer()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('loses patience after ten seconds without an answer', () => {
    const { connection } = connect()
    vi.advanceTimersByTime(9_999)
    expect(connection.status()).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect(connection.status()).toBe('silent')
    answer()
    expect(connection.status()).toBe('connected')
    vi.advanceTimersByTime(20_000)
    expect(connection.status()).toBe('connected')
  })

  it('opens nothing without a network, unless the inspector is a page of this site', () => {
    online = false
    expect(connect().connection.status()).toBe('offline')
    expect(open).not.toHaveBeenCalled()
    expect(connect('/inspector.html').connection.status()).toBe('waiting')
  })

  it('shows the present only', () => {
    const { slot, faq } = connect()
    expect(slot.current?.shown(faq)).toBeUndefined()
    expect(slot.current?.watch(() => undefined)()).toBeUndefined()
  })
})
