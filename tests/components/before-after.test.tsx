// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BeforeAfter } from '#pages/home/sections/success/BeforeAfter.tsx'
import { hydrate } from './hydrate.tsx'

const texts = { alt: 'Alt', name: 'Ohlsen', motto: 'Segel', links: [], picture: 'Bild', headline: 'Hier', text: '', offers: [], foot: '' }
const frame = <BeforeAfter former={{ ...texts, loadTimes: { before: '9\u00a0s', after: '2\u00a0s' } }} />
const handle = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Alte Website von der neuen ziehen' })
const uncovered = () => handle().closest<HTMLElement>('[data-machine]')?.style.getPropertyValue('--uncovered')

it('puts the handle back if a touch turns out to scroll the page', () => {
  const { advance } = hydrate(frame)
  fireEvent.pointerDown(handle())
  fireEvent.input(handle(), { target: { value: '20' } })
  fireEvent.pointerCancel(handle())
  advance(300)
  expect(uncovered()).toBe('0.6')
})

it('keeps where the handle was put before the script had loaded', () => {
  const { advance } = hydrate(frame, (html) => {
    html.querySelector('input')!.value = '85'
  })
  advance(300)
  expect(handle().value).toBe('85')
  expect(uncovered()).toBe('0.85')
})
