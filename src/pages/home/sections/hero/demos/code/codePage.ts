import { sampleHtmlLines } from '../../../../../../content/home/hero.ts'

/** The blocks of the little page, each with the number of the line that makes it, counted from 1. */
const LINES = {
  title: 6,
  styles: 8,
  brand: 12,
  headline: 15,
  text: 16,
  action: 17,
  offer: 19,
  services: 20,
  appointment: 22,
  footer: 24,
} as const
export type Block = keyof typeof LINES

const ORDER = Object.entries(LINES) as readonly [Block, number][]

/** Whether a block is still to come, the one that is being written, or there. */
export type BlockLook = 'absent' | 'lit' | 'shown'

/** How a block looks once so many lines stand. A line without a block of its own belongs to the one before it. */
export function blockLook(block: Block, visibleLines: number, done: boolean): BlockLook {
  if (visibleLines < LINES[block]) return 'absent'
  const current = ORDER.findLast(([, line]) => line <= visibleLines)
  return current?.[0] === block && !done ? 'lit' : 'shown'
}

/** The words that the line of a block puts on the page. */
export function blockText(block: Block): string {
  return (sampleHtmlLines[LINES[block] - 1] ?? '').replace(/<[^>]*>/g, '').trim()
}
