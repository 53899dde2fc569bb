import { contactChoiceMachine } from '#machines/contact-choice/contact-choice.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'

/**
 * What links and controls of the home page choose for its contact form, which may be hydrated later. A link has its choice in
 * `data-chooses`, such as `topic=package&package=express`. The bootstrap script also reads that attribute (src/start/bootstrap.ts).
 */
export const contactChoice = pageActor(
  contactChoiceMachine,
  () => ({}),
  {},
  (actor) =>
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-chooses]') : null
      if (!link) return
      const chosen = new URLSearchParams(link.dataset.chooses).get('package')
      actor.send(chosen === null ? { type: 'audit.chosen' } : { type: 'package.chosen', package: chosen })
    }),
)
