import { expect, it } from 'vitest'
import { funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { startMachine } from '../support.ts'

const TABS = ['visualization', 'why', 'interactive'] as const
const startTabs = () => startMachine(funnelTabsMachine, funnelTabsView, {})

it('switch freely and put each change into the URL, once', () => {
  const { after, orders, send, view } = startTabs()

  expect(view()).toEqual({ state: 'interactive' })
  for (const tab of TABS) {
    after({ type: 'tab.selected', tab }, { state: tab })
    send({ type: 'tab.selected', tab })
  }
  expect(orders.map(({ type, tab }) => `${type} ${tab}`)).toEqual(TABS.map((tab) => `address.push ${tab}`))
})

it('follow the URL without changing it', () => {
  const { after, orders } = startTabs()

  for (const tab of TABS) after({ type: 'address.changed', tab }, { state: tab })
  expect(orders).toEqual([])
})
