import { sourceOf } from '#content/marks.ts'
import type { Claim } from '#content/types.ts'

/** The condition under which a claim holds and, once the claim is proven, its source. */
export function ClaimNote({ claim: { condition, evidence } }: { claim: Claim }) {
  return (
    <span data-claim="">
      {condition} {evidence && <span className="small">{sourceOf(evidence)}</span>}
    </span>
  )
}
