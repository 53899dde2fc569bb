import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { createActor } from 'xstate'
import type { AnyActorLogic, AnyEventObject } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts'
import { faqMachine } from '#machines/faq/faq.machine.ts'
import { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario } from '#machines/funnel-scenario/scenario.ts'
import { funnelStagesMachine } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { nameStrokesMachine } from '#machines/name-strokes/name-strokes.machine.ts'
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts'
import type { InspectionSlot } from '#runtime/inspection.ts'
import { connectToStately, inspectorAddress, isInspectorOrigin } from '#devtools/stately.ts'
import { createRedaction } from '#devtools/typed.ts'
import { textInputs } from '../machines/texts.ts'

const SITE = 'https://drei-tage.example'

describe('the address of the inspector', () => {
  it.each([
    ['', 'https://stately.ai/inspect'],
    ['https://elsewhere.example/', 'https://stately.ai/inspect'],
    ['//elsewhere.example/', 'https://stately.ai/inspect'],
    ['/\\elsewhere.example/', 'https://stately.ai/inspect'],
    ['javascript:alert(1)', 'https://stately.ai/inspect'],
    ['/my-inspector.html?a=1', `${SITE}/my-inspector.html?a=1`],
  ])('resolves %j to %s', (mode, address) => {
    expect(inspectorAddress(mode, SITE).href).toBe(address)
  })

  it.each([
    ['https://stately.ai', '', true],
    ['https://editor.stately.ai', '', true],
    ['https://evilstately.ai', '', false],
    ['http://stately.ai', '', false],
    ['https://stately.ai.evil.example', '', false],
    [SITE, '/inspector.html', true],
    ['https://stately.ai', '/inspector.html', false],
  ])('messages from %s are from the inspector at %j: %s', (origin, mode, isTrusted) => {
    expect(isInspectorOrigin(origin, inspectorAddress(mode, SITE))).toBe(isTrusted)
  })
})

describe('the connection', () => {
  const popup = { closed: false, postMessage: vi.fn<(message: { type: string }, origin: string) => void>() }
  const open = vi.fn<(url: URL) => unknown>()
  const navigator = { onLine: true }
  let hear: (event: { data: unknown; source: unknown; origin: string }) => void = () => undefined
  let queue: (() => void)[] = []
  const rest = () => queue.splice(0).forEach((fn) => fn())

  beforeEach(() => {
    navigator.onLine = true
    queue = []
    popup.closed = false
    popup.postMessage.mockClear()
    open.mockReset().mockReturnValue(popup)
    const addEventListener = (_: string, listener: typeof hear) => {
      hear = listener
    }
    // Stately's inspector library waits for an idle callback.
    const requestIdleCallback = (fn: () => void) => void queue.push(fn)
    for (const [name, value] of Object.entries({ open, addEventListener, navigator, location: { origin: SITE } }))
      vi.stubGlobal(name, value)
    vi.stubGlobal('window', { open, addEventListener, requestIdleCallback })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function ask(mode = '') {
    const slot: InspectionSlot = { clock: createSimulatedEngine() }
    const connection = connectToStately(slot, inspectorAddress(mode, SITE))
    const inspected = <Logic extends AnyActorLogic>(logic: Logic, input: unknown = {}) =>
      createActor<AnyActorLogic>(logic, { input, inspect: (event) => slot.current?.observe(event) })
    const openQuestion = (index: number) => faq.send({ type: 'question.opened', index })
    const faq = inspected(faqMachine).start()
    return { slot, connection, inspected, openQuestion }
  }
  /** Connects at once, as if the visitor had agreed. */
  function connect(mode = '') {
    const asked = ask(mode)
    asked.connection.open()
    return asked
  }
  const answer = (origin = 'https://stately.ai', source: unknown = popup, data: unknown = { type: '@statelyai.connected' }) =>
    hear({ data, source, origin })
  const sent = () => {
    rest()
    return popup.postMessage.mock.calls.map(([message]) => message.type)
  }

  it('asks first: opens and sends nothing until the visitor agrees', () => {
    const { connection, openQuestion } = ask()
    openQuestion(2)
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
    const { inspected } = connect()
    inspected(faqMachine)
    answer()
    expect(sent().filter((type) => type === '@xstate.actor')).toHaveLength(1)
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
    const { connection, openQuestion, slot } = ask()
    rest()
    connection.refuse()
    expect(slot.current).toBeUndefined()
    openQuestion(2)
    expect(queue).toEqual([])
    // The buffer has been emptied, so nothing is sent even if a window is opened later.
    connection.open()
    answer()
    expect(sent()).toEqual([])
  })

  it('buffers messages until the inspector is connected, then sends them live', () => {
    const { connection, openQuestion } = connect()
    openQuestion(2)
    expect(sent()).toEqual([])
    answer()
    expect(connection.status()).toBe('connected')
    expect(sent()).toEqual(['@xstate.actor', '@xstate.event', '@xstate.snapshot', '@xstate.event', '@xstate.snapshot'])
    openQuestion(3)
    expect(sent().slice(5)).toEqual(['@xstate.event', '@xstate.snapshot'])
    expect(popup.postMessage.mock.calls.every(([, origin]) => origin === 'https://stately.ai')).toBe(true)
    expect(JSON.stringify(popup.postMessage.mock.calls)).toContain('"openIndex":3')
  })

  it('resends everything to a reloaded inspector', () => {
    const { openQuestion } = connect()
    answer()
    openQuestion(2)
    const before = sent()
    answer()
    expect(sent().slice(before.length).toSorted()).toEqual(before.toSorted())
  })

  it('accepts messages only from its own window', () => {
    const { connection } = connect()
    answer('https://evil.example')
    answer('https://stately.ai', { postMessage: () => undefined })
    answer('https://stately.ai', popup, null)
    answer('https://stately.ai', popup, { type: 'hello' })
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
    vi.advanceTimersByTime(20_000)
    expect(connection.status()).toBe('connected')
  })

  it('opens no window while offline, unless the inspector is a page of this site', () => {
    navigator.onLine = false
    expect(connect().connection.status()).toBe('offline')
    expect(open).not.toHaveBeenCalled()
    expect(connect('/inspector.html').connection.status()).toBe('waiting')
  })

  const typed = (field: string, value: string) => ({ type: 'field.changed', field, value })
  const ofVisitors = (visitors: number) => ({ ...parseScenario(''), visitors })
  it.each<[what: string, AnyActorLogic, input: unknown, AnyEventObject[], shown: string[], hidden: RegExp]>([
    [
      'what was typed into the contact form',
      contactFormMachine,
      textInputs['contact-form'],
      [
        typed('name', 'Ada Lovelace'),
        typed('email', 'ada@visitor.example'),
        typed('website', 'https://visitor.example'),
        typed('package', 'ecosystem'),
      ],
      [
        '"name":"contact-form"',
        '"field.changed"',
        '"value":"editing"',
        '"context":{"packages":"(not told)","texts":"(not told)","name":"(not told)","email":"(not told)","website":"(not told)","topic":"package","package":"ecosystem","starts":"(not told)"}',
      ],
      /Ada|Lovelace|visitor\.example/,
    ],
    [
      'addresses typed into the newsletter, rejected or handed over',
      newsletterMachine,
      textInputs.newsletter,
      ['ada', 'ada@visitor.example'].flatMap((value) => [{ type: 'address.typed', value }, { type: 'submitted' }]),
      ['"value":"handed-over"', '"rejections":1'],
      /"ada|visitor\.example/,
    ],
    [
      'own funnel numbers, in drafts and addresses',
      funnelScenarioMachine,
      { ...textInputs['funnel-scenario'], numbers: 'besucher=7654' },
      [typed('visitors', '4321'), typed('valueEuro', '98x'), { type: 'address.changed', numbers: 'besucher=6543' }],
      ['"field.changed"', '"editing"'],
      /4[.]?321|98x|7[.]?654|6[.]?543/,
    ],
    [
      'a name drawn in strokes',
      nameStrokesMachine,
      { ...textInputs['name-strokes'], reducedMotion: false },
      [
        { type: 'name.typed', text: 'Ada' },
        { type: 'name.typed', text: '' },
        { type: 'name.found', text: 'Lovelace' },
      ],
      ['"name.typed"', '"value":"growing"', '"reducedMotion":false'],
      /Ada|Lovelace/,
    ],
    [
      'what is calculated from own numbers',
      funnelStagesMachine,
      { reducedMotion: false, scenario: ofVisitors(4_321) },
      [{ type: 'scenario.changed', scenario: ofVisitors(7_654) }],
      ['"scenario.changed"', '"ticks":'],
      /4[.]?321|7[.]?654/,
    ],
  ])('hides %s', (_, logic, input, events, shown, hidden) => {
    const { inspected } = connect()
    const actor = inspected(logic, input).start()
    for (const event of events) actor.send(event)
    // An actor that received events before the inspector connected is reported in its current state.
    rest()
    answer()
    sent()
    actor.stop()
    sent()
    const told = JSON.stringify(popup.postMessage.mock.calls, (key, value: unknown) => (key === 'createdAt' ? undefined : value))
    for (const text of shown) expect(told).toContain(text)
    expect(told).not.toMatch(hidden)
  })

  it('hides the event values of an actor that was not announced', () => {
    const redact = createRedaction()
    const message = { type: '@xstate.event', sessionId: 'x:1', event: { type: 'field.changed', value: 'Ada' } }
    expect(redact(message as unknown as StatelyInspectionEvent)).toMatchObject({ event: { type: 'field.changed', value: '(not told)' } })
  })
})
