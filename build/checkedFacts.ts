import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { refusals } from '#content/limits.ts'

// Stops the build, and shows an error in development, when the owner's numbers are outside the limits of texts and drawings.
const refused = refusals(offer, figures)
if (refused.length > 0) throw new Error(refused.join('\n'))
