import { describe, expect, it } from 'vitest'
import { codeRevealMachine, LINE_MS } from '#machines/code-reveal/code-reveal.machine.ts'
import { codeRevealView } from '#machines/code-reveal/code-reveal.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startCode = (input: { lineCount?: number; reducedMotion?: boolean } = {}) =>
  startMachine(codeRevealMachine, codeRevealView, { ...textInputs['code-reveal'], reducedMotion: false, ...input })

const ALL_SHOWN = Array.from({ length: 26 }, () => 'shown')
const END = { state: 'done', visibleLines: 26, lines: ALL_SHOWN, doneText: 'Website komplett generiert!' }

describe('code reveal', () => {
  it('is done with the 26th line, and announces it', () => {
    const { turns } = startCode()

    turns(26 * LINE_MS, { state: 'revealing', visibleLines: 25, doneText: '' }, END)
  })

  it('shows lines up to the current one', () => {
    const { engine, view } = startCode({ lineCount: 4 })

    engine.advance(2 * LINE_MS)
    expect(view().lines).toEqual(['shown', 'current', 'ahead', 'ahead'])
  })

  it('can be replayed in the middle, with a full delay before the first line', () => {
    const { engine, send, turns, view } = startCode()

    engine.advance(2 * LINE_MS - 10)
    send({ type: 'replay.pressed' })
    expect(view().visibleLines).toBe(0)
    turns(LINE_MS, { visibleLines: 0 }, { visibleLines: 1 })
  })

  it('shows everything until the first line is revealed, because nobody may ever scroll there, or only a tool for a moment', () => {
    const { engine, send, view } = startCode()
    const everything = { state: 'revealing', visibleLines: 26, lines: ALL_SHOWN, doneText: 'Website komplett generiert!' }

    send({ type: 'hold.changed', reason: 'offscreen', held: true })
    expect(view()).toEqual(everything)
    send({ type: 'hold.changed', reason: 'offscreen', held: false })
    engine.advance(LINE_MS - 1)
    expect(view()).toEqual(everything)
    engine.advance(2 * LINE_MS + 1)
    send({ type: 'hold.changed', reason: 'offscreen', held: true })
    expect(view().visibleLines).toBe(3)
  })

  it.each(['from the start', 'later'])('shows everything at once with motion reduced %s, also in a replay', (when) => {
    const { engine, send, view } = startCode({ reducedMotion: when === 'from the start' })

    engine.advance(3 * LINE_MS + 50)
    if (when === 'later') send({ type: 'motion.reduced' })
    expect(view()).toEqual(END)
    send({ type: 'replay.pressed' })
    expect(view()).toEqual(END)
  })
})
