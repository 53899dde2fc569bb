// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MotionControl } from '#layout/MotionControl.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

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
