import type { RecorderOptions } from '@drei-tage/recorder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { throwing } from '../../../engine/tests/support.ts'
import { startSimulated } from './support.ts'

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'go'; source?: unknown } },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { go: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

// What cannot be read is tested in values.test.ts, and in packages/inspector/tests/hostile.test.tsx in every place of an actor.

function start(options: Partial<RecorderOptions> = {}) {
  const holds: boolean[] = []
  const page = startSimulated({ onBusy: (isBusy) => void holds.push(isBusy), ...options })
  return { ...page, holds, actor: createActor(counter, page.options).start() }
}

describe('an actor that is recorded', () => {
  const reported: unknown[] = []
  beforeEach(() => {
    vi.stubGlobal('reportError', (fault: unknown) => void reported.push(fault))
  })
  afterEach(() => {
    reported.length = 0
    vi.unstubAllGlobals()
  })

  it('takes events of a class, and events of the browser, and their types are recorded', () => {
    const { actor, recorder } = start()
    class Go {
      readonly type = 'go'
      readonly source = 5
    }
    actor.send(new Go())
    actor.send(new Event('go') as never)
    expect(actor.getSnapshot().context.count).toBe(2)
    expect(recorder.entries.slice(1).map(({ event }) => event)).toEqual([{ type: 'go', source: 5 }, { type: 'go' }])
  })

  it.each<[string, Partial<RecorderOptions>, number]>([
    ['onMoment', { onMoment: throwing('onMoment') }, 3],
    ['onBusy', { onBusy: throwing('onBusy') }, 6],
    ['now', { now: throwing('now') }, 6],
    ['nameFor', { nameFor: throwing('nameFor') }, 1],
  ])('is not affected by what %s throws, which is reported', (name, options, times) => {
    const { actor, recorder } = start(options)
    actor.send({ type: 'go' })
    actor.send({ type: 'go' })
    expect(actor.getSnapshot().context.count).toBe(2)
    expect(reported).toEqual(Array.from({ length: times }, () => new Error(name)))
    if (name !== 'nameFor') expect(recorder.entries.map(({ event }) => event.type)).toEqual(['xstate.init', 'go', 'go'])
  })

  it('does not stay busy when it throws', async () => {
    const { options, recorder, holds } = start()
    const fragile = createActor(setup({}).createMachine({ id: 'fragile', on: { hit: { actions: throwing('broken') } } }), options)
    fragile.subscribe({ error: () => undefined })
    fragile.start()
    fragile.send({ type: 'hit' })
    holds.length = 0
    await Promise.resolve()
    expect(holds).toEqual([false])
    expect(recorder.busy()).toBeUndefined()
  })
})

it('records a copy of events and inputs, which the page may change afterwards', () => {
  const { actor, recorder } = start()
  const source = { page: 1 }
  actor.send({ type: 'go', source })
  source.page = 2
  expect(recorder.entries[1]?.event).toEqual({ type: 'go', source: { page: 1 } })
})
