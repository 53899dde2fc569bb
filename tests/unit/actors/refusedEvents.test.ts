import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { faqMachine } from '../../../machines/faq/faq.machine.ts'
import type { FaqEvent } from '../../../machines/faq/faq.machine.ts'
import { warnOfRefused } from '../../../src/actors/refusedEvents.ts'

afterEach(() => vi.restoreAllMocks())

/** The warnings that an event to the FAQ machine causes. */
function warningsOf(event: unknown): unknown[][] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const faq = createActor(faqMachine, {
    clock: createSimulatedEngine(),
    input: {},
    inspect: warnOfRefused,
  }).start()
  faq.send(event as FaqEvent)
  return warn.mock.calls
}

it('names machine, event and field of a refused event', () => {
  expect(warningsOf({ type: 'question.opened', index: 'constructor' })).toEqual([
    ["faq refuses 'question.opened': its field 'index' is", 'constructor'],
  ])
})

it('names a missing field', () => {
  expect(warningsOf({ type: 'question.closed' })).toEqual([["faq refuses 'question.closed': its field 'index' is", undefined]])
})

it.each([{ type: 'question.opened', index: 3 }, { type: 'question.opened', index: 99 }, { type: 'constructor' }, { type: '__proto__' }])(
  'does not warn about %o, whose fields have valid types',
  (event) => {
    expect(warningsOf(event)).toEqual([])
  },
)
