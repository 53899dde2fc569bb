import type { Package } from '../../content/types.ts'

/** What a link further up chooses in the contact form: a package, or the audit. */
export type ContactChoice = { readonly package: Package['id'] } | { readonly topic: 'audit' }

/** What was chosen last, until the contact form takes it over. */
let chosen: ContactChoice | undefined
const listeners = new Set<(choice: ContactChoice) => void>()

/** Chosen on a link. The contact form may come to life later than that. */
export function choose(choice: ContactChoice): void {
  chosen = listeners.size === 0 ? choice : undefined
  for (const listener of listeners) listener(choice)
}

/** Calls back with every choice, and at once with one that nobody has taken over yet. Returns the way out. */
export function onChosen(listener: (choice: ContactChoice) => void): () => void {
  if (chosen) listener(chosen)
  chosen = undefined
  listeners.add(listener)
  return () => listeners.delete(listener)
}
