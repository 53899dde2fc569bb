import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A name for contents: 32 hexadecimal digits that change when they do. */
export function hash(...contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const content of contents) sum.update(content)
  return sum.digest('hex').slice(0, 32)
}

/** The files of a folder; none where there is no folder. */
export async function filesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch(() => [])
}

/** The content of a file, made and written first where it is missing. */
export async function remember(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(path).catch(() => undefined)
  if (known) return known
  const made = await make()
  await mkdir(dirname(path), { recursive: true })
  // Moved into place whole, so that a build running at the same time never reads half a file. The name is unique:
  // two builds may run in one process.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, path)
  return made
}

/** Removes what an earlier build left in a folder. */
export async function removeOthers(dir: string, wanted: ReadonlySet<string>): Promise<void> {
  const strays = (await filesIn(dir)).filter((file) => !wanted.has(file))
  await Promise.all(strays.map((file) => rm(join(dir, file), { recursive: true, force: true })))
}
