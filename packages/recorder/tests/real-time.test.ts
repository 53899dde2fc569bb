import { createRecorder, replay } from '@drei-tage/recorder'
import type { Moment } from '@drei-tage/recorder'
import { describe, expect, it, vi } from 'vitest'
import { createActor, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { differenceOf, mayFail, settled, startRecording } from './support.ts'

// Sessions of generated machines are replayed in generated.property.test.ts.

const machineOf = (config: object, delays: object = {}) =>
  setup({ delays: delays as never }).createMachine({ id: 'm', ...config } as never) as unknown as AnyStateMachine
const later = (delay: number) => raise({ type: 'A' }, { delay })
const broken = () => {
  throw new Error('broken')
}

describe('a recording of real time', () => {
  it('replays the delays of an actor that is recorded twice, and lets time go on', () => {
    const { host, engine, options, recorder } = startRecording(0.9)
    const other = createRecorder({ engine })
    const twice = setup({}).createMachine({ id: 'twice', entry: [later(10), later(0)], on: { A: {} } })
    const inspect = (inspected: InspectionEvent) => {
      for (const { observe } of [recorder, other]) observe(inspected)
    }
    createActor(twice, { ...options, inspect }).start()
    host.pass(50)
    expect(engine.now()).toBeGreaterThan(50)
    for (const { recording } of [recorder, other]) {
      expect(recording().entries).toHaveLength(3)
      expect(differenceOf(recording(), twice)).toBeUndefined()
    }
  })
})

describe('actors that fail', () => {
  const fails = (config: object) => machineOf({ initial: 'a', states: { a: {} }, ...config })
  /** Fails by what 'go' does, or by what it leads to. */
  const goes = (go: object, b: object = {}) => fails({ states: { a: { on: { go: { target: 'b', ...go } } }, b } })
  const acting = goes({ actions: broken })
  const contextless = fails({ context: broken })
  const hearing = fails({
    invoke: { src: fromCallback(({ receive }) => void receive(broken)), id: 'ear' },
    on: { go: { actions: sendTo('ear', { type: 'hello' }) } },
  })
  it.each<[string, AnyStateMachine]>([
    ['an action of their start, after a child', fails({ invoke: { src: fromCallback(() => undefined) }, entry: [() => {}, broken] })],
    ['their first context', contextless],
    ['a guard', goes({ guard: broken })],
    ['a promise that throws', goes({}, { invoke: { src: fromPromise(broken) } })],
    ['a callback that throws', goes({}, { invoke: { src: fromCallback(broken) } })],
    ['a callback that throws when it hears something', hearing],
    ['the start of a child', fails({ invoke: { src: fails({ entry: [emit({ type: 'x' }), broken] }) } })],
  ])('fail in the replay as well: by %s', async (_, machine) => {
    const { host, options, recorder, differenceOf: difference } = startRecording()
    const actor = mayFail(createActor(machine, options)).start()
    // XState warns about events to actors that have failed.
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    actor.send({ type: 'go' })
    await settled()
    host.pass(50)
    expect(recorder.entries.some(({ status }) => status === 'error')).toBe(true)
    expect(difference(machine)).toBeUndefined()
    // In the same session, the error is the same object.
    const { moments } = replay(recorder.recording(), { machines: { m: machine } })
    const { snapshot } = moments.findLast(({ entry }) => entry.actor === 'm#1') as Moment
    expect([snapshot.status, snapshot.error]).toEqual([actor.getSnapshot().status, actor.getSnapshot().error])
    warning.mockRestore()
  })

  it.each<[AnyStateMachine, string]>([
    [goes({}), 'm#1 is "b" instead of "a" at 0.000 s, after \'go\'.'],
    [fails({}), "m#1 is active instead of error at 0.000 s, after 'go'."],
    [contextless, 'm#1 fails at 0.000 s: broken'],
  ])('are reported if they do not fail any more, or only now', async (machine, message) => {
    const { options, recorder } = startRecording()
    const actor = mayFail(createActor(acting, options)).start()
    actor.send({ type: 'go' })
    await settled()
    expect(differenceOf(recorder.recording(), machine)?.message).toBe(message)
  })
})
