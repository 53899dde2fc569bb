import { machineIdOf } from '@drei-tage/recorder/internal'

/**
 * By actor of the page: the recorded actor that stands for it. In the live session that is the actor itself, if it existed at the
 * selected moment. Otherwise it is the recorded actor at the same position among the actors of the same machine, because a remounted
 * part of the page has a new actor. Actors without a counterpart are left out.
 *
 * @param then The actors that existed at the selected moment.
 * @param living The actors of the page that exist now.
 * @param isFile Whether a loaded file is shown: its actors are not those of the page, even if they have the same names.
 */
export function counterpartsOf(then: readonly string[], living: readonly string[], isFile: boolean): Map<string, string> {
  // In the live session, actors that existed then and still exist are shown as themselves, so they are not matched by position.
  const now = new Set(living)
  const stayed = new Set(isFile ? [] : then.filter((actor) => now.has(actor)))
  const free = new Map<string, string[]>()
  for (const actor of then) {
    if (stayed.has(actor)) continue
    const ofMachine = free.get(machineIdOf(actor))
    if (ofMachine) ofMachine.push(actor)
    else free.set(machineIdOf(actor), [actor])
  }
  const found = new Map<string, string>()
  for (const name of living) {
    const counterpart = stayed.has(name) ? name : free.get(machineIdOf(name))?.shift()
    if (counterpart !== undefined) found.set(name, counterpart)
  }
  return found
}
