import type { Package } from '../../content/types.ts'

type PackageId = Package['id']

/** The package whose button was pressed last, until the contact form has read it. */
let chosen: PackageId | undefined
const listeners = new Set<(id: PackageId) => void>()

/** Chosen on a package's card. The contact form may come to life later than that. */
export function choosePackage(id: PackageId): void {
  chosen = listeners.size === 0 ? id : undefined
  for (const listener of listeners) listener(id)
}

/** Calls back with every choice, and immediately with one that is still unread. Returns the unsubscribe function. */
export function onPackageChosen(listener: (id: PackageId) => void): () => void {
  if (chosen) listener(chosen)
  chosen = undefined
  listeners.add(listener)
  return () => listeners.delete(listener)
}
