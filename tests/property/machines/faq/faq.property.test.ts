import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faqMachine } from '../../../../machines/faq/faq.machine.ts'
import { faqView } from '../../../../machines/faq/faq.view.ts'
import { startMachine } from '../../../unit/machines/support.ts'

describe('faq, in any order', () => {
  it('keeps at most one answer open, always of an existing question', () => {
    const events = fc.record({
      type: fc.constantFrom('question.opened' as const, 'question.closed' as const),
      index: fc.integer({ min: -2, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(events), (script) => {
        const { send, view } = startMachine(faqMachine, faqView, {})
        let openIndex: number | null = null
        for (const event of script) {
          send(event)
          if (event.type === 'question.opened' && event.index >= 0 && event.index < 8) openIndex = event.index
          else if (event.type === 'question.closed' && event.index === openIndex) openIndex = null
          expect(view()).toEqual({ state: openIndex === null ? 'closed' : 'open', openIndex })
        }
      }),
    )
  })
})
