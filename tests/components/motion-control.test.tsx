// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MotionControl } from '#layout/MotionControl.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

const control = () => screen.getByRole('button', { name: /^Animationen/ })

it('holds all motion and releases it, says what a press does, and is remembered for this tab', async () => {
  const { visitor } = hydrate(<MotionControl />)
  const shown = () => [stateOf('motion-control'), control().textContent, sessionStorage.length]
  expect(shown()).toEqual(['running', 'Animationen anhalten', 0])
  await visitor.click(control())
  expect(shown()).toEqual(['held', 'Animationen abspielen', 1])
  await visitor.click(control())
  expect(shown()).toEqual(['running', 'Animationen anhalten', 0])
})

it('stays held on the next page', () => {
  sessionStorage.setItem('animationen-angehalten', '')
  hydrate(<MotionControl />)
  expect(stateOf('motion-control')).toBe('held')
})

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
