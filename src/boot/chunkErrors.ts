import type { PartId } from '../../machines/boot/boot.machine.ts'
import type { ServerAnswer } from '../../machines/chunk-recovery/chunk-recovery.machine.ts'

/** What becomes of the code of the page's parts: some of it failed, some of it is late, all of it is there after all. */
export type ChunkNews = 'part.failed' | 'part.late' | 'parts.arrived'

const waiting = new Set<() => void>()
const late = new Set<PartId>()
let tell: (news: ChunkNews) => void = () => undefined

/** Hears of every part of the page that could not be fetched or is late. There is one listener, the notice. */
export function onChunkError(listener: (news: ChunkNews) => void): () => void {
  tell = listener
  // What was missing before anybody listened is missing still.
  if (waiting.size > 0) listener('part.failed')
  if (late.size > 0) listener('part.late')
  return () => {
    tell = () => undefined
  }
}

/** Reports a chunk that failed to load, and resolves when a retry makes sense. */
export function waitForChunk(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    tell('part.failed')
  })
}

/** Says that the code of a part is late, or is no longer. */
export function setLate(part: PartId, isLate: boolean): void {
  if (isLate) {
    late.add(part)
    tell('part.late')
  } else {
    late.delete(part)
    if (late.size + waiting.size === 0) tell('parts.arrived')
  }
}

/** Lets everybody who waits for a missing part try again. */
export function retryChunks(): void {
  const all = [...waiting]
  waiting.clear()
  for (const resolve of all) resolve()
}

/** Names of the script files that a page says it needs. */
const SCRIPT_FILES = /<script data-files="([^"]*)"/

/**
 * Asks the server for the page again, past all caches, and compares what it is made of.
 *
 * Any change of the site's code changes the file name of its entry.
 */
export async function askServer(): Promise<ServerAnswer> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } })
    const files = SCRIPT_FILES.exec(await response.text())?.[1]
    const own = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files
    // Anything but a page of this site comes from an intermediary, such as a captive portal.
    if (files === undefined) return 'unreachable'
    return entryOf(files) === entryOf(own) ? 'same' : 'renewed'
  } catch {
    return 'unreachable'
  }
}

function entryOf(files: string | undefined): string | undefined {
  return files?.split(' ').find((file) => file.includes('entry-client'))
}
