// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WhyComparison } from '#pages/funnel/WhyComparison.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

const CHOICE = {
  label: 'Vergleich',
  sides: [
    { id: 'traditional', label: 'Klassische Website' },
    { id: 'funnel', label: 'Optimierter Funnel' },
  ],
} as const
const side = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('shows the traditional website first, and the funnel once it is chosen', async () => {
  const { visitor } = hydrate(<WhyComparison {...CHOICE} />)
  await visitor.click(side('Optimierter Funnel'))
  expect([stateOf('why-comparison'), side('Optimierter Funnel').checked]).toEqual(['funnel', true])
  await visitor.click(side('Klassische Website'))
  expect(stateOf('why-comparison')).toBe('traditional')
})
