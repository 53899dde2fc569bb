// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FunnelVisualization } from '#pages/funnel/FunnelVisualization.tsx'
import { hydrate } from './hydrate.tsx'

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ id }) => id.replace('funnel-data-tab-', ''))

it('is operated with arrow keys, Home and End, and the focus follows', async () => {
  const { visitor } = hydrate(<FunnelVisualization />)
  tab('Conversion').focus()
  const keys = { ArrowRight: 'revenue', ArrowLeft: 'conversion', End: 'optimization', Home: 'conversion' }
  for (const [key, id] of Object.entries(keys)) {
    await visitor.keyboard(`{${key}}`)
    expect([selected(), document.activeElement?.id], key).toEqual([[id], `funnel-data-tab-${id}`])
  }
})
