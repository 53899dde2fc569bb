// @vitest-environment happy-dom
/** @jsxImportSource react */
import { createSimulatedEngine } from '@drei-tage/engine'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { Keys } from '../../../packages/inspector/panel/Keys.tsx'
import { Log } from '../../../packages/inspector/panel/Log.tsx'
import { createSession } from '../../../packages/inspector/session.ts'

afterEach(cleanup)

describe('the panel', () => {
  it('says what was searched, and how to search everything', () => {
    const session = createSession({ engine: createSimulatedEngine() })
    createActor(setup({}).createMachine({ id: 'lamp' }), { clock: session.clock, inspect: session.inspect }).start()
    render(<Log session={session} actor="lamp#1" />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '404' } })
    expect(screen.getByText('No event of lamp#1 contains ‘404’. Check ‘all machines’ to search them all.')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('all machines'))
    expect(screen.getByText('No event of any machine contains ‘404’.')).toBeTruthy()
  })

  it('opens its list of keys by an attribute that every version of React writes', () => {
    render(<Keys keys={[]} />)
    const list = screen.getByRole('region', { name: 'Keys', hidden: true })
    expect(screen.getByRole('button', { name: 'Keys' }).getAttribute('popovertarget')).toBe(list.id)
  })
})
