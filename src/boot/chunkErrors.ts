import type { ServerAnswer } from '../../machines/delivery/delivery.machine.ts'

const waiting = new Set<() => void>()
let tell: () => void = () => undefined

/** Hears of every part of the page that could not be fetched. There is one listener, the notice. */
export function onChunkError(listener: () => void): () => void {
  tell = listener
  // What was missing before anybody listened is missing still.
  if (waiting.size > 0) listener()
  return () => {
    tell = () => undefined
  }
}

/** Says that a part is missing, and resolves when it is worth another attempt. */
export function waitForChunk(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    tell()
  })
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
 * Any change of the site's code gives its entry another name.
 */
export async function askServer(): Promise<ServerAnswer> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } })
    const files = SCRIPT_FILES.exec(await response.text())?.[1]
    const own = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files
    // Anything else than a page of this site comes from somebody on the way, such as a hotel's login.
    if (files === undefined) return 'unreachable'
    return entryOf(files) === entryOf(own) ? 'same' : 'renewed'
  } catch {
    return 'unreachable'
  }
}

function entryOf(files: string | undefined): string | undefined {
  return files?.split(' ').find((file) => file.includes('entry-client'))
}
