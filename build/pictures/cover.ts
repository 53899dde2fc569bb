import { hash } from './files.ts'
import { upright } from '#pictures/strokes.ts'

const WIDTH = 960
const HEIGHT = 600
const TOP = 120
const BOTTOM = 480
/** How far below the leaning stroke its neighbours are cut off, in px. */
const CUT_PX = 26

/** Colour tokens of the background, the strokes and the leaning stroke. */
const LOOKS = [
  ['night-900', 'lilac-100', 'yellow-400'],
  ['violet-700', 'lilac-100', 'yellow-400'],
  ['yellow-400', 'night-850', 'violet-600'],
  ['lilac-200', 'violet-900', 'violet-600'],
] as const

/**
 * Draws a cover for an article that has none, as an SVG file whose colours are tokens: a row of upright strokes, one of which leans over those after it. The slug
 * determines the colours, the number of strokes, which of them leans, and how far.
 */
export function drawCover(slug: string): string {
  /** A number for each trait, from 0 (inclusive) to 1 (exclusive), which is always the same for the same slug. */
  const trait = (index: number) => Number.parseInt(hash(slug).slice(index * 4, index * 4 + 4), 16) / 0x1_00_00
  const [ground, ink, lit] = LOOKS[Math.floor(trait(0) * LOOKS.length)]!.map((token) => `var(--${token})`)
  const strokes = 36 + Math.floor(trait(1) * 19)
  const leaning = Math.round(strokes * (0.2 + 0.45 * trait(2)))
  const lean = 0.22 + 0.2 * trait(3)

  const pitch = WIDTH / strokes
  const [reachPx, risePx] = [Math.sin(lean) * (BOTTOM - TOP), Math.cos(lean) * (BOTTOM - TOP)]
  const row = Array.from({ length: strokes }, (_, index) => {
    const behindPx = (index - leaning) * pitch
    const isUnder = behindPx > 0 && behindPx < reachPx
    return index === leaning ? '' : upright((index + 0.5) * pitch, BOTTOM, isUnder ? BOTTOM - behindPx / Math.tan(lean) + CUT_PX : TOP)
  })
  const foot = (leaning + 0.5) * pitch
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<path stroke="${ink}" stroke-width="${(pitch * 0.42).toFixed(1)}" d="${row.join('')}"/>` +
    `<path stroke="${lit}" stroke-width="${(pitch * 0.62).toFixed(1)}" d="M${foot.toFixed(1)} ${BOTTOM}l${reachPx.toFixed(1)} ${(-risePx).toFixed(1)}"/></svg>\n`
  )
}
