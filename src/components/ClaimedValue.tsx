import { claimNotes } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'
import { Sample, SampleMark } from './Marks.tsx'

interface ClaimedValueProps {
  readonly claim: Claim
  /** The text to show, containing the value. */
  readonly text: string
  /**
   * The value as it is written there; the claim's own by default. If the text does not contain it, the text is the value as a
   * whole.
   */
  readonly value?: string | undefined
}

/** A text whose claimed value has a dashed underline until it is proven; screen readers hear that it is a sample. */
export function ClaimedValue({ claim, text, value = claim.value }: ClaimedValueProps) {
  const { mark } = claimNotes(claim)
  if (mark === null) return text
  const start = text.indexOf(value)
  const end = start + value.length
  return (
    <>
      {start > 0 && text.slice(0, start)}
      <Sample>{start < 0 ? text : value}</Sample>
      {start >= 0 && text.slice(end)}
      <SampleMark spoken> {mark}</SampleMark>
    </>
  )
}
