import type { buildStepsView } from '#machines/build-steps/build-steps.view.ts'

/** The pieces of the small page, in the order in which they are worked on. */
export const PIECES = ['nav', 'headline', 'text', 'action', 'picture', 'card-1', 'card-2', 'card-3'] as const
export type Piece = (typeof PIECES)[number]

/** Pieces with text, in the order in which they get it. */
const WORDED: readonly Piece[] = ['headline', 'text', 'action', 'nav', 'card-1', 'card-2', 'card-3']

/** State of a piece: an outline, a surface, its content, its finish. */
export type Look = 'absent' | 'outline' | 'surface' | 'content' | 'finished'

type BuildView = Pick<ReturnType<typeof buildStepsView>, 'stepProgress'>

/**
 * The look of a piece of the page at the current moment of the build.
 *
 * Each of the five steps handles the pieces one after the other, so something happens every tenth of a second.
 */
export function lookOf(piece: Piece, { stepProgress: [wireframe = 0, design = 0, content = 0, images = 0, finish = 0] }: BuildView): Look {
  const reached = (order: readonly Piece[], progress: number) => order.includes(piece) && progress * order.length > order.indexOf(piece)
  if (reached(PIECES, finish)) return 'finished'
  if (piece === 'picture' ? images > 0 : reached(WORDED, content)) return 'content'
  if (reached(PIECES, design)) return 'surface'
  if (reached(PIECES, wireframe)) return 'outline'
  return 'absent'
}

/** How much of the picture is drawn, in quarters, 0 to 4: one for every tenth of a second of its step. */
export function pictureQuarters({ stepProgress }: BuildView): number {
  return Math.round((stepProgress[3] ?? 0) * 4)
}

/** Size of the picture's drawing, in its own units. */
export const PICTURE = { width: 100, height: 120 } as const

const BARS = [0, 1, 2, 3].map((index) => ({ left: 9 + index * 22, top: 84 - index * 19 }))
const BAR_WIDTH = 15
const DEPTH = { x: 5, y: 6 }
const PITCH = 2.4

/** Four rising blocks made of upright strokes: faces, tops, sides and the ground behind them, as path data. */
export function risingBlocks(): { ground: string; fronts: string; tops: string; sides: string } {
  const bottom = PICTURE.height
  let fronts = ''
  let tops = ''
  let sides = ''
  let ground = ''
  for (let x = 1; x < PICTURE.width; x += PITCH) {
    const bar = BARS.find(({ left }) => x >= left && x < left + BAR_WIDTH + DEPTH.x)
    const at = Math.round(x * 10) / 10
    if (!bar) {
      ground += `M${at} 0V${bottom}`
      continue
    }
    const behind = Math.max(0, x - bar.left - BAR_WIDTH)
    const top = Math.round((bar.top - (behind / DEPTH.x) * DEPTH.y) * 10) / 10
    if (behind > 0) sides += `M${at} ${top}V${bottom}`
    else {
      fronts += `M${at} ${top}V${bottom}`
      tops += `M${at} ${top}l${DEPTH.x} -${DEPTH.y}`
    }
    ground += `M${at} 0V${Math.round((bar.top - DEPTH.y - 2) * 10) / 10}`
  }
  return { ground, fronts, tops, sides }
}
