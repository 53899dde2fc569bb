import { css } from '@emotion/react'

export const styles = css`
  display: none;
  /* In the flow at the end of the page, so that it covers nothing there. */
  position: sticky;
  z-index: 25;
  bottom: 0;
  padding: 1rem;
  background: var(--bg);
  color: var(--fg);
  button {
    min-height: 44px;
    color: var(--link);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  html:is([data-boot='failed'], [data-code='missing']) & {
    display: block;
  }
  /* Shown when the scripts of a page that somebody sees have taken ten seconds. CSS measures this time, because there is no engine yet. */
  html[data-boot='waiting'][data-awaited] & {
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
