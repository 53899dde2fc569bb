import { decoded } from '#addresses.ts'
import { setField } from '#components/setField.ts'

/**
 * Applies a choice in the page's fragment to the fields of its form, at the start and whenever the fragment changes. Then the choice is
 * removed from the address, so that it can be made again, and does not replace what the visitor chooses later.
 *
 * The fragment is the id of an element, whose `data-chooses` lists values by the names of fields, such as `topic=package&package=express`
 * (src/pages/home/sections/contact/Contact.tsx). What others append to the fragment, such as `&utm_source=…`, is cut off. Any other fragment
 * is ignored. The form may be hydrated later: it reads its fields then.
 */
export function followChoices(): void {
  const look = () => {
    const fragment = decoded(location.hash.slice(1))
    const target = choiceIn(fragment)
    if (!target) return
    // The browser has not scrolled there.
    if (`#${target.id}` !== location.hash) target.scrollIntoView()
    for (const choice of target.dataset.chooses!.split('&')) {
      const [name = '', value = ''] = choice.split('=')
      setField(name, value)
    }
    history.replaceState(history.state, '', `#${target.id.replace(/&.*/, '')}`)
  }
  addEventListener('hashchange', look)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look)
  else look()
}

/** The element whose id a fragment is or begins with. Parameters at its end are ignored, and an escaped `&` counts as one. */
function choiceIn(fragment: string): HTMLElement | undefined {
  const [anchor = '', ...parameters] = fragment.replaceAll('&amp;', '&').split(/[&?]/)
  for (let count = parameters.length; count > 0; count -= 1) {
    const target = document.getElementById([anchor, ...parameters.slice(0, count)].join('&'))
    if (target?.dataset.chooses !== undefined) return target
  }
  return undefined
}
