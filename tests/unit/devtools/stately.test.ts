// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createEngine } from '@drei-tage/engine'
import { connectToStately } from '#devtools/stately.ts'
import type { InspectionSlot } from '#runtime/inspection.ts'

it('opens the window at once, and says in one line what is sent and where', () => {
  const open = vi.spyOn(globalThis as unknown as Window, 'open').mockReturnValue(null)
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const slot: InspectionSlot = { clock: createEngine() }
  connectToStately(slot)
  expect(open.mock.calls).toEqual([['https://stately.ai/inspect', 'xstateinspector']])
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/every state and event of this page, typed text included, to https:\/\/stately\.ai/)],
  ])
  expect(slot.current).toBeDefined()
})
