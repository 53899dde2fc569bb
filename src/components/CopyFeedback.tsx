import { useRef } from 'react'
import { copyFeedbackMachine } from '#machines/copy-feedback/copy-feedback.machine.ts'
import type { CopyFeedbackTexts } from '#machines/copy-feedback/copy-feedback.machine.ts'
import { copyFeedbackView } from '#machines/copy-feedback/copy-feedback.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { messages } from '#content/messages.ts'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'
import { Icon } from './Icon.tsx'

/** Copies a text and says whether that worked. The text must be visible beside the button, for browsers without clipboard access. */
export function CopyFeedback({ text, label }: { text: () => string; label: string }) {
  const { state, message, copy } = useCopyFeedback(text)
  return (
    <Row className="with-script small" data-machine="copy-feedback" data-state={state}>
      <Button variant="outline" data-size="small" onClick={copy}>
        <Icon name="copy" />
        {label}
      </Button>
      <span role="status">{message}</span>
    </Row>
  )
}

/** What a copy button does, and what the page says about it. `shared` is to be called when the text has been shared instead. */
export function useCopyFeedback(text: () => string, texts: CopyFeedbackTexts = messages.copying) {
  const feedback = useMachineActor(copyFeedbackMachine, { texts })
  const view = useMachineView(feedback, copyFeedbackView)
  const latest = useRef<Promise<void>>(undefined)
  const copy = () => {
    // Rejects if the browser denies access, or has no clipboard, as in insecure contexts.
    const copying = (async () => navigator.clipboard.writeText(text()))()
    latest.current = copying
    // While the browser asks for permission, the visitor may press again. Only the last press counts.
    const tell = (type: 'copy.succeeded' | 'copy.failed') => () => copying === latest.current && feedback.send({ type })
    copying.then(tell('copy.succeeded'), tell('copy.failed'))
  }
  return { ...view, copy, shared: () => feedback.send({ type: 'share.succeeded' }) }
}
