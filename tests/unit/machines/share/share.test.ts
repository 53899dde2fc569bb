import { expect, it } from 'vitest'
import { shareMachine } from '#machines/share/share.machine.ts'
import { shareView } from '#machines/share/share.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const PAGE = { title: 'KI & Kreativität', url: 'https://example.org/blog/ki' }

const startShare = () => startMachine(shareMachine, shareView, { ...textInputs.share, ...PAGE })

it('opens the share sheet with title and address, and confirms for 2 s', () => {
  const { after, orders, send, turns, view } = startShare()

  send({ type: 'share.pressed', available: true })
  expect(orders).toEqual([{ type: 'share.open', ...PAGE }])
  expect(view()).toMatchObject({ state: 'sharing', message: '' })
  after({ type: 'share.succeeded' }, { state: 'shared', message: 'Geteilt. Danke!' })
  turns(2_000, { state: 'shared' }, { state: 'idle', message: '' })
})

it('copies the link when the share sheet cannot open', () => {
  const { after, orders, send } = startShare()

  send({ type: 'share.pressed', available: true })
  after({ type: 'share.failed' }, { state: 'idle' })
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
  const { after, orders, send } = startShare()

  send({ type: 'copy.pressed' })
  expect(orders).toEqual([{ type: 'link.copy', url: PAGE.url }])
  send({ type: 'copy.failed' })
  after(600_000, { state: 'failed', message: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.', url: PAGE.url })
  after({ type: 'share.pressed', available: false }, { state: 'idle', message: '' })
})

it('can copy while a sheet hangs, and ignores the sheet from then on', () => {
  const { after, send } = startShare()

  send({ type: 'share.pressed', available: true })
  after({ type: 'copy.pressed' }, { state: 'idle' })
  send({ type: 'copy.succeeded' })
  after({ type: 'share.succeeded' }, { state: 'copied' })
})

it('opens no second sheet while one is open, and returns silently when it is dismissed', () => {
  const { after, orders, send } = startShare()

  send({ type: 'share.pressed', available: true })
  after({ type: 'share.pressed', available: true }, { state: 'sharing' })
  after({ type: 'share.cancelled' }, { state: 'idle', message: '', url: PAGE.url })
  expect(orders).toHaveLength(1)
})
