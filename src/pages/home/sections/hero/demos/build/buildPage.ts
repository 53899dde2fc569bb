import type { buildStepsView } from '#machines/build-steps/build-steps.view.ts'

/** The pieces of the small page, in the order in which they are worked on. */
export const PIECES = ['nav', 'headline', 'text', 'action', 'picture', 'card-1', 'card-2', 'card-3'] as const
export type Piece = (typeof PIECES)[number]

/** Pieces with text, in the order in which they get their text. */
const WORDED: readonly Piece[] = ['headline', 'text', 'action', 'nav', 'card-1', 'card-2', 'card-3']

/** State of a piece, in the order of the build. */
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

/** How many quarters of the picture are drawn, 0 to 4. Its step lasts four tenths of a second, each of which adds a quarter. */
export function pictureQuarters({ stepProgress }: BuildView): number {
  return Math.round((stepProgress[3] ?? 0) * 4)
}
