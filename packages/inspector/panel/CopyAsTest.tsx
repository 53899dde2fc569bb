/** @jsxImportSource react */
import { useState } from 'react'
import type { Session } from '../session.ts'
import { Button } from './Button.tsx'

interface CopyAsTestProps {
  session: Session
  actor: string
}

/**
 * Writes a test of what the chosen actor did and copies it to the clipboard. If the clipboard is not available, shows the test. Also
 * says what would make the test fail, and why, and what it does not compare.
 */
export function CopyAsTest({ session, actor }: CopyAsTestProps) {
  const [copied, setCopied] = useState<{ text: string; hint: string; isInClipboard: boolean }>()
  const copy = async () => {
    const { text, hint } = await testOf({ session, actor })
    const write = async () => text !== '' && (await navigator.clipboard.writeText(text), true)
    setCopied({ text, hint, isInClipboard: await write().catch(() => false) })
  }
  return (
    <section className="copy" aria-label="Copy as a test">
      <Button onClick={() => void copy()}>Copy as test</Button>
      {copied?.isInClipboard && (
        <p role="status" className="quiet">
          {copied.text.split('\n').length} lines are in the clipboard.
        </p>
      )}
      {copied?.hint && (
        <p role="status" className="quiet">
          {copied.hint}
        </p>
      )}
      {copied?.text && !copied.isInClipboard && <textarea className="field" aria-label="Test" rows={8} readOnly value={copied.text} />}
    </section>
  )
}

/** The test, or an empty text, and what has to be said about it. */
async function testOf({ session, actor }: CopyAsTestProps): Promise<{ text: string; hint: string }> {
  try {
    const { text, remarks } = await session.testOf(actor)
    return { text, hint: remarks.join(' ') }
  } catch (error) {
    return { text: '', hint: `There is no test: ${(error as Error).message}` }
  }
}
