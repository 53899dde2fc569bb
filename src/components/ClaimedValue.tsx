import { claimNotes } from '../content/marks.ts'
import type { Claim } from '../content/types.ts'

interface ClaimedValueProps {
  readonly claim: Claim
  /** What is to be read, with the value in it. */
  readonly text: string
  /** The value as it is written there; without it, what the claim itself says. A text without it is the value as a whole. */
  readonly value?: string | undefined
}

/** A text whose claimed value is underlined with dashes until it is proven. */
export function ClaimedValue({ claim, text, value = claim.value }: ClaimedValueProps) {
  if (claimNotes(claim).mark === null) return text
  const start = text.indexOf(value)
  if (start < 0) return <span className="sample">{text}</span>
  return (
    <>
      {text.slice(0, start)}
      <span className="sample">{value}</span>
      {text.slice(start + value.length)}
    </>
  )
}
