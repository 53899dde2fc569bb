import { changesBetween } from './patch.ts'
import type { Change } from './patch.ts'
import { finish } from './steps.ts'
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
  readonly #read: Reader
  readonly #path: string
  readonly #at: number
  #changes: readonly Change[] | undefined

  /**
   * @param path Where it is in an entry, as a JSON Pointer.
   * @param at When its actors had the names to use. If it has not changed, those in the data before count.
   */
  constructor(value: unknown, before: LiveData | undefined, read: Reader, path: string, at: number) {
    this.value = value
    this.#before = before
    this.#read = read
    this.#path = path
    this.#at = before && before.value === value ? before.#at : at
  }

  get plain(): unknown {
    return finish(this.#readPlain())
  }

  get changes(): readonly Change[] {
    const { value } = this
    return (this.#changes ??= this.#before?.value === value ? [] : changesBetween(this.#before?.plain, this.plain, Object.is, MOST_CHANGES))
  }

  /** The reader makes it once for each object. */
  #readPlain(): Generator<undefined, unknown> {
    return this.#read.plain(this.value, this.#path, this.#at)
  }

  /** Makes the plain data of this and of the entry before. Can be interrupted. */
  *prepare(): Generator<undefined, void> {
    if (this.#before) yield* this.#before.#readPlain()
    yield* this.#readPlain()
  }
}

/** Makes it quick to look at data, step by step. */
export function* prepare(data: Pick<Data, 'plain'> | undefined): Generator<undefined, void> {
  if (data instanceof LiveData) yield* data.prepare()
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
