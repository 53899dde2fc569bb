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

describe('the phases of boot', () => {
  it('goes from painted through fetching to running', () => {
    const { after, view } = startBoot()

    expect(view()).toEqual({ state: 'loading', keptPresses: 0 })
    after({ type: 'page.painted' }, { state: 'painted' })
    after({ type: 'code.requested' }, { state: 'fetching' })
    after({ type: 'code.arrived' }, { state: 'running' })
  })

  it('fetches before the first paint if the visitor interacts earlier', () => {
    const { after, send } = startBoot()

    send({ type: 'code.requested' })
    after({ type: 'page.painted' }, { state: 'fetching' })
  })

  it('fails when the code fails to load, and drops all presses', () => {
    const { after, orders, press } = startBoot()

    press(0, 'shell')
    press(1, 'start')
    after({ type: 'code.failed' }, { state: 'failed', keptPresses: 0 })
    expect(orders).toEqual([drop(0), drop(1)])
  })
})

it('boot replays the presses of a place that is hydrated, drops those of one that fails, and no others', () => {
  const { send, press, hydrate, orders, view } = startBoot()

  press(0, 'kontakt')
  press(1, 'start')
  send({ type: 'place.failed', place: 'kontakt' })
  expect(orders).toEqual([drop(0)])
  expect(view().keptPresses).toBe(1)
  hydrate('start')
  expect(orders).toEqual([drop(0), replay(1)])
})
