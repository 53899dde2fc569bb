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
  html:is([data-boot='failed'], [data-code='missing']) & {
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

/** Shown while code is late or missing. Part of every document, and a link: no script may be there to add it or to answer. */
export function CodeNotice() {
  return (
    <p role="status" css={styles}>
      {messages.codeMissing.text} {/* An empty address is that of the page itself. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="">{messages.codeMissing.reload}</a>
    </p>
  )
}
