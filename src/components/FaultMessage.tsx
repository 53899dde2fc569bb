import { messages } from '../content/messages.ts'
import { Section } from './Section.tsx'

/** What stands in place of a page that could not be shown. */
export function FaultMessage() {
  return (
    <Section ground="nacht" className="page-head">
      <div role="alert">
        <h1 className="h1">{messages.pageFailed.heading}</h1>
        <p className="lead">{messages.pageFailed.text}</p>
        <div className="button-row">
          <button type="button" className="button button-filled" onClick={() => location.reload()}>
            {messages.pageFailed.reload}
          </button>
          <a className="button button-outline" href="/">
            {messages.pageFailed.home}
          </a>
        </div>
      </div>
    </Section>
  )
}
