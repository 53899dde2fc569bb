// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MotionControl } from '#layout/MotionControl.tsx'
import { ComparisonRace } from '#pages/home/sections/solution/ComparisonRace.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

it('adopts on Back what was pressed on the page that was left', () => {
  hydrate(<MotionControl />)
  const back = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  back()
  expect(stateOf('motion-control')).toBe('running')
  sessionStorage.setItem('animationen-angehalten', '')
  back()
  expect(stateOf('motion-control')).toBe('held')
  sessionStorage.clear()
  back()
  expect(stateOf('motion-control')).toBe('running')
})

it('leaves it to the pause button of a single animation to play it alone, and says so there', async () => {
  const { visitor, advance } = hydrate(
    <>
      <MotionControl />
      <ComparisonRace />
    </>,
  )
  const day = () => Number(machine('comparison-race')?.querySelector('[data-lane="traditional"]')?.getAttribute('aria-valuenow'))
  advance(2_000)
  await visitor.click(screen.getByRole('button', { name: 'Animationen anhalten' }))
  advance(2_000)
  expect(day()).toBe(5)
  await visitor.click(screen.getByRole('button', { name: 'Rennen fortsetzen' }))
  advance(2_000)
  expect([day(), stateOf('motion-control')]).toEqual([10, 'held'])
  await visitor.click(screen.getByRole('button', { name: 'Rennen anhalten' }))
  advance(2_000)
  expect(day()).toBe(10)
})
