import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { faqMachine } from '../../../machines/faq/faq.machine.ts'
import type { FaqEvent } from '../../../machines/faq/faq.machine.ts'
import { warnOfRefused } from '../../../src/actors/refusedEvents.ts'

afterEach(() => vi.restoreAllMocks())

/** The warnings that one event to the questions brings about. */
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

it('names machine, event and field of what was refused', () => {
  expect(warningsOf({ type: 'question.opened', index: 'constructor' })).toEqual([
    ["faq refuses 'question.opened': its field 'index' is", 'constructor'],
  ])
})

it('names a field that is not there', () => {
  expect(warningsOf({ type: 'question.closed' })).toEqual([["faq refuses 'question.closed': its field 'index' is", undefined]])
})

it.each([{ type: 'question.opened', index: 3 }, { type: 'question.opened', index: 99 }, { type: 'constructor' }, { type: '__proto__' }])(
  'says nothing about %o, whose fields are of their types',
  (event) => {
    expect(warningsOf(event)).toEqual([])
  },
)
