import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { createActor } from 'xstate'
import type { AnyActorLogic, AnyEventObject } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { contactFormMachine } from '../../../machines/contact-form/contact-form.machine.ts'
import { faqMachine } from '../../../machines/faq/faq.machine.ts'
import { funnelScenarioMachine } from '../../../machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario } from '../../../machines/funnel-scenario/scenario.ts'
import { funnelStagesMachine } from '../../../machines/funnel-stages/funnel-stages.machine.ts'
import { navigationMachine } from '../../../machines/navigation/navigation.machine.ts'
import { newsletterMachine } from '../../../machines/newsletter/newsletter.machine.ts'
import type { InspectionSlot } from '../../../src/actors/inspection.ts'
import { connectToStately, inspectorAddress, isInspectorOrigin } from '../../../src/inspection/stately.ts'
import { createRedaction } from '../../../src/inspection/typed.ts'
import { textInputs } from '../machines/texts.ts'

const SITE = 'https://drei-tage.example'

describe('the address of the inspector', () => {
  it.each([
    ['', 'https://stately.ai/inspect'],
    ['1', 'https://stately.ai/inspect'],
    ['https://elsewhere.example/', 'https://stately.ai/inspect'],
    ['//elsewhere.example/', 'https://stately.ai/inspect'],
    ['/\\elsewhere.example/', 'https://stately.ai/inspect'],
    ['javascript:alert(1)', 'https://stately.ai/inspect'],
    ['/my-inspector.html?a=1', `${SITE}/my-inspector.html?a=1`],
  ])('resolves %j to %s', (mode, address) => {
    expect(inspectorAddress(mode, SITE).href).toBe(address)
  })

  it('trusts only Stately, its subdomains and the given page', () => {
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
  const popup = { closed: false, postMessage: vi.fn<(message: { type: string }, origin: string) => void>() }
  const open = vi.fn<(url: URL) => unknown>()
  let hear: (event: { data: unknown; source: unknown; origin: string }) => void = () => undefined
  let online = true
  let queue: (() => void)[] = []
  const rest = () => queue.splice(0).forEach((fn) => fn())

  beforeEach(() => {
    online = true
    queue = []
    popup.closed = false
    popup.postMessage.mockClear()
    open.mockReset().mockReturnValue(popup)
    const host = {
      open,
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener
      },
      // The inspector library waits for an idle callback.
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

  function ask(mode = '') {
    const slot: InspectionSlot = { clock: createSimulatedEngine() }
    const connection = connectToStately(slot, inspectorAddress(mode, SITE))
    const faq = createActor(faqMachine, { input: {}, inspect: (event) => slot.current?.observe(event) }).start()
    return { slot, connection, faq }
  }
  /** The visitor has agreed. */
  function connect(mode = '') {
    const asked = ask(mode)
    asked.connection.open()
    return asked
  }
  const answer = (origin = 'https://stately.ai', source: unknown = popup) =>
    hear({ data: { type: '@statelyai.connected' }, source, origin })
  const sent = () => {
    rest()
    return popup.postMessage.mock.calls.map(([message]) => message.type)
  }

  it('asks first: opens and sends nothing until the visitor agrees', () => {
    const { connection, faq } = ask()
    faq.send({ type: 'question.opened', index: 2 })
    answer()
    vi.advanceTimersByTime(20_000)
    expect(connection.status()).toBe('asking')
    expect(connection.host).toBe('stately.ai')
    expect(open).not.toHaveBeenCalled()
    expect(sent()).toEqual([])
    connection.open()
    expect(open).toHaveBeenCalledTimes(1)
    expect(connection.status()).toBe('waiting')
  })

  it('does not report actors that React created and discarded', () => {
    const { slot } = connect()
    createActor(faqMachine, { input: {}, inspect: (event) => slot.current?.observe(event) })
    answer()
    const actors = () => sent().filter((type) => type === '@xstate.actor').length
    expect(actors()).toBe(1)
    createActor(faqMachine, { input: {}, inspect: (event) => slot.current?.observe(event) }).start()
    expect(actors()).toBe(2)
  })

  it('notices within a second that the window was closed, and reopens it on request', () => {
    const { connection } = connect()
    answer()
    vi.advanceTimersByTime(5_000)
    expect(connection.status()).toBe('connected')
    popup.closed = true
    vi.advanceTimersByTime(1_000)
    expect(connection.status()).toBe('closed')
    popup.closed = false
    connection.open()
    expect(connection.status()).toBe('waiting')
  })

  it('stops observing once the visitor has refused', () => {
    const { connection, faq, slot } = ask()
    rest()
    connection.refuse()
    expect(slot.current).toBeUndefined()
    faq.send({ type: 'question.opened', index: 2 })
    expect(queue).toEqual([])
    expect(open).not.toHaveBeenCalled()
    // The buffer is empty, even if a window is opened after all.
    connection.open()
    answer()
    expect(sent()).toEqual([])
  })

  it('buffers messages until the inspector is connected, then sends them live', () => {
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

  it('resends everything to a reloaded inspector', () => {
    const { faq } = connect()
    answer()
    faq.send({ type: 'question.opened', index: 2 })
    const before = sent()
    expect(before.length).toBeGreaterThan(3)
    answer()
    expect(sent().slice(before.length).toSorted()).toEqual(before.toSorted())
  })

  it('accepts messages only from its own window', () => {
    const { connection } = connect()
    answer('https://evil.example')
    answer('https://stately.ai', { postMessage: vi.fn<() => void>() })
    hear({ data: null, source: popup, origin: 'https://stately.ai' })
    hear({ data: { type: 'hello' }, source: popup, origin: 'https://stately.ai' })
    expect(connection.status()).toBe('waiting')
    expect(sent()).toEqual([])
  })

  it('reports a blocked window, and opens it on request', () => {
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

  it('reports silence after ten seconds without an answer', () => {
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

  it('opens no window while offline, unless the inspector is a page of this site', () => {
    online = false
    expect(connect().connection.status()).toBe('offline')
    expect(open).not.toHaveBeenCalled()
    expect(connect('/inspector.html').connection.status()).toBe('waiting')
  })

  describe('redaction', () => {
    /** Runs an inspected machine and returns all messages to the inspector as text. */
    function toldOf(logic: AnyActorLogic, input: unknown, events: readonly AnyEventObject[]): string {
      const { slot } = connect()
      const actor = createActor(logic, { input, inspect: (event) => slot.current?.observe(event) }).start()
      for (const event of events) actor.send(event)
      // An actor that got input before the inspector connected is reported in its current state.
      rest()
      answer()
      sent()
      actor.stop()
      sent()
      return JSON.stringify(popup.postMessage.mock.calls, (key, value: unknown) => (key === 'createdAt' ? undefined : value))
    }

    it('hides text typed into the contact form, but not the chosen package', () => {
      const told = toldOf(contactFormMachine, textInputs['contact-form'], [
        { type: 'field.changed', field: 'name', value: 'Ada Lovelace' },
        { type: 'field.changed', field: 'email', value: 'ada@visitor.example' },
        { type: 'field.changed', field: 'website', value: 'https://visitor.example' },
        { type: 'package.preselected', package: 'ecosystem' },
      ])
      expect(told).toContain('"name":"contact-form"')
      expect(told).toContain('"field.changed"')
      expect(told).toContain('"value":"editing"')
      expect(told).toContain(
        '"context":{"packages":"(not told)","texts":"(not told)","name":"(not told)","email":"(not told)","website":"(not told)","topic":"package","package":"ecosystem","starts":"(not told)"}',
      )
      expect(told).not.toMatch(/Ada|Lovelace|visitor\.example/)
    })

    it('hides addresses typed into the newsletter, rejected or handed over', () => {
      const told = toldOf(newsletterMachine, textInputs.newsletter, [
        { type: 'address.typed', value: 'ada' },
        { type: 'submitted' },
        { type: 'address.typed', value: 'ada@visitor.example' },
        { type: 'submitted' },
      ])
      expect(told).toContain('"value":"handed-over"')
      expect(told).toContain('"rejections":1')
      expect(told).not.toMatch(/"ada|visitor\.example/)
    })

    it('hides own funnel numbers, in drafts, in addresses and in what is calculated from them', () => {
      const scenario = toldOf(funnelScenarioMachine, { ...textInputs['funnel-scenario'], numbers: 'besucher=7654' }, [
        { type: 'field.changed', field: 'visitors', value: '4321' },
        { type: 'field.changed', field: 'valueEuro', value: '98x' },
        { type: 'address.changed', numbers: 'besucher=6543' },
      ])
      expect(scenario).toContain('"field.changed"')
      expect(scenario).toContain('"editing"')
      expect(scenario).not.toMatch(/4[.]?321|98x|7[.]?654|6[.]?543/)
      const stages = toldOf(funnelStagesMachine, { reducedMotion: false, scenario: { ...parseScenario(''), visitors: 4_321 } }, [
        { type: 'scenario.changed', scenario: { ...parseScenario(''), visitors: 7_654 } },
      ])
      expect(stages).toContain('"scenario.changed"')
      expect(stages).toContain('"ticks":')
      expect(stages).not.toMatch(/4[.]?321|7[.]?654/)
      const navigation = toldOf(navigationMachine, undefined, [
        { type: 'page.asked', address: '/FunnelActive#besucher=7654', way: 'traversal' },
        { type: 'page.fetched', address: '/FunnelActive#besucher=7654' },
      ])
      expect(navigation).toContain('"page.asked"')
      expect(navigation).toContain('"way":"traversal"')
      expect(navigation).not.toContain('7654')
    })

    it('hides the event values of an actor that was not announced', () => {
      const redact = createRedaction()
      const message = { type: '@xstate.event', sessionId: 'x:1', event: { type: 'field.changed', value: 'Ada' } }
      expect(redact(message as unknown as StatelyInspectionEvent)).toMatchObject({ event: { type: 'field.changed', value: '(not told)' } })
    })
  })
})
