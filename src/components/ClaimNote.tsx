import { css } from '@emotion/react'
import { claimNotes } from '../content/marks.ts'
import type { Claim } from '../content/types.ts'

const styles = css`
  .source {
    font-size: var(--fs-label);
  }
`

interface ClaimNoteProps {
  readonly claim: Claim
  /** False where the text beside it is the condition already. */
  readonly withCondition?: boolean
}

/** What stands beside every claim: on what condition it holds, and its source or, without one, the mark of a sample. */
export function ClaimNote({ claim, withCondition = true }: ClaimNoteProps) {
  const { condition, mark, source } = claimNotes(claim)
  return (
    <span css={styles} data-claim={claim.id}>
      {withCondition && `${condition} `}
      {mark && <span className="sample-mark">{mark}</span>}
      {source && <span className="source">{source}</span>}
    </span>
  )
}
