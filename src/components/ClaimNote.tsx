import { css } from '@emotion/react'
import { claimNotes } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'

const styles = css`
  .source {
    font-size: var(--fs-label);
  }
`

/** The condition under which a claim holds and, once the claim is proven, its source. `ClaimedValue` shows the value of the claim. */
export function ClaimNote({ claim }: { claim: Claim }) {
  const { condition, source } = claimNotes(claim)
  return (
    <span css={styles} data-claim={claim.id}>
      {condition} {source && <span className="source">{source}</span>}
    </span>
  )
}
