import { it } from 'vitest'
import { headerMachine } from '#machines/header/header.machine.ts'
import { headerView } from '#machines/header/header.view.ts'
import { startMachine } from '../support.ts'

const startHeader = () => startMachine(headerMachine, headerView, undefined)

it('counts as scrolled above 50 px, not at 50 px', () => {
  const { after } = startHeader()

  after({ type: 'page.scrolled', scrollYPx: 50 }, { state: 'top', menuOpen: false })
  after({ type: 'page.scrolled', scrollYPx: 50.5 }, { state: 'scrolled' })
  after({ type: 'page.scrolled', scrollYPx: 50 }, { state: 'top' })
})

it('opens and closes the menu, and keeps it open while the page scrolls', () => {
  const { after, send } = startHeader()

  send({ type: 'menu.opened' })
  after({ type: 'page.scrolled', scrollYPx: 51 }, { state: 'scrolled', menuOpen: true })
  after({ type: 'menu.closed' }, { menuOpen: false })
})
