import { css } from '@emotion/react'
import { messages } from '#content/messages.ts'

const styles = css`
  display: none;
  /* In the flow at the end of the page, so that it covers nothing there. */
  position: sticky;
  z-index: 25;
  bottom: 0;
  padding: 1rem;
  background: var(--night-950);
  color: var(--white);
  --focus: var(--yellow-400);
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--yellow-400);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  html:is([data-boot='failed'], [data-code='missing']) & {
    display: block;
  }
  /* Shown ten seconds after the first paint, so not while nobody sees the page. CSS measures this time, because there is no engine yet. */
  html[data-boot='waiting'][data-painted] & {
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

/**
 * Shown while the page's JavaScript is late or missing. It is part of every document and handled by the bootstrap, because that may be the
 * only script that has loaded.
 */
export function CodeNotice() {
  return (
    <p role="status" css={styles}>
      {messages.codeMissing.text}{' '}
      <button type="button" data-reload="">
        {messages.codeMissing.reload}
      </button>
    </p>
  )
}
