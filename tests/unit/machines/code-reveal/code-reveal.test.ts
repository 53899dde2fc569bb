import { it } from 'vitest'
import { codeRevealMachine } from '#machines/code-reveal/code-reveal.machine.ts'
import { codeRevealView } from '#machines/code-reveal/code-reveal.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startCode = (input: { lineCount?: number } = {}) =>
  startMachine(codeRevealMachine, codeRevealView, { ...textInputs['code-reveal'], reducedMotion: false, ...input })

const ALL_SHOWN = Array.from({ length: 26 }, () => 'shown')
const END = { state: 'done', visibleLines: 26, lines: ALL_SHOWN, doneText: 'Website komplett generiert!' }

it('is done with the 26th line, and announces it', () => {
  const { turns } = startCode()

  turns(3_900, { state: 'revealing', visibleLines: 25, doneText: '' }, END)
})

it('shows lines up to the current one', () => {
  const { after } = startCode({ lineCount: 4 })

  after(300, { lines: ['shown', 'current', 'ahead', 'ahead'] })
})

it('shows everything until the first line is revealed, because nobody may ever scroll there, or only a tool for a moment', () => {
  const { after, engine, send } = startCode()
  const everything = { state: 'revealing', visibleLines: 26, lines: ALL_SHOWN, doneText: 'Website komplett generiert!' }

  after({ type: 'hold.changed', reason: 'offscreen', held: true }, everything)
  send({ type: 'hold.changed', reason: 'offscreen', held: false })
  after(149, everything)
  engine.advance(301)
  after({ type: 'hold.changed', reason: 'offscreen', held: true }, { visibleLines: 3 })
})
