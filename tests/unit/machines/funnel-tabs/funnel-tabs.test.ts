import { expect, it } from 'vitest'
import { funnelTabsMachine, tabFromHash } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { startMachine } from '../support.ts'

const startTabs = (hash?: string) => startMachine(funnelTabsMachine, funnelTabsView, hash === undefined ? {} : { hash })

it.each(['', '#Warum', '##warum', '#__proto__', '#interactive', '%E4%'])('the hash "%s" stands for the preselected tab', (hash) => {
  expect(tabFromHash(hash)).toBe('interactive')
})

it('start with the tab of the URL if it is known', () => {
  const { orders, view } = startTabs('#warum')

  expect(view()).toEqual({ state: 'why', hash: '#warum' })
  expect(orders).toEqual([])
})

it('switch freely and put each change into the URL, once', () => {
  const { after, orders, send, view } = startTabs()

  expect(view()).toEqual({ state: 'interactive', hash: '' })
  after({ type: 'tab.selected', tab: 'visualization' }, { state: 'visualization', hash: '#visualisierung' })
  after({ type: 'tab.selected', tab: 'why' }, { state: 'why' })
  after({ type: 'tab.selected', tab: 'interactive' }, { state: 'interactive' })
  send({ type: 'tab.selected', tab: 'interactive' })
  expect(orders).toEqual([
    { type: 'address.push', hash: '#visualisierung' },
    { type: 'address.push', hash: '#warum' },
    { type: 'address.push', hash: '' },
  ])
})

it('follow the URL without changing it', () => {
  const { after, orders } = startTabs()

  after({ type: 'address.changed', hash: '#visualisierung' }, { state: 'visualization' })
  after({ type: 'address.changed', hash: '#unsinn' }, { state: 'interactive', hash: '' })
  expect(orders).toEqual([])
})
