import type { Machines, Recording } from '@drei-tage/recorder'
import { messageOf } from '@drei-tage/recorder/internal'
import { inTurns } from './inTurns.ts'
import { readFile } from './loadedFile.ts'
import type { LoadedFile } from './loadedFile.ts'
import type { createReport } from './report.ts'
import type { View } from './view.ts'

/** Reads recorded files, and shows or offers them. */
export function createFiles(view: View, report: ReturnType<typeof createReport>, logics: () => Machines, choose: (actor: string) => void) {
  let offered: LoadedFile | undefined
  let reading: Promise<unknown> | undefined

  /** Passes on what it has read, unless something else is read meanwhile. If the file is invalid, `fault` says why. */
  async function read(name: string, recorded: string | Recording, then: (file: LoadedFile) => void): Promise<void> {
    report.begin()
    const file = inTurns(readFile(name, recorded, logics()))
    reading = file
    try {
      const found = await file
      if (reading === file) then(found)
    } catch (error) {
      if (reading === file) report.refuse(messageOf(error))
    }
  }

  function show(file: LoadedFile | undefined): void {
    if (!file) return
    report.begin()
    if (file.difference?.actor) choose(file.difference.actor)
    view.show(file)
  }

  function offer(file: LoadedFile | undefined): void {
    reading = undefined
    offered = file
    report.begin()
  }

  const load = (name: string, text: string) => read(name, text, show)

  return {
    /**
     * Shows the end of a recorded file or, if it differs from the machines of this page, the first difference with its actor chosen. If the
     * file is invalid, `fault()` says why, and the previous view stays. The page goes on while the file is read.
     */
    load,
    /** Reads a file and loads it. */
    loadFile: (file: { readonly name: string; text(): Promise<string> }): Promise<void> =>
      file.text().then(
        (text) => load(file.name, text),
        () => report.refuse(`${file.name} cannot be read.`),
      ),
    /** Reads a recording like `load`, but does not show it until `lookAtOffered()` is called. */
    offer: (name: string, recorded: string | Recording): Promise<void> => read(name, recorded, offer),
    offered: () => offered,
    lookAtOffered: (): void => show(offered),
    /** Takes back what is offered. */
    dismiss: (): void => offer(undefined),
  }
}
