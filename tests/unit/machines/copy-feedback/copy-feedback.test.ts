import { expect, it } from 'vitest'
import { copyFeedbackMachine } from '#machines/copy-feedback/copy-feedback.machine.ts'
import { copyFeedbackView } from '#machines/copy-feedback/copy-feedback.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startFeedback = () => startMachine(copyFeedbackMachine, copyFeedbackView, textInputs['copy-feedback'])

const IDLE = { state: 'idle', message: '' }
const COPIED = { state: 'copied', message: 'Link kopiert.' }
const FAILED = { state: 'failed', message: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.' }

it.each([
  ['copy.succeeded', COPIED],
  ['share.succeeded', { state: 'shared', message: 'Geteilt. Danke!' }],
] as const)('confirms %s for 2 s, and a second one for a full 2 s again', (type, confirmed) => {
  const { engine, send, turns, view } = startFeedback()

  expect(view()).toEqual(IDLE)
  send({ type })
  engine.advance(1_500)
  send({ type })
  turns(2_000, confirmed, IDLE)
})

it('replaces a confirmation by a failure, and keeps that until the next attempt', () => {
  const { after, engine, send } = startFeedback()

  send({ type: 'copy.succeeded' })
  engine.advance(500)
  after({ type: 'copy.failed' }, FAILED)
  after(600_000, FAILED)
  after({ type: 'copy.succeeded' }, COPIED)
})
