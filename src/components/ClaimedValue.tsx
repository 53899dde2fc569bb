import { claimNotes } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'
import { Sample } from './Marks.tsx'

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

/** A text whose claimed value has a dashed underline until it is proven. */
export function ClaimedValue({ claim, text, value = claim.value }: ClaimedValueProps) {
  if (claimNotes(claim).mark === null) return text
  const start = text.indexOf(value)
  if (start < 0) return <Sample>{text}</Sample>
  return (
    <>
      {text.slice(0, start)}
      <Sample>{value}</Sample>
      {text.slice(start + value.length)}
    </>
  )
}
