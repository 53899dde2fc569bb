import { claimNotes } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'
import { Sample, SampleMark } from './Marks.tsx'

interface ClaimedValueProps {
  readonly claim: Claim
  /** The text to show, containing the value. */
  readonly text: string
  /**
   * The value as written in `text`. Defaults to the claim's own value. If `text` does not contain it, the whole text is treated as the
   * value.
   */
  readonly value?: string | undefined
}

/** A text in which the claimed value has a dashed underline until the claim is proven. Screen readers announce it as a sample. */
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
