import { styles } from './ThreeStrokes.styles.ts'

/** The three strokes at the end of a button; they become chevrons on hover. */
export function ThreeStrokes({ className }: { className?: string }) {
  return (
    <span css={styles} className={className} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
