import { createSimulatedEngine } from '@drei-tage/engine'
import type { Engine } from '@drei-tage/engine'
import { describe, expect, it, vi } from 'vitest'
import { serializeRecording } from '@drei-tage/recorder'
import { finish } from '@drei-tage/recorder/internal'
import type { RecordingEntry } from '@drei-tage/recorder'
import { createActor, setup } from 'xstate'
import type { AnyMachineSnapshot } from 'xstate'
import { recordPage } from '../session/live.ts'
import { readFile } from '../session/loadedFile.ts'
import { readMoment } from '../session/moment.ts'
import { createPageTime } from '../session/pageTime.ts'
import { createView } from '../session/view.ts'
import { throwing } from '../../../engine/tests/support.ts'

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { 100: 'off' } } },
})

/** A page with a lamp that is recorded. */
function openPage() {
  const engine = createSimulatedEngine()
  const time = createPageTime(engine)
  const changed = vi.fn<() => void>()
  const live = recordPage(engine, {}, changed)
  const view = createView(engine, time, live)
  const start = () => createActor(lamp, { clock: live.clock, inspect: live.observe }).start()
  return { engine, time, live, view, changed, start }
}

it.each<[string, (engine: Engine) => void, (engine: Engine) => void, boolean, number]>([
  ['its own pause and rate', () => {}, () => {}, false, 0.5],
  ['but not a pause of the page', (engine) => engine.pause(), () => {}, true, 0.5],
  ['but not a pause that the page has set since', () => {}, (engine) => (engine.resume(), engine.pause()), true, 0.5],
  ['but not a rate that the page has set since', () => {}, (engine) => (engine.rate = 2), false, 2],
])("the developer's control of time ends what it has done: %s", (_, before, since, isPaused, rate) => {
  const engine = createSimulatedEngine({ rate: 0.5 })
  const time = createPageTime(engine)
  before(engine)
  time.step(10)
  time.stepToNext()
  expect([engine.now(), engine.paused]).toEqual([10, true])
  for (const other of [2, 4]) time.setRate(other)
  since(engine)
  time.giveBack()
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
    const { live, view } = openPage()
    const { callSiteOf, refusedAt } = readMoment(live, view)
    const actor = createActor(gate, { clock: live.clock, inspect: live.observe }).start()
    function pushTheGate() {
      actor.send({ type: 'push' })
    }
    pushTheGate()
    actor.send({ type: 'turn' })
    actor.send({ type: 'kick' })
    const [, pushed] = live.history.entries
    expect(callSiteOf(pushed as RecordingEntry)).toMatch(/^pushTheGate, .*parts\.test\.ts:\d+$/)
    expect([1, 2, 3, 4].map(refusedAt)).toEqual([[], ['hasKey'], ['hasKey'], []])
  })

  it('is nothing where the page makes stacks in a way of its own, which no actor notices', () => {
    const { live, start } = openPage()
    const actor = start()
    vi.stubGlobal('Error', Object.assign(class extends Error {}, { captureStackTrace: throwing('no stacks') }))
    actor.send({ type: 'press' })
    vi.unstubAllGlobals()
    expect([actor.getSnapshot().value, live.callSiteOf(live.history.entries[1] as RecordingEntry)]).toEqual(['on', undefined])
  })
})

it('never gives a component a snapshot of a loaded file without methods', () => {
  const { live, view, start } = openPage()
  const actor = start()
  actor.send({ type: 'press' })
  const text = serializeRecording(live.recorder.recording())
  view.show(finish(readFile('x', text, { lamp })))
  expect((view.shown(actor) as AnyMachineSnapshot).matches('on')).toBe(true)
  view.show(finish(readFile('x', text, {})))
  expect(view.shown(actor)).toBeUndefined()
})
