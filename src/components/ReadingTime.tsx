import { styles } from './ReadingTime.styles.ts'
import { Strokes } from './Strokes.tsx'

/** A reading time: a scale of `of` strokes, one lit per minute, and the time as text. */
export function ReadingTime({ minutes, text, of = 10 }: { minutes: number; text: string; of?: number }) {
  const strokes = Array.from({ length: of }, (_, index) => ({ height: index < minutes ? 1 : 0.45, lit: index < minutes }))
  return (
    <p css={styles} data-part="reading-time">
      <Strokes className="screen-only" strokes={strokes} pitch={7} strokeWidth={3} plainWidth={1.5} height={20} />
      <span>{text}</span>
    </p>
  )
}
