import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerMachine } from '../../../../machines/header/header.machine.ts'
import { headerView } from '../../../../machines/header/header.view.ts'
import { startMachine } from '../../../unit/machines/support.ts'

describe('header, in any order', () => {
  it('depends only on the last scroll position and the last menu event', () => {
    const events = fc.oneof(
      fc.record({ type: fc.constant('page.scrolled' as const), scrollYPx: fc.double({ noNaN: true }) }),
      fc.record({ type: fc.constant('page.scrolled' as const), scrollYPx: fc.integer({ min: 45, max: 55 }) }),
      fc.constant({ type: 'menu.opened' as const }),
      fc.constant({ type: 'menu.closed' as const }),
    )
    fc.assert(
      fc.property(fc.array(events), (script) => {
        const { send, view } = startMachine(headerMachine, headerView, undefined)
        let scrolled = false
        let menuOpen = false
        for (const event of script) {
          send(event)
          if (event.type === 'page.scrolled') scrolled = event.scrollYPx > 50
          else menuOpen = event.type === 'menu.opened'
          expect(view()).toEqual({ state: scrolled ? 'scrolled' : 'top', menuOpen })
        }
      }),
    )
  })
})
