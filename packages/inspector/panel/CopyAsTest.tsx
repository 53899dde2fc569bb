/** @jsxImportSource react */
import type { MachineImport } from '@drei-tage/recorder'
import { useState } from 'react'
import type { CopiedTest, Session } from '../session.ts'

interface CopyAsTestProps {
  session: Session
  actor: string
  importOf: ((machineId: string) => MachineImport) | undefined
}

/**
 * Writes a test of what the chosen actor did and copies it to the clipboard. If the clipboard is not available, shows the test. Also
 * says what would make the test fail, and why.
 */
export function CopyAsTest({ session, actor, importOf }: CopyAsTestProps) {
  const [copied, setCopied] = useState<CopiedTest & { isInClipboard: boolean }>()
  const copy = async () => {
    const test = session.testOf(actor, importOf)
    const isInClipboard = await navigator.clipboard.writeText(test.text).then(
      () => true,
      () => false,
    )
    setCopied({ ...test, isInClipboard })
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
      {(copied?.difference ?? copied?.reason) && (
        <p role="status" className="hint">
          {copied.difference ? `It does not pass: ${copied.difference.message}` : 'It may not pass.'} {copied.reason}
        </p>
      )}
      {copied && !copied.isInClipboard && <textarea aria-label="Test" rows={8} readOnly value={copied.text} />}
    </section>
  )
}
