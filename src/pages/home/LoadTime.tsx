import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { onLargestPaint } from '#runtime/largestPaint.ts'
import { loadTimeRoom, loadTimeText } from '#content/home/loadTime.ts'

/** Reserves space for the sentence, so that nothing moves when it appears. */
const styles = css`
  display: grid;
  font-weight: 600;
  &::after {
    content: attr(data-room) / '';
    visibility: hidden;
  }
  > span,
  &::after {
    grid-area: 1 / 1;
  }
  @media (scripting: none) {
    display: none !important;
  }
`

/** How long the page took to load, shown next to the goal if the goal was met. Prerendered without text. */
export function LoadTime() {
  const [ms, setMs] = useState<number>()
  useEffect(() => onLargestPaint(setMs), [])
  return (
    <p css={styles} data-room={loadTimeRoom}>
      <span>{loadTimeText(ms)}</span>
    </p>
  )
}
