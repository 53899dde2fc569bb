import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Paths of files, by file name. */
export type Files = ReadonlyMap<string, string>

/** A content hash of 32 hexadecimal digits. */
export function hash(...contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const content of contents) sum.update(content)
  return sum.digest('hex').slice(0, 32)
}

/** The content of a file, which is created first if it does not exist. */
export async function remember(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(path).catch(() => undefined)
  if (known) return known
  const made = await make()
  await mkdir(dirname(path), { recursive: true })
  // Written under another name and then renamed, so that a concurrent build never reads a partial file. The name is unique even within the
  // process, because one process can run two builds.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, path)
  return made
}

/** Removes files that an earlier build has left in a folder. */
export async function removeOthers(dir: string, wanted: ReadonlySet<string>): Promise<void> {
  const strays = (await readdir(dir).catch(() => [])).filter((file) => !wanted.has(file))
  await Promise.all(strays.map((file) => rm(join(dir, file), { recursive: true, force: true })))
}
