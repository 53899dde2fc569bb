/** @jsxImportSource react */
import { testOf } from '@drei-tage/recorder'
import type { MachineImport } from '@drei-tage/recorder'
import { useState } from 'react'
import type { Session } from '../session.ts'

interface CopyAsTestProps {
  session: Session
  actor: string
  importOf: ((machineId: string) => MachineImport) | undefined
}

/** What the chosen actor did, as a test that passes as it is: copied to the clipboard, or shown where that is not allowed. */
export function CopyAsTest({ session, actor, importOf }: CopyAsTestProps) {
  const [copied, setCopied] = useState<{ text: string; isInClipboard: boolean }>()
  const copy = async () => {
    const text = testOf(session.shownRecording(), actor, importOf)
    const isInClipboard = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied({ text, isInClipboard })
  }
  return (
    <section className="copy" aria-label="Copy as a test">
      <button type="button" className="text-button" onClick={() => void copy()}>
        Copy as test
      </button>
      {copied?.isInClipboard && (
        <p role="status" className="hint">
          {copied.text.split('\n').length} lines are in the clipboard.
        </p>
      )}
      {copied && !copied.isInClipboard && <textarea aria-label="Test" rows={8} readOnly value={copied.text} />}
    </section>
  )
}
