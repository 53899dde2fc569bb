import { claimNotes } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'

/** The condition under which a claim holds and, once the claim is proven, its source. `ClaimedValue` shows the value of the claim. */
export function ClaimNote({ claim }: { claim: Claim }) {
  const { condition, source } = claimNotes(claim)
  return (
    <span data-claim="">
      {condition} {source && <span className="small">{source}</span>}
    </span>
  )
}
