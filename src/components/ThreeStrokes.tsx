/** The three strokes at the end of a button; they become chevrons when the visitor points at it. */
export function ThreeStrokes() {
  return (
    <span className="three-strokes" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
