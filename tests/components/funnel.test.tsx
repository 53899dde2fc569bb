// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FunnelStages } from '#pages/funnel/FunnelStages.tsx'
import { FunnelVisualization } from '#pages/funnel/FunnelVisualization.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

const stage = (name: string) => machine(name)?.dataset.stage

it('calculates with the slider, and announces the result once, 700 ms after the last move', () => {
  const { advance } = hydrate(<FunnelStages />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Besucher im Monat' })
  const status = () => machine('funnel-stages')?.querySelector('p[role=status]')?.textContent
  const before = status()
  for (const value of ['1500', '2000']) {
    fireEvent.input(slider, { target: { value } })
    expect(stateOf('funnel-stages')).toBe('adjusting')
    advance(699)
    expect(status()).toBe(before)
  }
  expect(slider.getAttribute('aria-valuetext')).toBe('2.000 Besucher')
  expect(machine('funnel-stages')?.querySelector('ol')?.textContent).toMatch(/2\.000.*700.*300.*100/)
  advance(1)
  expect(status()).toContain('Aus 2.000 Besuchern werden 700 Interessenten, 300 Leads und 100 Kunden.')
})

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

it('loops through the stages of the example every 2 s until it is paused', async () => {
  const { visitor, advance } = hydrate(<FunnelVisualization />)
  advance(2_000)
  expect(stage('funnel-visualization')).toBe('1')
  await visitor.click(screen.getByRole('button', { name: 'Durchlauf anhalten' }))
  advance(6_000)
  expect(stage('funnel-visualization')).toBe('1')
  await visitor.click(screen.getByRole('button', { name: 'Durchlauf fortsetzen' }))
})
