/** Storages, in the order in which they are used. Each is a function, because browsers that refuse a storage throw when it is named. */
type Storages = readonly (() => Storage)[]

/** Keeps a text for the visit, in this tab. */
export const FOR_THE_VISIT: Storages = [() => sessionStorage]
/** Keeps a text for good or, where the local storage is full or refused, for the visit. */
export const FOR_GOOD: Storages = [() => localStorage, ...FOR_THE_VISIT]

/** What `act` returns; null if it throws, as storages do that are full or refused. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** The stored text; null if there is none. */
export function readStored(storages: Storages, key: string): string | null {
  return storages.map((storage) => attempt(() => storage().getItem(key))).find((text) => text !== null) ?? null
}

/** Stores a text in the place of what is stored; null only removes that. Returns whether a storage has accepted the text. */
export function store(storages: Storages, key: string, text: string | null): boolean {
  for (const storage of storages) attempt(() => storage().removeItem(key))
  return text !== null && storages.some((storage) => attempt(() => storage().setItem(key, text)) !== null)
}
