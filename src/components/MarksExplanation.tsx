import { marks } from '#content/marks.ts'
import { explanationStyles } from './Marks.styles.ts'
import { SampleMark } from './Marks.tsx'

/**
 * Explains the marks of samples. Used once on every page that has such marks.
 *
 * @param mark One of the marks, shown beside the explanation.
 */
export function MarksExplanation({ mark }: { mark?: string }) {
  return (
    <p className="small quiet" css={explanationStyles} data-marks-explained>
      {mark && <SampleMark>{mark}</SampleMark>} <span>{marks.explanation}</span>
    </p>
  )
}
