import { describe, expect, it } from 'vitest'
import { headerMachine } from '#machines/header/header.machine.ts'
import { headerView } from '#machines/header/header.view.ts'
import { startMachine } from '../support.ts'

const startHeader = () => startMachine(headerMachine, headerView, undefined)

describe('header', () => {
  it('counts as scrolled above 50 px, not at 50 px', () => {
    const { send, view } = startHeader()

    send({ type: 'page.scrolled', scrollYPx: 50 })
    expect(view()).toEqual({ state: 'top', menuOpen: false })
    send({ type: 'page.scrolled', scrollYPx: 50.5 })
    expect(view().state).toBe('scrolled')
    send({ type: 'page.scrolled', scrollYPx: 50 })
    expect(view().state).toBe('top')
  })

  it('opens and closes the menu, and keeps it open while the page scrolls', () => {
    const { send, view } = startHeader()

    send({ type: 'menu.opened' })
    send({ type: 'page.scrolled', scrollYPx: 51 })
    expect(view()).toEqual({ state: 'scrolled', menuOpen: true })
    send({ type: 'menu.closed' })
    expect(view().menuOpen).toBe(false)
  })
})
