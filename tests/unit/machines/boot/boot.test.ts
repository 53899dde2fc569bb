import { describe, expect, it } from 'vitest'
import { bootMachine } from '#machines/boot/boot.machine.ts'
import { bootView } from '#machines/boot/boot.view.ts'
import { startMachine } from '../support.ts'

const startBoot = () => {
  const run = startMachine(bootMachine, bootView, undefined)
  const press = (number: number, place: string) => run.send({ type: 'press.kept', press: number, place, control: 'Noch einmal' })
  const hydrate = (place: string) => run.send({ type: 'place.hydrated', place })
  return { ...run, press, hydrate }
}
const replay = (press: number) => ({ type: 'press.replay', press })
const drop = (press: number) => ({ type: 'press.drop', press })

describe('boot, the phases', () => {
  it('goes from painted through fetching to running', () => {
    const { send, view } = startBoot()

    expect(view()).toEqual({ state: 'loading', keptPresses: 0 })
    send({ type: 'page.painted' })
    expect(view().state).toBe('painted')
    send({ type: 'code.requested' })
    expect(view().state).toBe('fetching')
    send({ type: 'code.arrived' })
    expect(view().state).toBe('running')
  })

  it('fetches before the first paint if the visitor interacts earlier', () => {
    const { send, view } = startBoot()

    send({ type: 'code.requested' })
    send({ type: 'page.painted' })
    expect(view().state).toBe('fetching')
  })

  it('fails when the code fails to load, and drops all presses', () => {
    const { send, view, press, orders } = startBoot()

    press(0, 'shell')
    press(1, 'start')
    send({ type: 'code.failed' })
    expect(view()).toEqual({ state: 'failed', keptPresses: 0 })
    expect(orders).toEqual([drop(0), drop(1)])
  })
})

describe('boot, the presses', () => {
  it('requests a place that is pressed', () => {
    const { send, orders } = startBoot()

    send({ type: 'place.wanted', place: 'fragen' })
    expect(orders).toEqual([{ type: 'place.hydrate', place: 'fragen' }])
  })

  it('replays the presses of a place that is hydrated, drops those of one that fails, and no others', () => {
    const { send, press, hydrate, orders, view } = startBoot()

    press(0, 'kontakt')
    press(1, 'start')
    send({ type: 'place.failed', place: 'kontakt' })
    expect(orders).toEqual([drop(0)])
    expect(view().keptPresses).toBe(1)
    hydrate('start')
    expect(orders).toEqual([drop(0), replay(1)])
  })
})
