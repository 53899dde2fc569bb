import { css } from '@emotion/react'
import { messages } from '../content/messages.ts'
import { plateStyles } from './DeliveryNotice.tsx'

const styles = css`
  display: none;
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
  @media (scripting: none) {
    display: none;
  }
`

/** Says so where the script is late or does not come at all. It stands in the prerendered page, since nothing could bring it. */
export function BootNotice() {
  return (
    <div role="status" css={[plateStyles, styles]}>
      <p>{messages.scriptMissing}</p>
    </div>
  )
}
