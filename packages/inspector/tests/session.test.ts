import type { Engine } from '@drei-tage/engine'
import type { RecordingEntry } from '@drei-tage/recorder'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assign, fromPromise, setup, waitFor } from 'xstate'
import type { AnyMachineSnapshot, Snapshot } from 'xstate'
import { isFound } from '../panel/format.ts'
import { throwing } from '../../../engine/tests/support.ts'
import { burst, reveal } from '../../recorder/tests/machines.ts'
import { openSession } from './support.ts'

const machineState = (snapshot: Snapshot<unknown> | undefined) => snapshot as AnyMachineSnapshot | undefined

/** Keeps at most one answer open. */
const faqMachine = setup({
  types: {
    context: {} as { openIndex: number | null },
    events: {} as { type: 'question.opened' | 'question.closed'; index: number },
  },
}).createMachine({
  id: 'faq',
  context: { openIndex: null },
  on: { 'question.opened': { target: '.open', actions: assign({ openIndex: ({ event }) => event.index }) } },
  initial: 'closed',
  states: { closed: {}, open: { on: { 'question.closed': { target: 'closed', actions: assign({ openIndex: null }) } } } },
})
const listener = setup({}).createMachine({ id: 'listener', on: { 'pointer.*': { actions: () => {} } } })

afterEach(() => vi.restoreAllMocks())

it('lists the timers of machines and others that are pending, or were at the selected moment', async () => {
  const { engine, session, start } = openSession({ machines: { burst, reveal } })
  start(reveal, { lines: 26 })
  const one = start(burst)
  engine.advance(100)
  one.send({ type: 'requested' })
  engine.setTimeout(() => undefined, 20)
  engine.setTimeout(() => undefined, 30, 'of mine')
  expect(session.waiting()).toMatchObject([
    { due: 120, actor: undefined, delay: 'a timer of the page', setBy: undefined },
    { due: 130, actor: undefined, delay: 'of mine', setBy: undefined },
    { due: 150, actor: 'reveal#1', delay: 'line', setBy: { atMs: 0, kind: 'start' } },
    { due: 3_100, actor: 'burst#1', delay: 'shine', setBy: { atMs: 100, event: { type: 'requested' }, value: 'bursting' } },
  ])
  engine.advance(200)
  one.send({ type: 'cancelled' })
  const waitingAfter = (look: () => void) => {
    look()
    return session.waiting().map(({ due, actor }) => `${actor ?? 'page'} ${due}`)
  }
  const at = (ms: number) => waitingAfter(() => session.lookAtTime(ms))
  expect([99, 100, 149, 150].map(at)).toEqual([
    ['reveal#1 150'],
    ['page 120', 'page 130', 'reveal#1 150', 'burst#1 3100'],
    ['reveal#1 150', 'burst#1 3100'],
    ['reveal#1 300', 'burst#1 3100'],
  ])
  // Within the instant at 300 ms: before the second line, after it, and after the burst has been cancelled.
  const within300 = () => [4, 5, 6].map((point) => waitingAfter(() => session.lookAtPoint(point)))
  const expected = [['reveal#1 300', 'burst#1 3100'], ['reveal#1 450', 'burst#1 3100'], ['reveal#1 450']]
  expect(within300()).toEqual(expected)
  expect(waitingAfter(session.returnToPresent)).toEqual(['reveal#1 450'])
  // A loaded recording knows the timers of its actors, but not those of the page.
  await session.load('this.json', await session.save())
  expect(session.waiting()).toMatchObject([{ due: 450, actor: 'reveal#1', delay: 'line', setBy: { atMs: 300 } }])
  expect([at(100), within300()]).toEqual([['reveal#1 150', 'burst#1 3100'], expected])
})

it('sends the events that a machine has, wildcards included, to actors that exist, and says what is no event of it', () => {
  const { session, start } = openSession()
  const faq = start(faqMachine)
  start(listener)
  expect(() => session.send('faq#1', { type: 'question.open' })).toThrow(
    '‘faq’ has no event ‘question.open’. It has ‘question.opened’, ‘question.closed’.',
  )
  expect(() => session.send('listener#1', { type: 'pointers' })).toThrow('It has ‘pointer.*’.')
  session.send('faq#1', { type: 'question.opened', index: 2 })
  session.send('faq#2', { type: 'question.opened', index: 3 })
  for (const type of ['pointer.moved', 'pointer']) session.send('listener#1', { type })
  expect([
    faq.getSnapshot().context.openIndex,
    session
      .history()
      .entries.slice(2)
      .map(({ event }) => event.type),
  ]).toEqual([2, ['question.opened', 'pointer.moved', 'pointer']])
})

it('finds entries by payload, input, context, output and error', async () => {
  const { session, start } = openSession()
  const price = fromPromise(() => Promise.reject(new Error('The shop, which has always answered until now, answers with 503.')))
  const shop = setup({ actors: { price } }).createMachine({
    id: 'shop',
    context: ({ input }) => ({ city: (input as { city: string }).city, note: '' }),
    initial: 'asking',
    states: { asking: { invoke: { src: 'price', onError: 'closed' } }, closed: {} },
    on: { 'note.written': { actions: assign({ note: ({ event }) => event.note }) } },
  })
  const actor = start(shop, { city: 'Lübeck' })
  actor.send({ type: 'note.written', note: `${'-'.repeat(50)}leave it at the door` })
  await waitFor(actor, (snapshot) => snapshot.matches('closed'))
  const found = (text: string) => session.history().entries.flatMap((entry) => (isFound(entry, text) ? [entry.event.type] : []))
  expect(['with 503', 'the door', '/note', 'lübeck', 'nowhere'].map(found)).toEqual([
    ['xstate.promise.reject', 'xstate.error.actor.0.shop.asking'],
    ['note.written'],
    ['note.written'],
    ['xstate.init'],
    [],
  ])
})

it("gives actors their own ids beside their machines' names", () => {
  const { session, start } = openSession()
  const nameless = setup({}).createMachine({})
  const parent = setup({ actors: { reminder: nameless, price: fromPromise(async () => 40) } }).createMachine({
    id: 'parent',
    invoke: [{ src: 'reminder' }, { src: 'price', id: 'asking' }],
  })
  start(parent, undefined, 'eager')
  start(nameless, undefined, 'counter')
  start(nameless)
  expect(session.running().map((actor) => [actor, session.ownIdOf(actor)])).toEqual([
    ['parent#1', 'eager'],
    ['reminder#1', undefined],
    ['price#1', 'asking'],
    ['(machine)#1', 'counter'],
    ['(machine)#2', undefined],
  ])
})

it('keeps entries after the selected moment in the list, marked as later', () => {
  const { engine, session, start } = openSession()
  const faq = start(faqMachine)
  start(burst)
  for (const index of [0, 1, 2, 3]) {
    engine.advance(100)
    faq.send({ type: 'question.opened', index })
  }
  const rows = (most: number) => {
    const { rows: listed, hasMore } = session.entriesAround(most, ({ actor }) => actor === 'faq#1')
    return [...listed.map(({ point, isLater }) => `${point}${isLater ? ' later' : ''}`), hasMore]
  }
  expect(rows(9)).toEqual(['1', '3', '4', '5', '6', false])
  expect(rows(2)).toEqual(['5', '6', true])
  session.lookAtTime(200)
  expect(rows(3)).toEqual(['1', '3', '4', '5 later', '6 later', false])
  expect(rows(2)).toEqual(['3', '4', '5 later', '6 later', true])
  expect(rows(1)).toEqual(['4', '5 later', true])
  session.lookAtTime(99)
  expect(rows(1)).toEqual(['1', '3 later', true])
})

it('notifies only views of the past, that is, observers like those of @xstate/react', () => {
  const { engine, session, start } = openSession()
  const faq = start(faqMachine)
  engine.advance(100)
  const view = vi.fn<() => void>()
  const own = vi.fn<() => void>()
  const { unsubscribe } = faq.subscribe({ next: view, error: view })
  faq.subscribe(own)
  faq.subscribe({ next: own })
  faq.send({ type: 'question.opened', index: 1 })
  expect([view.mock.calls.length, own.mock.calls.length]).toEqual([1, 2])
  session.lookAtTime(50)
  expect(faq.getSnapshot().value).toBe('closed')
  session.returnToPresent()
  expect(faq.getSnapshot().value).toBe('open')
  expect([view.mock.calls.length, own.mock.calls.length]).toEqual([3, 2])
  unsubscribe()
  session.lookAtTime(50)
  expect(view).toHaveBeenCalledTimes(3)
})

it('lets actors read the present of each other while they process an event, even while the past is shown', () => {
  const { engine, session, start } = openSession()
  const faq = start(faqMachine)
  engine.advance(100)
  faq.send({ type: 'question.opened', index: 1 })
  session.lookAtTime(50)
  let read: unknown
  const reader = setup({}).createMachine({ id: 'reader', on: { read: { actions: () => void (read = faq.getSnapshot().value) } } })
  start(reader).send({ type: 'read' })
  expect(read).toBe('open')
  expect(faq.getSnapshot().value).toBe('closed')
})

it('clamps to recorded time, and leaves a page paused if it was paused before', () => {
  const { engine, session, start } = openSession()
  start(faqMachine)
  engine.advance(100)
  engine.pause()
  const { lookAtTime, lookAtPoint, cursor, returnToPresent } = session
  const looks = [() => lookAtTime(500), () => lookAtTime(-5), () => lookAtPoint(-1), () => lookAtPoint(99)]
  expect(looks.map((look) => (look(), cursor()))).toEqual([
    { atMs: 100, point: 1 },
    { atMs: 0, point: 1 },
    { atMs: 0, point: 0 },
    { atMs: 0, point: 1 },
  ])
  returnToPresent()
  returnToPresent()
  expect(engine.paused).toBe(true)
})

it.each<[string, (engine: Engine) => void, (engine: Engine) => void, boolean, number]>([
  ['its own pause and rate', () => {}, () => {}, false, 0.5],
  ['but not a pause of the page', (engine) => engine.pause(), () => {}, true, 0.5],
  ['but not a pause that the page has set since', () => {}, (engine) => (engine.resume(), engine.pause()), true, 0.5],
  ['but not a rate that the page has set since', () => {}, (engine) => (engine.rate = 2), false, 2],
])("ends what the developer has done to the page's time: %s", (_, before, since, isPaused, rate) => {
  const { engine, session } = openSession()
  engine.rate = 0.5
  before(engine)
  session.step(10)
  session.stepToNext()
  expect([engine.now(), engine.paused]).toEqual([10, true])
  for (const other of [2, 4]) session.setRate(other)
  since(engine)
  session.release()
  expect([engine.paused, engine.rate]).toEqual([isPaused, rate])
})

describe('what is known of an event', () => {
  const gate = setup({ guards: { hasKey: () => false, isOpen: () => true } }).createMachine({
    id: 'gate',
    initial: 'shut',
    on: { push: { guard: 'isOpen', actions: () => undefined } },
    states: { shut: { on: { push: { guard: 'hasKey', target: 'open' }, turn: { guard: 'hasKey', target: 'open' } } }, open: {} },
  })

  it('is the code that sent it, and the guards that refused it', () => {
    const { session, start } = openSession()
    const actor = start(gate)
    function pushTheGate() {
      actor.send({ type: 'push' })
    }
    pushTheGate()
    actor.send({ type: 'turn' })
    actor.send({ type: 'kick' })
    expect(session.callSiteOf(session.history().entries[1] as RecordingEntry)).toMatch(/^pushTheGate, .*session\.test\.ts:\d+$/)
    expect([1, 2, 3, 4].map(session.refusedAt)).toEqual([[], ['hasKey'], ['hasKey'], []])
  })

  it('is nothing where the page makes stacks in a way of its own, which no actor notices', () => {
    const { session, start } = openSession()
    const actor = start(gate)
    vi.stubGlobal('Error', Object.assign(class extends Error {}, { captureStackTrace: throwing('no stacks') }))
    actor.send({ type: 'push' })
    vi.unstubAllGlobals()
    const [, entry] = session.history().entries
    expect([entry?.isIgnored, session.callSiteOf(entry as RecordingEntry)]).toEqual([undefined, undefined])
  })
})

it('shows an actor that had not started yet in its initial state, and a remounted one as the one that existed then', () => {
  const { engine, session, start } = openSession()
  engine.advance(500)
  const first = start(reveal, { lines: 26 })
  engine.advance(300)
  session.lookAtTime(499)
  expect([session.running(), machineState(session.shown(first))?.context.lines]).toEqual([[], 0])
  session.returnToPresent()
  first.stop()
  engine.advance(300)
  session.lookAtTime(799)
  // React would now mount the part again, because it existed at that moment.
  const second = start(reveal, { lines: 26 })
  expect(machineState(session.shown(second))?.context.lines).toBe(1)
  session.lookAtTime(1_100)
  expect(machineState(session.shown(second))?.context.lines).toBe(0)
})

it('keeps out of files what is to be left out', async () => {
  const { session, start } = openSession({ redact: { paths: ['seed'] } })
  const one = start(burst)
  one.send({ type: 'requested', seed: 987_654 })
  expect(await session.save()).not.toContain('987654')
  session.lookAtPoint(2)
  expect(session.shown(one)).toMatchObject({ context: { seed: 987_654 } })
})

it('shows an actor as it is now where a file has only the names of values, or no snapshot, which a page could not render', async () => {
  const toastOf = (config: object = {}) =>
    setup({ types: { context: {} as { shown: unknown }, events: {} as { type: 'toast.shown'; what: unknown } } }).createMachine({
      id: 'toast',
      context: { shown: null },
      on: { 'toast.shown': { actions: assign({ shown: ({ event }) => event.what }) } },
      ...config,
    })
  const before = openSession()
  const first = before.start(toastOf())
  first.send({ type: 'toast.shown', what: () => 'Gespeichert' })
  first.send({ type: 'toast.shown', what: null })
  const text = await before.session.save()

  const shownBy = async (machine: ReturnType<typeof toastOf>) => {
    const { session, start } = openSession()
    const now = start(machine)
    now.send({ type: 'toast.shown', what: 'now' })
    await session.loadFile({ name: 'toasts.json', text: () => Promise.resolve(text) })
    return [1, 2, 3].map((point) => (session.lookAtPoint(point), now.getSnapshot().context.shown))
  }
  expect(await shownBy(toastOf())).toEqual([null, 'now', null])
  // The replay differs from the start.
  expect(await shownBy(toastOf({ initial: 'other', states: { other: {} } }))).toEqual(['now', 'now', 'now'])
})

it('says that a file cannot be read', async () => {
  const { session } = openSession()
  await session.loadFile({ name: 'gone.json', text: () => Promise.reject(new Error('changed on disk')) })
  expect(session.fault()).toBe('gone.json cannot be read.')
  await session.loadFile({ name: 'this.json', text: () => session.save() })
  expect([session.fault(), session.file()?.name]).toEqual([undefined, 'this.json'])
})
