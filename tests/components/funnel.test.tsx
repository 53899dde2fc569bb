// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FunnelStages } from '#pages/funnel/FunnelStages.tsx'
import { hydrate } from './hydrate.tsx'

it('replaces an invalid number by the last valid one on Enter', async () => {
  const { visitor } = hydrate(<FunnelStages />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Anteil Kunden/ })
  await visitor.clear(field)
  await visitor.type(field, '2,5')
  await visitor.clear(field)
  await visitor.type(field, 'zwölf')
  await visitor.keyboard('{Enter}')
  expect(field.value).toBe('2,5')
})
