// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FunnelVisualization } from '#pages/funnel/FunnelVisualization.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ id }) => id.replace('funnel-data-tab-', ''))
const panels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id)

it('consists of radio buttons before hydration, and of tabs with one visible panel afterwards', async () => {
  const { visitor } = hydrate(<FunnelVisualization />, (html) => {
    expect(html.querySelectorAll('[role=radiogroup] input[type=radio]')).toHaveLength(3)
  })
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(screen.getAllByRole('tab')).toHaveLength(3)
  expect([stateOf('funnel-visualization'), selected(), panels()]).toEqual(['conversion', ['conversion'], ['funnel-data-panel-conversion']])

  await visitor.click(tab('Umsatz'))
  expect([stateOf('funnel-visualization'), selected(), panels()]).toEqual(['revenue', ['revenue'], ['funnel-data-panel-revenue']])
  expect(tab('Umsatz').getAttribute('aria-controls')).toBe('funnel-data-panel-revenue')
  expect(screen.getByRole('tabpanel', { name: 'Umsatz' }).textContent).toContain('4.500.000\u00a0€')
})

it('is operated with arrow keys, Home and End, and the focus follows', async () => {
  const { visitor } = hydrate(<FunnelVisualization />)
  tab('Conversion').focus()
  for (const [key, id] of [
    ['ArrowRight', 'revenue'],
    ['ArrowLeft', 'conversion'],
    ['End', 'optimization'],
    ['Home', 'conversion'],
  ]) {
    await visitor.keyboard(`{${key}}`)
    expect([selected(), document.activeElement?.id], key).toEqual([[id], `funnel-data-tab-${id}`])
  }
})
