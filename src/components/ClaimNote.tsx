import { css } from '@emotion/react'
import { claimNotes } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'
import { SampleMark } from './Marks.tsx'

const styles = css`
  .source {
    font-size: var(--fs-label);
  }
`

interface ClaimNoteProps {
  readonly claim: Claim
  /** False if the text beside it already states the condition. */
  readonly withCondition?: boolean
  /**
   * Whether the claimed value is underlined (`ClaimedValue`): then the mark is only for screen readers, and the section has a
   * `SampleLegend`.
   */
  readonly atValue?: boolean
}

/** The note beside every claim: the condition under which it holds, and its source or, without one, the mark of a sample. */
export function ClaimNote({ claim, withCondition = true, atValue = false }: ClaimNoteProps) {
  const { condition, mark, source } = claimNotes(claim)
  return (
    <span css={styles} data-claim={claim.id}>
      {withCondition && `${condition} `}
      {mark && <SampleMark spoken={atValue}>{mark}</SampleMark>}
      {source && <span className="source">{source}</span>}
    </span>
  )
}
