import type { Machines, Recording } from '@drei-tage/recorder'
import { messageOf } from '@drei-tage/recorder/internal'
import { readFile } from './loadedFile.ts'
import type { LoadedFile } from './loadedFile.ts'
import type { createReport } from './report.ts'
import type { View } from './view.ts'

/** Reads recorded files, and shows or offers them. */
export function createFiles(view: View, report: ReturnType<typeof createReport>, logics: () => Machines, choose: (actor: string) => void) {
  let offered: LoadedFile | undefined

  /** Returns undefined if the file is invalid; `fault` then says why. */
  function read(name: string, recorded: string | Recording): LoadedFile | undefined {
    report.begin()
    try {
      return readFile(name, recorded, logics())
    } catch (error) {
      report.refuse(messageOf(error))
      return undefined
    }
  }

  function show(file: LoadedFile | undefined): void {
    if (!file) return
    report.begin()
    if (file.difference?.actor) choose(file.difference.actor)
    view.show(file)
  }

  function offer(file: LoadedFile | undefined): void {
    offered = file
    report.changed()
  }

  return {
    /**
     * Shows the end of a recorded file or, if it differs from the machines of this page, the first difference with its actor chosen. If the
     * file is invalid, `fault()` says why, and the previous view stays.
     */
    load: (name: string, text: string): void => show(read(name, text)),
    /** Reads a file and loads it. */
    loadFile: (file: { readonly name: string; text(): Promise<string> }): Promise<void> =>
      file.text().then(
        (text) => show(read(file.name, text)),
        () => report.refuse(`${file.name} cannot be read.`),
      ),
    /** Reads a recording like `load`, but does not show it until `lookAtOffered()` is called. */
    offer: (name: string, recorded: string | Recording): void => offer(read(name, recorded)),
    offered: () => offered,
    lookAtOffered: (): void => show(offered),
    /** Takes back what is offered. */
    dismiss: (): void => offer(undefined),
  }
}
