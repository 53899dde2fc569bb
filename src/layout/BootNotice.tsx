import { css } from '@emotion/react'
import { messages } from '../content/messages.ts'

const styles = css`
  display: none;
  /* In the flow at the end of the page, so that it covers nothing there. */
  position: sticky;
  z-index: 25;
  bottom: 0;
  padding: 1rem;
  background: var(--night-950);
  color: var(--white);
  html[data-boot='failed'] & {
    display: block;
  }
  /* There is no engine yet to measure time, so CSS does: ten seconds after the first layout. */
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

/** Shown while the script is late or after it failed to load. Part of the prerendered page, since no script could add it. */
export function BootNotice() {
  return (
    <p role="status" css={styles}>
      {messages.scriptMissing}
    </p>
  )
}
