import { contactChoiceMachine } from '#machines/contact-choice/contact-choice.machine.ts'
import { pageActor } from '#runtime/pageActor.ts'

/**
 * What links and controls of the page select for its contact form, which may be hydrated later. Links name their choice in `data-chooses`,
 * as in `topic=package&package=express`, which the bootstrap also reads (src/start/bootstrap.ts).
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
