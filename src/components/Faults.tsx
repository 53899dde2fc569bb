import { messages } from '../content/messages.ts'
import { Button, ButtonRow } from './Button.tsx'
import { Section } from './Section.tsx'

/** Shown in place of a page that failed to render. */
export function PageFault() {
  const { heading, text, reload, home } = messages.pageFailed
  return (
    <Section ground="night" variant="page-head">
      <div role="alert">
        <h1 className="h1">{heading}</h1>
        <p className="lead">{text}</p>
        <ButtonRow>
          <Button variant="filled" onClick={() => location.reload()}>
            {reload}
          </Button>
          <Button variant="outline" href="/">
            {home}
          </Button>
        </ButtonRow>
      </div>
    </Section>
  )
}

/** Shown in place of a part of a page that failed to render. */
export function PartFault({ text }: { text: string }) {
  return (
    <div role="alert">
      <p className="lead">{text}</p>
      <Button variant="outline" onClick={() => location.reload()}>
        {messages.retry}
      </Button>
    </div>
  )
}
