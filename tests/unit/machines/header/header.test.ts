import { describe, expect, it } from 'vitest'
import { headerMachine } from '../../../../machines/header/header.machine.ts'
import { headerView } from '../../../../machines/header/header.view.ts'
import { startMachine } from '../support.ts'

const startHeader = () => startMachine(headerMachine, headerView, undefined)

describe('header', () => {
  it('is at the top, with its menu closed, when the page opens', () => {
    expect(startHeader().view()).toEqual({ state: 'top', menuOpen: false })
  })

  it('counts as scrolled above 50 px, not at 50 px', () => {
    const { send, view } = startHeader()

    send({ type: 'page.scrolled', scrollYPx: 50 })
    expect(view().state).toBe('top')
    send({ type: 'page.scrolled', scrollYPx: 50.5 })
    expect(view().state).toBe('scrolled')
    send({ type: 'page.scrolled', scrollYPx: 51 })
    expect(view().state).toBe('scrolled')
    send({ type: 'page.scrolled', scrollYPx: 50 })
    expect(view().state).toBe('top')
  })

  it('stays at the top while the page overscrolls', () => {
    const { send, view } = startHeader()
    send({ type: 'page.scrolled', scrollYPx: -80 })
    expect(view().state).toBe('top')
  })

  it('ignores a scroll position that is not a number', () => {
    const { send, view } = startHeader()

    send({ type: 'page.scrolled', scrollYPx: Number.NaN })
    expect(view().state).toBe('top')
    send({ type: 'page.scrolled', scrollYPx: 400 })
    send({ type: 'page.scrolled', scrollYPx: Number.NaN })
    expect(view().state).toBe('scrolled')
  })

  it('opens and closes the menu', () => {
    const { send, view } = startHeader()

    send({ type: 'menu.opened' })
    expect(view().menuOpen).toBe(true)
    send({ type: 'menu.closed' })
    expect(view().menuOpen).toBe(false)
  })

  it('closes the menu on Escape or a choice, and ignores that while it is closed', () => {
    const { send, view } = startHeader()

    send({ type: 'menu.closed' })
    expect(view().menuOpen).toBe(false)
    send({ type: 'menu.opened' })
    send({ type: 'menu.closed' })
    expect(view().menuOpen).toBe(false)
  })

  it('keeps the menu open while the page scrolls', () => {
    const { send, view } = startHeader()

    send({ type: 'menu.opened' })
    send({ type: 'page.scrolled', scrollYPx: 51 })
    expect(view()).toEqual({ state: 'scrolled', menuOpen: true })
  })
})
