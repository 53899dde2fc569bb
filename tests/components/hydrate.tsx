import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { MotionControl } from '../../src/actors/MotionControl.tsx'
import { inspection } from '../../src/actors/engine.ts'
import { footer } from '../../src/content/navigation.ts'

/**
 * Renders a component to HTML, as the build does, and hydrates it, as the page does, on simulated time.
 *
 * @param early What the visitor does with the HTML before the script has loaded. Without it, HTML that differs from what React
 * renders fails the test.
 * @returns the visitor's mouse and keyboard, and how engine time passes.
 */
export function hydrate(component: ReactElement, early?: (html: HTMLElement) => void) {
  const engine = createSimulatedEngine()
  const page = (
    <MemoryRouter>
      <MotionControl texts={footer.motionControl}>{component}</MotionControl>
    </MemoryRouter>
  )
  const { clock } = inspection
  inspection.clock = engine
  onTestFinished(() => {
    cleanup()
    inspection.clock = clock
  })

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  early?.(container)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(page, { container, hydrate: true, onRecoverableError: (error) => console.error(error) })
  if (!early) expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
  return { visitor: userEvent.setup({ delay: null }), advance: (ms: number) => act(() => engine.advance(ms)) }
}
