import { describe, expect, it } from 'vitest'
import { whyComparisonMachine } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonView } from '#machines/why-comparison/why-comparison.view.ts'
import { startMachine } from '../support.ts'

const startComparison = () => startMachine(whyComparisonMachine, whyComparisonView, undefined)

describe('why comparison', () => {
  it('starts with the traditional website, and toggles between the two sides', () => {
    const { send, view } = startComparison()

    expect(view()).toEqual({ state: 'traditional' })
    send({ type: 'toggle.pressed' })
    expect(view()).toEqual({ state: 'funnel' })
    send({ type: 'toggle.pressed' })
    expect(view()).toEqual({ state: 'traditional' })
  })

  it('shows the side that was selected, also when it is shown already', () => {
    const { send, view } = startComparison()

    send({ type: 'side.selected', side: 'funnel' })
    send({ type: 'side.selected', side: 'funnel' })
    expect(view()).toEqual({ state: 'funnel' })
    send({ type: 'side.selected', side: 'traditional' })
    expect(view()).toEqual({ state: 'traditional' })
  })
})
