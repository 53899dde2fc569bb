import type { StorySection } from '#content/types.ts'
import { upright } from '#pictures/strokes.ts'

const PITCH = 16
const WIDTH = 6
const HEIGHT = 56

/** The story of a chapter as strokes, such as weeks of waiting and weeks of work. Decorative, because the text says the same. */
export function ChapterStrokes({ strokes }: Pick<StorySection, 'strokes'>) {
  const width = (strokes.length - 1) * PITCH + WIDTH
  return (
    <svg className="strokes" viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      {strokes.map(({ height, lit }, index) => (
        <path key={index} className={lit && 'lit'} d={upright(index * PITCH, HEIGHT * (1 - height), HEIGHT, WIDTH)} />
      ))}
    </svg>
  )
}
