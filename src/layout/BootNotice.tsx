import { css } from '@emotion/react'
import { messages } from '../content/messages.ts'

const styles = css`
  display: none;
  /* In its own place at the end, so that it covers nothing there. */
  position: sticky;
  z-index: 25;
  bottom: 0;
  padding: 1rem;
  background: var(--night-950);
  color: var(--white);
  html[data-boot='failed'] & {
    display: block;
  }
  /* Nobody is there yet to measure the time: ten seconds after the page has been laid out. */
  html[data-boot='waiting'] & {
    display: block;
    visibility: hidden;
    animation: show-notice 1ms 10s forwards;
  }
  @keyframes show-notice {
    to {
      visibility: visible;
    }
  }
`

/** Says so where the script is late or does not come at all. It stands in the prerendered page, since nothing could bring it. */
export function BootNotice() {
  return (
    <p role="status" css={styles}>
      {messages.scriptMissing}
    </p>
  )
}
