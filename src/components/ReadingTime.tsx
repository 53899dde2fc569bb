import { css } from '@emotion/react'

const styles = css`
  display: flex;
  align-items: flex-end;
  gap: 0.75rem;
  font: 500 var(--fs-label) / 1.2 var(--font-display);
  color: var(--muted);
  svg {
    width: auto;
    height: 20px;
  }
`

/** A reading time: a scale of `of` strokes, one lit per minute, and the time as text. */
export function ReadingTime({ minutes, text, of = 10 }: { minutes: number; text: string; of?: number }) {
  const gapPx = 7
  /* Without the gap after the last stroke. */
  const widthPx = of * gapPx - 4
  return (
    <p css={styles} className="minutes">
      <svg viewBox={`0 0 ${widthPx} 20`} width={widthPx} height="20" aria-hidden="true">
        {Array.from({ length: of }, (_, index) =>
          index < minutes ? (
            <rect key={index} x={index * gapPx} y="0" width="3" height="20" fill="var(--accent)" />
          ) : (
            <rect key={index} x={index * gapPx} y="11" width="1.5" height="9" fill="var(--tick)" />
          ),
        )}
      </svg>
      <span>{text}</span>
    </p>
  )
}
