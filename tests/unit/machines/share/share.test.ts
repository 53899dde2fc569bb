import { describe, expect, it } from 'vitest'
import { shareMachine } from '#machines/share/share.machine.ts'
import { shareView } from '#machines/share/share.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const PAGE = { title: 'KI & Kreativität', url: 'https://example.org/blog/ki' }

const startShare = () => startMachine(shareMachine, shareView, { ...textInputs.share, ...PAGE })

describe('share', () => {
  it('opens the share sheet with title and address, and confirms for 2 s', () => {
    const { orders, send, turns, view } = startShare()

    send({ type: 'share.pressed', available: true })
    expect(orders).toEqual([{ type: 'share.open', ...PAGE }])
    expect(view()).toMatchObject({ state: 'sharing', message: '' })
    send({ type: 'share.succeeded' })
    expect(view()).toMatchObject({ state: 'shared', message: 'Geteilt. Danke!' })
    turns(2_000, { state: 'shared' }, { state: 'idle', message: '' })
  })

  it('copies the link when the share sheet cannot open', () => {
    const { orders, send, view } = startShare()

    send({ type: 'share.pressed', available: true })
    send({ type: 'share.failed' })
    expect(view().state).toBe('idle')
    expect(orders.at(-1)).toEqual({ type: 'link.copy', url: PAGE.url })
  })

  it('copies the link where there is no share sheet, and confirms each copy for a full 2 s', () => {
    const { engine, orders, send, turns } = startShare()

    send({ type: 'share.pressed', available: false })
    expect(orders).toEqual([{ type: 'link.copy', url: PAGE.url }])
    send({ type: 'copy.succeeded' })
    engine.advance(1_500)
    send({ type: 'copy.succeeded' })
    turns(2_000, { state: 'copied', message: 'Link kopiert.' }, { state: 'idle', message: '' })
  })

  it('keeps a failure until the next attempt', () => {
    const { engine, orders, send, view } = startShare()

    send({ type: 'copy.pressed' })
    expect(orders).toEqual([{ type: 'link.copy', url: PAGE.url }])
    send({ type: 'copy.failed' })
    engine.advance(600_000)
    expect(view()).toEqual({ state: 'failed', message: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.', url: PAGE.url })
    send({ type: 'share.pressed', available: false })
    expect(view()).toMatchObject({ state: 'idle', message: '' })
  })

  it('can copy while a sheet hangs, and ignores the sheet from then on', () => {
    const { send, view } = startShare()

    send({ type: 'share.pressed', available: true })
    send({ type: 'copy.pressed' })
    expect(view().state).toBe('idle')
    send({ type: 'copy.succeeded' })
    send({ type: 'share.succeeded' })
    expect(view().state).toBe('copied')
  })

  it('opens no second sheet while one is open, and returns silently when it is dismissed', () => {
    const { orders, send, view } = startShare()

    send({ type: 'share.pressed', available: true })
    send({ type: 'share.pressed', available: true })
    expect(view().state).toBe('sharing')
    send({ type: 'share.cancelled' })
    expect(view()).toEqual({ state: 'idle', message: '', url: PAGE.url })
    expect(orders).toHaveLength(1)
  })
})
