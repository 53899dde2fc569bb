import { messages } from '#content/messages.ts'
import { styles } from './CodeNotice.styles.ts'

/**
 * Shown while the page's JavaScript is late or missing. It is part of every document and handled by the bootstrap, because that may be the
 * only script that has loaded.
 */
export function CodeNotice() {
  return (
    <p role="status" css={styles} className="t-deep">
      {messages.codeMissing.text}{' '}
      <button type="button" data-reload="">
        {messages.codeMissing.reload}
      </button>
    </p>
  )
}
