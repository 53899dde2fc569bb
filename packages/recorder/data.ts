import { changesBetween } from './patch.ts'
import type { Change } from './patch.ts'
import { finish } from './steps.ts'
import { fromPlain } from './values.ts'

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
  /** Makes the plain data, once for each object. Can be interrupted. */
  readonly read: () => Generator<undefined, unknown>
  readonly #before: LiveData | undefined
  #changes: readonly Change[] | undefined

  constructor(value: unknown, before: LiveData | undefined, read: LiveData['read']) {
    this.value = value
    // The names of actors in what has not changed are those of before.
    this.read = before && before.value === value ? before.read : read
    this.#before = before
  }

  get plain(): unknown {
    return finish(this.read())
  }

  get changes(): readonly Change[] {
    const before = this.#before
    return (this.#changes ??= before?.read === this.read ? [] : changesBetween(before?.plain, this.plain, Object.is, MOST_CHANGES))
  }

  /** Makes the plain data of this and of the entry before. Can be interrupted. */
  *prepare(): Generator<undefined, void> {
    if (this.#before) yield* this.#before.read()
    yield* this.read()
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
