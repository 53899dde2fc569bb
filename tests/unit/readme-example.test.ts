import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'

const noticeMachine = setup({ delays: { reading: 3_000 } }).createMachine({
  initial: 'shown',
  states: { shown: { after: { reading: 'gone' } }, gone: {} },
})

it('shows the notice for three seconds', () => {
  const engine = createSimulatedEngine()
  const notice = createActor(noticeMachine, { clock: engine }).start()
  engine.advance(2_999)
  expect(notice.getSnapshot().value).toBe('shown')
  engine.advance(1)
  expect(notice.getSnapshot().value).toBe('gone')
})
