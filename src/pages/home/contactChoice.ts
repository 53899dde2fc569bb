import { contactChoiceMachine } from '#machines/contact-choice/contact-choice.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'

/** What controls of the home page choose for its contact form, which may be hydrated later. Links choose by their address instead. */
export const contactChoice = pageActor(contactChoiceMachine, () => ({}), {})
