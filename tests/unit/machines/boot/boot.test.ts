import { describe, expect, it } from 'vitest'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import { bootView } from '#machines/boot/boot.view.ts'
import { startMachine } from '../support.ts'

const startBoot = () => {
  const run = startMachine(bootMachine, bootView, { firstPart: 'start' })
  const orders: string[] = []
  run.actor.on('*', (event) => void orders.push(`${event.type} ${event.press}`))
  const arrive = (...parts: string[]) => {
    for (const part of parts) {
      run.send({ type: 'part.wanted', part })
      run.send({ type: 'part.arrived', part })
    }
  }
  const press = (number: number, part: string) => run.send({ type: 'press.kept', press: number, part, control: 'Noch einmal' })
  const hydrate = (part: string) => run.send({ type: 'part.hydrated', part })
  const fail = (part: string) => run.send({ type: 'part.failed', part })
  return { ...run, orders, arrive, press, hydrate, fail }
}

describe('boot, the phases', () => {
  it('goes from painted through fetching and hydrating to ready, and releases the banner', () => {
    const { send, view, arrive, hydrate } = startBoot()

    expect(view()).toEqual({ state: 'loading', hydrating: null, keptPresses: 0, bannerWaitsFor: 'paint' })
    send({ type: 'page.painted' })
    expect(view()).toMatchObject({ state: 'painted', bannerWaitsFor: 'code' })
    send({ type: 'code.requested' })
    expect(view()).toMatchObject({ state: 'fetching', bannerWaitsFor: 'code' })
    send({ type: 'code.arrived' })
    expect(view()).toMatchObject({ state: 'ready', bannerWaitsFor: 'start' })
    arrive('start')
    expect(view()).toMatchObject({ state: 'hydrating', hydrating: 'start', bannerWaitsFor: 'start' })
    hydrate('start')
    expect(view()).toEqual({ state: 'ready', hydrating: null, keptPresses: 0, bannerWaitsFor: null })
  })

  it('fetches before the first paint if the visitor interacts earlier', () => {
    const { send, view } = startBoot()

    send({ type: 'code.requested' })
    send({ type: 'page.painted' })
    expect(view().state).toBe('fetching')
    send({ type: 'code.arrived' })
    expect(view().state).toBe('ready')
  })

  it('fails when the code fails to load, and drops queued presses', () => {
    const { send, view, press, orders } = startBoot()

    press(0, 'shell')
    send({ type: 'code.failed' })
    expect(view()).toEqual({ state: 'failed', hydrating: null, keptPresses: 0, bannerWaitsFor: 'code' })
    expect(orders).toEqual(['press.drop 0'])
  })

  it('releases the banner when the first part fails, but not for another part', () => {
    const { send, view, arrive, hydrate, fail } = startBoot()

    send({ type: 'code.arrived' })
    arrive('fragen')
    hydrate('fragen')
    expect(view().bannerWaitsFor).toBe('start')
    fail('start')
    expect(view().bannerWaitsFor).toBeNull()
  })

  it('releases the banner after ten seconds at the latest', () => {
    const { engine, view } = startBoot()

    engine.advance(9_999)
    expect(view().bannerWaitsFor).toBe('paint')
    engine.advance(1)
    expect(view().bannerWaitsFor).toBeNull()
  })
})

describe('boot, one part at a time', () => {
  it('hydrates parts in the order in which they were requested', () => {
    const { view, arrive, hydrate } = startBoot()

    arrive('start', 'probleme', 'expertise')
    expect(view().hydrating).toBe('start')
    hydrate('start')
    expect(view().hydrating).toBe('probleme')
    hydrate('probleme')
    expect(view().hydrating).toBe('expertise')
    hydrate('expertise')
    expect(view().hydrating).toBeNull()
  })

  it('hydrates pressed parts before untouched ones, in the order of the presses', () => {
    const { view, arrive, hydrate, press } = startBoot()

    arrive('start', 'probleme', 'expertise', 'kontakt')
    press(0, 'kontakt')
    press(1, 'expertise')
    hydrate('start')
    expect(view().hydrating).toBe('kontakt')
    hydrate('kontakt')
    expect(view().hydrating).toBe('expertise')
    hydrate('expertise')
    expect(view().hydrating).toBe('probleme')
  })

  it('requests a part that is pressed, and no part twice', () => {
    const { actor, press, arrive, send } = startBoot()

    press(0, 'expertise')
    expect(actor.getSnapshot().context.parts).toEqual({ expertise: 'wanted' })
    arrive('start')
    send({ type: 'part.wanted', part: 'start' })
    expect(actor.getSnapshot().context.parts).toEqual({ expertise: 'wanted', start: 'hydrating' })
  })

  it('continues with the next part when one fails or takes ten seconds', () => {
    const { engine, view, arrive, fail } = startBoot()

    arrive('start', 'probleme', 'expertise')
    fail('start')
    expect(view().hydrating).toBe('probleme')
    engine.advance(9_999)
    expect(view().hydrating).toBe('probleme')
    engine.advance(1)
    expect(view().hydrating).toBe('expertise')
  })

  it('keeps hydrating the current part when another one is done or fails', () => {
    const { view, arrive, hydrate, fail } = startBoot()

    arrive('start')
    hydrate('shell')
    fail('kontakt')
    expect(view().hydrating).toBe('start')
  })
})

describe('boot, the presses', () => {
  it('queues presses and replays them once, in order, when their part is hydrated', () => {
    const { view, press, hydrate, orders } = startBoot()

    press(0, 'shell')
    press(1, 'start')
    press(2, 'shell')
    expect(view().keptPresses).toBe(3)
    hydrate('shell')
    expect(orders).toEqual(['press.replay 0', 'press.replay 2'])
    hydrate('shell')
    hydrate('start')
    expect(orders).toEqual(['press.replay 0', 'press.replay 2', 'press.replay 1'])
    expect(view().keptPresses).toBe(0)
  })

  it('replays a press immediately if the part has just been hydrated', () => {
    const { press, hydrate, orders, view } = startBoot()

    hydrate('shell')
    press(0, 'shell')
    expect(orders).toEqual(['press.replay 0'])
    expect(view().keptPresses).toBe(0)
  })

  it('drops the presses of a part that fails, earlier and later ones', () => {
    const { press, fail, orders } = startBoot()

    press(0, 'kontakt')
    press(1, 'start')
    fail('kontakt')
    press(2, 'kontakt')
    expect(orders).toEqual(['press.drop 0', 'press.drop 2'])
  })
})
