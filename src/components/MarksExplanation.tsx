import { css } from '@emotion/react'
import { marks } from '#content/marks.ts'
import { SampleMark } from './Marks.tsx'

const styles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: baseline;
  > span:last-child {
    flex: 1 1 20em;
    max-width: 46em;
  }
`

/**
 * Explains the marks of samples. Used once on every page that has such marks.
 *
 * @param mark One of the marks, shown beside the explanation.
 */
export function MarksExplanation({ mark }: { mark?: string }) {
  return (
    <p className="small quiet" css={styles} data-marks-explained>
      {mark && <SampleMark>{mark}</SampleMark>} <span>{marks.explanation}</span>
    </p>
  )
}
