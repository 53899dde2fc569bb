import { claims } from './facts/claims.ts'
import { caseStudies, testimonials } from './facts/clients.ts'
import { successCases } from './facts/success-cases.ts'
import { storySections, team } from './facts/people.ts'
import type { Claim, Sample } from './types.ts'

const anySample = (...lists: readonly (readonly Partial<Sample>[])[]) => lists.some((list) => list.some(({ sample }) => sample === true))

const { funnelRates, ...homeClaims } = claims
const unproven = (list: readonly Claim[]) => list.some(({ evidence }) => evidence === null)

/** Which of the pages that may carry marks of samples do, and so explain them. Legal pages look into their own text. */
export const isMarked = {
  home: unproven(Object.values(homeClaims)) || anySample(caseStudies, testimonials),
  funnel: unproven([funnelRates]) || anySample(successCases),
  about: anySample(storySections, team),
}
