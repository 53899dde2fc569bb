import { it } from 'vitest'
import { headerMachine } from '#machines/header/header.machine.ts'
import { headerView } from '#machines/header/header.view.ts'
import { startMachine } from '../support.ts'

const startHeader = () => startMachine(headerMachine, headerView, undefined)

it('opens and closes the menu, and keeps it open while the page scrolls', () => {
  const { after } = startHeader()

  after({ type: 'menu.opened' }, { state: 'top', menuOpen: true })
  after({ type: 'top.left' }, { state: 'scrolled', menuOpen: true })
  after({ type: 'top.reached' }, { state: 'top', menuOpen: true })
  after({ type: 'menu.closed' }, { menuOpen: false })
})
