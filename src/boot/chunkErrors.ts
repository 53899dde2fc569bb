import type { ServerAnswer } from '../../machines/chunk-recovery/chunk-recovery.machine.ts'

const waiting = new Set<() => void>()
let tell: () => void = () => undefined

/** Calls `listener` for every chunk that fails to load. There is one listener, the notice. */
export function onChunkError(listener: () => void): () => void {
  tell = listener
  // Chunks that failed before the notice was mounted are still missing.
  if (waiting.size > 0) listener()
  return () => {
    tell = () => undefined
  }
}

/** Reports a chunk that failed to load, and resolves when a retry makes sense. */
export function waitForChunk(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    tell()
  })
}

/** Lets all callers of `waitForChunk` retry. */
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
