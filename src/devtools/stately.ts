import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionSlot } from '#runtime/inspection.ts'

/** Sends everything that the actors of the page do to XState's own inspector, which opens in a window. For development only. */
export function connectToStately(slot: InspectionSlot): void {
  const { inspect } = createBrowserInspector()
  slot.current = { observe: (event) => inspect.next?.(event) }
  console.info(
    'inspect: sends every state and event of this page, typed text included, to https://stately.ai/inspect. If no window opens, allow pop-ups and reload.',
  )
}
