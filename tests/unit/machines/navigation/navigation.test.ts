import { describe, expect, it } from 'vitest'
import { navigationMachine } from '../../../../machines/navigation/navigation.machine.ts'
import type { NavigationEmitted } from '../../../../machines/navigation/navigation.machine.ts'
import { navigationView } from '../../../../machines/navigation/navigation.view.ts'
import { startMachine } from '../support.ts'

function startNavigation() {
  const navigation = startMachine(navigationMachine, navigationView, undefined)
  const orders: NavigationEmitted[] = []
  navigation.actor.on('*', (order) => void orders.push(order))
  const ask = (address: string, way: 'link' | 'traversal' = 'link') => navigation.send({ type: 'page.asked', address, way })
  return { ...navigation, orders, ask }
}

describe('navigation', () => {
  it('fetches a page, and shows it once it has loaded', () => {
    const { ask, send, view, orders } = startNavigation()
    ask('/blog')
    expect(view()).toEqual({ state: 'fetching', awaited: '/blog' })
    send({ type: 'page.fetched', address: '/blog' })

    expect(view()).toEqual({ state: 'idle', awaited: null })
    expect(orders).toEqual([
      { type: 'page.fetch', address: '/blog' },
      { type: 'page.show', address: '/blog', way: 'link' },
    ])
  })

  it('lets the browser open a page that has not loaded after 1.5 s, and ignores it if it loads later', () => {
    const { ask, send, engine, view, orders } = startNavigation()
    ask('/blog', 'traversal')
    engine.advance(1_499)
    expect(view().state).toBe('fetching')
    engine.advance(1)
    expect(view()).toEqual({ state: 'opening', awaited: '/blog' })

    send({ type: 'page.fetched', address: '/blog' })
    expect(orders).toEqual([
      { type: 'page.fetch', address: '/blog' },
      { type: 'page.open', address: '/blog', way: 'traversal' },
    ])
  })

  it('lets the browser open a page whose code fails to load', () => {
    const { ask, send, orders } = startNavigation()
    ask('/blog')
    send({ type: 'page.failed', address: '/blog', online: true })

    expect(orders.at(-1)).toEqual({ type: 'page.open', address: '/blog', way: 'link' })
  })

  it('waits for the network while offline', () => {
    const { ask, send, engine, view, orders } = startNavigation()
    ask('/blog')
    send({ type: 'page.failed', address: '/blog', online: false })
    engine.advance(60_000)
    expect(view()).toEqual({ state: 'waiting', awaited: '/blog' })

    send({ type: 'network.returned' })
    expect(orders.map(({ type }) => type)).toEqual(['page.fetch', 'network.await', 'page.open'])
  })

  it('follows the page requested last, with a new deadline', () => {
    const { ask, send, engine, view, orders } = startNavigation()
    ask('/blog')
    engine.advance(1_000)
    ask('/ueber-mich')
    send({ type: 'page.fetched', address: '/blog' })
    send({ type: 'page.failed', address: '/blog', online: false })
    send({ type: 'page.failed', address: '/blog', online: true })
    engine.advance(1_499)
    expect(view()).toEqual({ state: 'fetching', awaited: '/ueber-mich' })

    send({ type: 'page.fetched', address: '/ueber-mich' })
    expect(orders.filter(({ type }) => type !== 'page.fetch')).toEqual([{ type: 'page.show', address: '/ueber-mich', way: 'link' }])
  })

  it('drops a pending page when the visitor navigates within the current one', () => {
    const { ask, send, engine, view, orders } = startNavigation()
    ask('/blog')
    send({ type: 'page.kept' })
    send({ type: 'page.fetched', address: '/blog' })
    engine.advance(60_000)

    expect(view()).toEqual({ state: 'idle', awaited: null })
    expect(orders).toEqual([{ type: 'page.fetch', address: '/blog' }])
  })

  it.each([
    ['strokes', 260],
    ['cover', 420],
  ] as const)('shows a page immediately and stays in the %s transition for %i ms, with nothing pending', (turn, ms) => {
    const { send, engine, view, orders } = startNavigation()
    send({ type: 'page.asked', address: '/blog', way: 'link', turn })
    send({ type: 'page.fetched', address: '/blog' })
    expect(orders).toEqual([
      { type: 'page.fetch', address: '/blog' },
      { type: 'page.show', address: '/blog', way: 'link', turn },
    ])
    engine.advance(ms - 1)
    expect(view()).toEqual({ state: 'turning', awaited: null })
    engine.advance(1)
    expect(view()).toEqual({ state: 'idle', awaited: null })
  })

  it('follows another link, or a navigation within the page, during a transition', () => {
    const { ask, send, engine, view } = startNavigation()
    send({ type: 'page.asked', address: '/blog', way: 'link', turn: 'strokes' })
    send({ type: 'page.fetched', address: '/blog' })
    engine.advance(100)
    ask('/ueber-mich')
    expect(view()).toEqual({ state: 'fetching', awaited: '/ueber-mich' })
    send({ type: 'page.fetched', address: '/ueber-mich' })
    expect(view()).toEqual({ state: 'idle', awaited: null })

    send({ type: 'page.asked', address: '/blog', way: 'link', turn: 'cover' })
    send({ type: 'page.fetched', address: '/blog' })
    send({ type: 'page.kept' })
    expect(view()).toEqual({ state: 'idle', awaited: null })
  })

  it('shows a place on the current page immediately and flies for 420 ms', () => {
    const { send, engine, view, orders } = startNavigation()
    send({ type: 'place.asked', address: '/#kontakt' })
    expect(orders).toEqual([{ type: 'place.show', address: '/#kontakt' }])
    send({ type: 'page.kept' })
    engine.advance(419)
    expect(view()).toEqual({ state: 'flying', awaited: null })
    engine.advance(1)
    expect(view()).toEqual({ state: 'idle', awaited: null })
  })
})
