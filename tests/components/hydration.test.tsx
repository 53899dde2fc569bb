// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { nextTask } from '@drei-tage/engine'
import { afterFirstPlace } from '#runtime/firstPlace.ts'
import { hydrateIslands } from '#start/hydrate.tsx'
import type { Bootstrap } from '#start/bootstrap.ts'
import { simulatePage } from './hydrate.tsx'

/** When an island is hydrated, if not when the visitor comes near it. */
const MOMENTS: Record<string, string> = { header: 'scroll', 'cookie-banner': 'last' }
const order: string[] = []
let release = () => {}

/** Every island is a button that notes when it is hydrated. The one called 'broken' throws, the code of 'held' waits. */
vi.mock('#start/islands.ts', () => {
  const load = async (name: string) => {
    if (name === 'held') await new Promise<void>((resolve) => (release = resolve))
    return function Content() {
      if (name === 'broken') throw new Error('broken')
      useEffect(() => void order.push(name), [])
      return <button type="button">{name}</button>
    }
  }
  return { islands: new Proxy({}, { get: (_, name: string) => () => load(name) }) }
})

/** Opens a page with these islands, all of which are in view. The visitor has pressed `pressed` before the script ran. */
function open(names: readonly string[], { first = 'start', pressed = [] }: { first?: string; pressed?: readonly string[] } = {}) {
  const engine = simulatePage()
  order.length = 0
  document.body.innerHTML = names
    .map(
      (name) =>
        `<div data-island="${name}" data-place="${name}" data-when="${MOMENTS[name] ?? ''}"><button type="button">${name}</button></div>`,
    )
    .join('')
  const island = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)!
  window.boot = { presses: pressed.map((place) => ({ place })), settle: () => undefined, fail: () => undefined } satisfies Bootstrap
  document.elementFromPoint = () => island(first)
  onTestFinished(() => void delete window.boot)
  hydrateIslands('home')
  const settled = (name: string) => waitFor(() => expect(island(name).dataset.hydrated).toBeDefined())
  return { engine, island, settled }
}

const inOrder = () => [...new Set(order)]

it('hydrates what is in view, the cookie banner last, and the header once the page is scrolled', async () => {
  const { settled } = open(['cookie-banner', 'header', 'start', 'fragen'])
  await settled('cookie-banner')
  expect(inOrder()).toEqual(['start', 'fragen', 'cookie-banner'])
  expect(document.documentElement.dataset.boot).toBe('running')
  scrollTo(0, 1)
  dispatchEvent(new Event('scroll'))
  await settled('header')
  // Reading the position lays out the page, in every frame of a scroll.
  const read = vi.spyOn(window, 'scrollY', 'get')
  dispatchEvent(new Event('scroll'))
  expect(read).not.toHaveBeenCalled()
})

it('hydrates what was pressed before the rest, in the order of the presses', async () => {
  const { settled } = open(['start', 'fragen', 'kontakt'], { pressed: ['kontakt', 'fragen'] })
  await settled('start')
  expect(inOrder()).toEqual(['kontakt', 'fragen', 'start'])
})

it('hydrates the others when one fails, and leaves its HTML', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { island, settled } = open(['broken', 'fragen'], { first: 'broken' })
  await settled('fragen')
  const { dataset, textContent } = island('broken')
  expect([dataset.place, dataset.hydrated, textContent]).toEqual([undefined, undefined, 'broken'])
})

it('hydrates the others while the code of the place in view is held up, for which the cookie banner waits ten seconds at most', async () => {
  const { engine, island, settled } = open(['held', 'fragen', 'cookie-banner'], { first: 'held' })
  const isOver = vi.fn<() => void>()
  afterFirstPlace(isOver)
  await settled('fragen')
  engine.advance(9_999)
  await nextTask()
  await nextTask()
  expect([isOver.mock.calls.length, island('cookie-banner').dataset.hydrated]).toEqual([0, undefined])
  engine.advance(1)
  await settled('cookie-banner')
  expect(isOver).toHaveBeenCalled()
  expect(island('held').dataset.hydrated).toBeUndefined()
  release()
  await settled('held')
})
