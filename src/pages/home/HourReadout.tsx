import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { followHeadings } from '#runtime/followHeadings.ts'
import { sections } from './sections.ts'

const IDS = sections.map(({ id }) => id)

/** Shown in the header's bar, next to the logo, while the header has its own background. */
const styles = css`
  position: fixed;
  z-index: 21;
  top: 0;
  left: calc(var(--rail) + var(--page-l) + 46px + 0.875rem);
  height: var(--header-fixed-h);
  display: flex;
  align-items: center;
  color: var(--white);
  font: 600 1rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  white-space: pre;
  opacity: 0;
  transition: opacity var(--t-2);
  pointer-events: none;
  [data-island='header']:has(> [data-state='scrolled']) + main & {
    opacity: 1;
  }
  b {
    font-weight: inherit;
  }
  /* The dot uses the text font, because the display font file that every page loads does not contain it. */
  em {
    font-family: var(--font-text);
    font-style: normal;
  }
  @media (max-width: 22.49rem) {
    span {
      display: none;
    }
  }
  @media print, (min-width: 75rem), (max-width: 18.49rem), (max-height: 22rem) {
    display: none;
  }
`

/**
 * The hour and name of the last section reached, such as '24 h · Pakete', for viewports in which the ruler is too narrow for text. Visible
 * only after scrolling, so it is not part of the prerendered page.
 */
export function HourReadout() {
  const [current, setCurrent] = useState<string>()
  useEffect(() => followHeadings(IDS, setCurrent), [])
  const { hour, name } = sections.find(({ id }) => id === current) ?? sections[0]!
  return (
    <p css={styles} data-hour-readout="" aria-hidden="true">
      {/* Separate elements, because the browser's translation replaces text nodes, which React could then no longer update. */}
      <b>{hour}</b>
      <span>
        {' '}
        <em>·</em> {name}
      </span>
    </p>
  )
}
