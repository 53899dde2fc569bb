import { expect, it } from 'vitest'
import { funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { FunnelTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { startMachine } from '../support.ts'

const startTabs = (tab?: FunnelTab) => startMachine(funnelTabsMachine, funnelTabsView, { tab })

it('start with the tab of the URL if it names one', () => {
  const { orders, view } = startTabs('why')

  expect(view()).toEqual({ state: 'why' })
  expect(orders).toEqual([])
})

it('switch freely and put each change into the URL, once', () => {
  const { after, orders, send, view } = startTabs()

  expect(view()).toEqual({ state: 'interactive' })
  after({ type: 'tab.selected', tab: 'visualization' }, { state: 'visualization' })
  after({ type: 'tab.selected', tab: 'why' }, { state: 'why' })
  after({ type: 'tab.selected', tab: 'interactive' }, { state: 'interactive' })
  send({ type: 'tab.selected', tab: 'interactive' })
  expect(orders.map(({ tab }) => tab)).toEqual(['visualization', 'why', 'interactive'])
})

it('follow the URL without changing it', () => {
  const { after, orders } = startTabs()

  after({ type: 'address.changed', tab: 'visualization' }, { state: 'visualization' })
  expect(orders).toEqual([])
})
