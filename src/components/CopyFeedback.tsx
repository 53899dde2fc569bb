import { css } from '@emotion/react'
import { copyFeedbackMachine } from '#machines/copy-feedback/copy-feedback.machine.ts'
import { copyFeedbackView } from '#machines/copy-feedback/copy-feedback.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { messages } from '#content/messages.ts'
import { Button } from './Button.tsx'
import { copyText } from './copyText.ts'
import { Icon } from './Icon.tsx'

const styles = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  .copy {
    --h: 3rem;
    width: auto;
    justify-content: center;
    gap: 0.75rem;
  }
  .copy-message {
    font: 500 var(--fs-small) / 1.4 var(--font-display);
  }
  @media (scripting: none) {
    display: none;
  }
`

/** Copies a text and says whether that worked. The text must be visible beside the button, for browsers without clipboard access. */
export function CopyFeedback({ text, label }: { text: () => string; label: string }) {
  const { state, message, copy } = useCopyFeedback(text)
  return (
    <div css={styles} data-machine="copy-feedback" data-state={state}>
      <Button variant="outline" className="copy" onClick={copy}>
        <Icon name="copy" />
        {label}
      </Button>
      <span className="copy-message" role="status">
        {message}
      </span>
    </div>
  )
}

/** What a copy button does, and what the page says about it. */
export function useCopyFeedback(text: () => string) {
  const feedback = useMachineActor(copyFeedbackMachine, { texts: messages.copying })
  const view = useMachineView(feedback, copyFeedbackView)
  const copy = () => {
    copyText(text()).then(
      () => feedback.send({ type: 'copy.succeeded' }),
      () => feedback.send({ type: 'copy.failed' }),
    )
  }
  return { ...view, copy }
}
