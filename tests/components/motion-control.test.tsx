// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MotionControl } from '#layout/MotionControl.tsx'
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

it('stores what was pressed for the next page, in the storage of its tab', () => {
  hydrate(<MotionControl />)
  for (const stored of ['', null]) {
    fireEvent.click(machine('motion-control')!)
    expect(sessionStorage.getItem('animationen-angehalten')).toBe(stored)
  }
})
