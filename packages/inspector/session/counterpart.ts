import { machineIdOf } from '@drei-tage/recorder'

/**
 * The recorded actor whose snapshot the page shows for its actor `name`. In the live session that is the actor itself, if it existed at
 * the selected moment. Otherwise it is the recorded actor at the same position among the actors of the same machine, because a remounted
 * part of the page has a new actor.
 *
 * @param then The actors that existed at the selected moment.
 * @param living The actors of the page that exist now.
 * @param isFile Whether a loaded file is shown: its actors are not those of the page, even if they have the same names.
 */
export function counterpartOf(name: string, then: readonly string[], living: readonly string[], isFile: boolean): string | undefined {
  const ofMachine = (actors: readonly string[]) => actors.filter((actor) => machineIdOf(actor) === machineIdOf(name))
  if (!isFile && then.includes(name)) return name
  // In the live session, actors that existed then and still exist are shown as themselves, so they are not matched by position.
  const now = ofMachine(living).filter((actor) => isFile || !then.includes(actor))
  const free = ofMachine(then).filter((actor) => isFile || !living.includes(actor))
  return free[now.indexOf(name)] ?? (isFile ? undefined : name)
}
