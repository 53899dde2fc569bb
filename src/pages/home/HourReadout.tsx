import { useEffect, useState } from 'react'
import { followHeadings } from '#runtime/followHeadings.ts'
import { styles } from './HourReadout.styles.ts'
import { sections } from '#content/home/sections.ts'

const IDS = sections.map(({ id }) => id)

/**
 * The hour and name of the last section reached, such as '24 h · Pakete', for viewports in which the ruler is too narrow for text. Visible
 * only after scrolling, so it is not part of the prerendered page.
 */
export function HourReadout() {
  const [current, setCurrent] = useState<string>()
  useEffect(() => followHeadings(IDS, setCurrent), [])
  const { hour, name } = sections.find(({ id }) => id === current) ?? sections[0]!
  return (
    <p css={styles} className="screen-only" data-hour-readout="" aria-hidden="true">
      {/* Separate elements, because the browser's translation replaces text nodes, which React could then no longer update. */}
      <span>{hour}</span>
      <span data-part="section">
        {' '}
        <em>·</em> {name}
      </span>
    </p>
  )
}
