import { expect, it } from 'vitest'
import { whyComparisonMachine } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonView } from '#machines/why-comparison/why-comparison.view.ts'
import { startMachine } from '../support.ts'

it('starts with the traditional website, and shows the side that was selected, also when it is shown already', () => {
  const { after, send, view } = startMachine(whyComparisonMachine, whyComparisonView, undefined)

  expect(view()).toEqual({ state: 'traditional' })
  send({ type: 'side.selected', side: 'funnel' })
  after({ type: 'side.selected', side: 'funnel' }, { state: 'funnel' })
  after({ type: 'side.selected', side: 'traditional' }, { state: 'traditional' })
})
