import { createActor } from 'xstate'
import type { Actor } from 'xstate'
import { chunkRecoveryMachine } from '../../machines/chunk-recovery/chunk-recovery.machine.ts'
import type { ServerAnswer } from '../../machines/chunk-recovery/chunk-recovery.machine.ts'
import { actorOptions } from '../actors/actorOptions.ts'
import { setServerSnapshot } from '../actors/viewStore.ts'

let actor: Actor<typeof chunkRecoveryMachine> | undefined

/** The page's only chunk-recovery actor. Started on first use: an inspector has attached by then. */
export function chunkRecovery(): Actor<typeof chunkRecoveryMachine> {
  actor ??= startChunkRecovery()
  return actor
}

function startChunkRecovery(): Actor<typeof chunkRecoveryMachine> {
  const recovery = createActor(chunkRecoveryMachine, actorOptions())
  const prerendered = recovery.getSnapshot()
  setServerSnapshot(recovery, () => prerendered)
  recovery.on('server.ask', () => void askServer().then((answer) => recovery.send({ type: 'server.answered', answer })))
  return recovery.start()
}

/**
 * Reports a part whose code failed to load, and resolves when a retry makes sense.
 *
 * @param part Its name in a recording.
 */
export function untilFetchedAgain(part: string): Promise<void> {
  const recovery = chunkRecovery()
  return new Promise((resolve) => {
    const order = recovery.on('parts.fetch', () => {
      order.unsubscribe()
      resolve()
    })
    recovery.send({ type: 'part.failed', part })
  })
}

/** The script files listed in a page's markup. */
const SCRIPT_FILES = /<script data-files="([^"]*)"/

/**
 * Requests the page from the server again, bypassing all caches, and compares its script files.
 *
 * Any change to the site's code changes the file name of its entry.
 */
async function askServer(): Promise<ServerAnswer> {
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
