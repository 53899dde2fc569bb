import { messages } from '../content/messages.ts'
import { Section } from './Section.tsx'

/** What stands in place of a page that could not be shown. */
export function PageFault() {
  const { heading, text, reload, home } = messages.pageFailed
  return (
    <Section ground="night" className="page-head">
      <div role="alert">
        <h1 className="h1">{heading}</h1>
        <p className="lead">{text}</p>
        <div className="button-row">
          <button type="button" className="button button-filled" onClick={() => location.reload()}>
            {reload}
          </button>
          <a className="button button-outline" href="/">
            {home}
          </a>
        </div>
      </div>
    </Section>
  )
}

/** What stands in place of a part of a page that could not be shown. */
export function PartFault({ text }: { text: string }) {
  return (
    <div role="alert">
      <p className="lead">{text}</p>
      <button type="button" className="button button-outline" onClick={() => location.reload()}>
        {messages.retry}
      </button>
    </div>
  )
}
