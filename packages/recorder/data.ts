import { changesBetween } from './patch.ts'
import type { Change } from './patch.ts'
import { fromPlain } from './values.ts'
import type { Reader } from './values.ts'

/** What an actor holds: the context of a machine, and `{ context, output, error }` of any other actor. */
export interface Data {
  /** The object itself, as it belongs to XState. From a file, it is decoded when it is looked at. */
  readonly value: unknown
  /** The same as plain data, made when it is looked at. */
  readonly plain: unknown
  /** How the plain data differs from that of the actor's previous entry, as JSON Patch. A start adds the whole. */
  readonly changes: readonly Change[]
}

/** More changes to one list say less than the list, and take more space. */
const MOST_CHANGES = 1_000

/** Data of a running session. It is kept, and not read before somebody saves, compares or looks. */
export class LiveData implements Data {
  readonly value: unknown
  readonly #before: LiveData | undefined
  /** The first data with this value: only that is read. */
  readonly #first: LiveData
  readonly #read: Reader
  readonly #path: string
  readonly #at: number
  #plain: unknown
  #changes: readonly Change[] | undefined

  /**
   * @param path Where it is in an entry, as a JSON Pointer.
   * @param at When its actors had the names to use.
   */
  constructor(value: unknown, before: LiveData | undefined, read: Reader, path: string, at: number) {
    this.value = value
    this.#before = before
    this.#first = before && before.value === value ? before.#first : this
    this.#read = read
    this.#path = path
    this.#at = at
  }

  get plain(): unknown {
    const first = this.#first
    return (first.#plain ??= first.#read.plain(this.value, first.#path, first.#at))
  }

  get changes(): readonly Change[] {
    return (this.#changes ??= this.#first === this ? changesBetween(this.#before?.plain, this.plain, Object.is, MOST_CHANGES) : [])
  }
}

/** Data from a file. */
export class FileData implements Data {
  readonly plain: unknown
  readonly changes: readonly Change[]
  #value: unknown

  constructor(plain: unknown, changes: readonly Change[] = []) {
    this.plain = plain
    this.changes = changes
  }

  get value(): unknown {
    return (this.#value ??= fromPlain(this.plain))
  }
}
