import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShareEvent } from '../../../../machines/share/share.machine.ts'
import { shareMachine } from '../../../../machines/share/share.machine.ts'
import { shareView } from '../../../../machines/share/share.view.ts'
import { assertCutsDoNotMatter, play, startMachine, stepsOf } from '../../../unit/machines/support.ts'
import { textInputs } from '../../../unit/machines/texts.ts'

const startShare = () => startMachine(shareMachine, shareView, { ...textInputs.share, title: 'Titel', url: 'https://example.org/' })

const events: fc.Arbitrary<ShareEvent> = fc.oneof(
  fc.boolean().map((available) => ({ type: 'share.pressed', available }) as const),
  fc.constantFrom(
    { type: 'share.succeeded' } as const,
    { type: 'share.cancelled' } as const,
    { type: 'share.failed' } as const,
    { type: 'copy.pressed' } as const,
    { type: 'copy.succeeded' } as const,
    { type: 'copy.failed' } as const,
  ),
)

describe('the share block', () => {
  it('ends in the same view, however the same time is split', () => {
    assertCutsDoNotMatter(startShare, stepsOf(events, { maxWaitMs: 3_000 }))
  })

  it('stays usable: whatever has happened, a copied link is confirmed for 2 s', () => {
    fc.assert(
      fc.property(stepsOf(events, { maxWaitMs: 3_000 }), (script) => {
        const share = startShare()
        const { engine, send, view } = share
        play(share, script)
        send({ type: 'copy.pressed' })
        expect(view().state).toBe('idle')
        send({ type: 'copy.succeeded' })
        engine.advance(1_999)
        expect(view().message).toBe('Link kopiert.')
        engine.advance(1)
        expect(view()).toMatchObject({ state: 'idle', message: '' })
        expect(engine.pending()).toEqual([])
      }),
    )
  })
})
