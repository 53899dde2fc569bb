import { expect, it } from 'vitest'
import { whyComparisonMachine } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonView } from '#machines/why-comparison/why-comparison.view.ts'
import { startMachine } from '../support.ts'

const startComparison = () => startMachine(whyComparisonMachine, whyComparisonView, undefined)

it('starts with the traditional website, and toggles between the two sides', () => {
  const { after, view } = startComparison()

  expect(view()).toEqual({ state: 'traditional' })
  after({ type: 'toggle.pressed' }, { state: 'funnel' })
  after({ type: 'toggle.pressed' }, { state: 'traditional' })
})

it('shows the side that was selected, also when it is shown already', () => {
  const { after, send } = startComparison()

  send({ type: 'side.selected', side: 'funnel' })
  after({ type: 'side.selected', side: 'funnel' }, { state: 'funnel' })
  after({ type: 'side.selected', side: 'traditional' }, { state: 'traditional' })
})
