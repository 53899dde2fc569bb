import { useEffect, useState } from 'react'
import { onLargestPaint } from '#runtime/largestPaint.ts'
import { loadTimeRoom, loadTimeText } from '#content/home/loadTime.ts'
import { styles } from './LoadTime.styles.ts'

/** How long the page took to load, shown next to the goal if the goal was met. Prerendered without text. */
export function LoadTime() {
  const [ms, setMs] = useState<number>()
  useEffect(() => onLargestPaint(setMs), [])
  return (
    <p css={styles} className="with-script" data-room={loadTimeRoom}>
      <span>{loadTimeText(ms)}</span>
    </p>
  )
}
