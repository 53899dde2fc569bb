import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import type { Engine, SimulatedEngine, TimerClock } from '@drei-tage/engine'
import type { InspectionEvent } from 'xstate'
import { createSession } from '../../../packages/inspector/session.ts'
import { FakeHost } from '../engine/fake-host.ts'

/** What an app passes to its actors. */
interface ActorOptions {
  readonly clock: TimerClock
  readonly inspect?: (event: InspectionEvent) => void
}

/** Runs an app without and with an inspector. Both runs return everything that the app saw. */
function bothWays<E extends Engine>(engineOf: () => E, app: (engine: E, options: ActorOptions) => unknown) {
  const alone = engineOf()
  const watched = engineOf()
  const { clock, inspect } = createSession({ engine: watched })
  return { without: app(alone, { clock: alone }), with: app(watched, { clock, inspect }) }
}

const onFakeHost = () => createEngine({ host: new FakeHost() })

const onFakeHostInSight = () => {
  const host = new FakeHost()
  return Object.assign(createEngine({ host }), { host })
}

describe('an app cannot tell whether it is inspected', () => {
  it('by pausing and resuming in an action', () => {
    const machine = setup({}).createMachine({
      initial: 'playing',
      states: { playing: { on: { toggle: 'paused' } }, paused: { on: { toggle: 'playing' } } },
    })
    const seen = bothWays(onFakeHost, (engine, options) => {
      const log: unknown[] = []
      const toggle = () => {
        log.push(engine.paused)
        if (engine.paused) engine.resume()
        else engine.pause()
      }
      const actor = createActor(machine, options)
      actor.subscribe(toggle)
      actor.start()
      for (let count = 0; count < 3; count += 1) {
        actor.send({ type: 'toggle' })
        log.push(engine.paused)
      }
      return log
    })
    expect(seen.without).toEqual([false, true, false, false, true, true, false])
    expect(seen.with).toEqual(seen.without)
  })

  it('by a subscriber that pauses time while the machine is in a state', () => {
    const machine = setup({}).createMachine({
      initial: 'playing',
      states: { playing: { on: { toggle: 'paused' } }, paused: { on: { toggle: 'playing' } } },
    })
    const seen = bothWays(onFakeHost, (engine, options) => {
      const actor = createActor(machine, options).start()
      actor.subscribe((snapshot) => (snapshot.matches('paused') ? engine.pause() : engine.resume()))
      return [1, 2, 3].map(() => {
        actor.send({ type: 'toggle' })
        return [actor.getSnapshot().value, engine.paused]
      })
    })
    expect(seen.without).toEqual([
      ['paused', true],
      ['playing', false],
      ['paused', true],
    ])
    expect(seen.with).toEqual(seen.without)
  })

  it('by what observers of the engine are told, or by a guard that reads whether time is paused', () => {
    const seen = bothWays(onFakeHost, (engine, options) => {
      const log: unknown[] = []
      engine.observe(({ type }) => log.push(type))
      const machine = setup({ guards: { isMoving: () => !engine.paused } }).createMachine({
        initial: 'idle',
        states: { idle: { on: { go: { guard: 'isMoving', target: 'waiting' } } }, waiting: { after: { 100: 'idle' } } },
      })
      const actor = createActor(machine, options).start()
      actor.send({ type: 'go' })
      return [...log, actor.getSnapshot().value]
    })
    expect(seen.without).toEqual(['timer.set', 'waiting'])
    expect(seen.with).toEqual(seen.without)
  })

  it('by moving simulated time in an action', () => {
    const seen = bothWays(createSimulatedEngine, (engine: SimulatedEngine, options) => {
      const machine = setup({ actions: { wait: () => engine.advance(50) } }).createMachine({
        context: { count: 0 },
        on: { wait: { actions: ['wait', assign({ count: ({ context }) => context.count + 1 })] } },
      })
      const actor = createActor(machine, options).start()
      actor.send({ type: 'wait' })
      actor.send({ type: 'wait' })
      return [engine.now(), actor.getSnapshot().context]
    })
    expect(seen.without).toEqual([100, { count: 2 }])
    expect(seen.with).toEqual(seen.without)
  })

  it('by the time after slow work, which counts as usual', () => {
    const seen = bothWays(onFakeHostInSight, (engine, options) => {
      const machine = setup({ actions: { work: () => engine.host.spend(40) } }).createMachine({
        initial: 'idle',
        states: { idle: { on: { go: { target: 'waiting', actions: 'work' } } }, waiting: { after: { 100: 'idle' } } },
      })
      const actor = createActor(machine, options).start()
      actor.send({ type: 'go' })
      const afterwards = engine.now()
      engine.host.pass(200)
      return [afterwards, engine.now(), actor.getSnapshot().value]
    })
    expect(seen.without).toEqual([40, 240, 'idle'])
    expect(seen.with).toEqual(seen.without)
  })

  it('by whether time goes on after an action that throws in a timer', async () => {
    const seen = bothWays(onFakeHostInSight, async (engine, options) => {
      const throwing = setup({
        actions: {
          fail: () => {
            throw new Error('failed')
          },
        },
      }).createMachine({ initial: 'idle', states: { idle: { after: { 10: { target: 'over', actions: 'fail' } } }, over: {} } })
      const log: string[] = []
      const actor = createActor(throwing, options)
      actor.subscribe({ error: (error) => log.push(String(error)) })
      actor.start()
      for (const ms of [10, 20]) engine.setTimeout(() => log.push(`page ${engine.now()}`), ms)
      engine.host.block(30)
      await Promise.resolve()
      engine.host.spend(5)
      return [...log, engine.now()]
    })
    expect(await seen.without).toEqual(['Error: failed', 'page 10', 'page 20', 35])
    expect(await seen.with).toEqual(await seen.without)
  })
})
