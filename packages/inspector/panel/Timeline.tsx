/** @jsxImportSource react */
import { useRef } from 'react'
import type { LoadedFile, Session } from '../session.ts'
import { Button } from './Button.tsx'
import { Ruler } from './Ruler.tsx'

interface TimelineProps {
  session: Session
  chosen: string | undefined
}

/** The ruler of recorded time, and the actions on the whole recording. */
export function Timeline({ session, chosen }: TimelineProps) {
  const cursor = session.cursor()
  const file = session.file() ?? (cursor ? undefined : session.offered())
  const fault = session.fault()
  const input = useRef<HTMLInputElement>(null)
  const saved = useRef('')

  const save = async () => {
    const text = new Blob([await session.save()], { type: 'application/jsonl' })
    // Some browsers read the last one after the click.
    URL.revokeObjectURL(saved.current)
    saved.current = URL.createObjectURL(text)
    Object.assign(document.createElement('a'), { href: saved.current, download: 'session.recording.jsonl' }).click()
  }

  return (
    <div className="timeline">
      <Ruler session={session} chosen={chosen} />
      <div className="caption bar">
        <div className="told">
          <p role="status" className={fault ? 'fault' : 'quiet'}>
            {fault ?? statusOf(session, file)}
          </p>
          {/* Not part of the status, which is read out at every step. */}
          {file && (
            <p role="status" className={file.difference ? 'fault' : 'quiet'}>
              {comparisonOf(file)}
            </p>
          )}
        </div>
        {!cursor && session.offered() && (
          <>
            <Button onClick={session.lookAtOffered}>Look at it</Button>
            <Button onClick={session.dismiss}>Dismiss</Button>
          </>
        )}
        <Button aria-label="Save recording" onClick={() => void save()}>
          Save
        </Button>
        <Button aria-label="Load recording" onClick={() => input.current?.click()}>
          Load
        </Button>
        <input
          ref={input}
          type="file"
          accept=".jsonl"
          hidden
          aria-label="Recording"
          onChange={({ target }) => {
            const [picked] = target.files ?? []
            if (picked) void session.loadFile(picked)
            target.value = ''
          }}
        />
      </div>
    </div>
  )
}

/** @param file The file that is shown or offered. */
function statusOf(session: Session, file: LoadedFile | undefined): string {
  const cursor = session.cursor()
  const { entries } = file?.history ?? session.history()
  const count = cursor ? `entry ${cursor.point} of ${entries.length}` : `${entries.length} entries`
  if (file) return `${file.name}: ${count}`
  return session.isFull() ? `The recording is full and has ended: ${count}` : `This session: ${count}`
}

/** Whether the machines of this page do the same as in a file. The list of actors marks those that do not. */
function comparisonOf({ families, difference }: LoadedFile): string {
  if (!difference) return 'The machines of this page do the same.'
  const count = families.filter((family) => family.difference).length
  return `The machines of this page differ in ${count} of ${families.length} families: ${difference.message}`
}
