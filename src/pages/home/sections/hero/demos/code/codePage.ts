import { sampleHtmlLines } from '#content/home/hero.ts'

/** The blocks of the small page, each with the number of the line that creates it, counted from 1. */
const LINES = {
  title: 6,
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

/** The head of the page, which is there from the start, so that the page never looks empty. */
const HEAD: readonly Block[] = ['title', 'brand']

/** Whether a block is still missing, being written, or finished. */
export type BlockLook = 'absent' | 'lit' | 'shown'

/** The look of a block with `visibleLines` lines shown. A line that creates no block belongs to the block before it. */
export function blockLook(block: Block, visibleLines: number, done: boolean): BlockLook {
  if (visibleLines < LINES[block]) return HEAD.includes(block) ? 'shown' : 'absent'
  const current = ORDER.findLast(([, line]) => line <= visibleLines)
  return current?.[0] === block && !done ? 'lit' : 'shown'
}

/** The text that a block's line adds to the page. */
export function blockText(block: Block): string {
  return (sampleHtmlLines[LINES[block] - 1] ?? '').replace(/<[^>]*>/g, '').trim()
}
