import { contactChoiceMachine } from '#machines/contact-choice/contact-choice.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'

/**
 * What links and controls of the page select for its contact form, which may be hydrated later. Links have their choice in `data-chooses`,
 * such as `topic=package&package=express`. The bootstrap also reads it (src/start/bootstrap.ts).
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
