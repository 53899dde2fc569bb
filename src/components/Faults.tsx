import { useEffect } from 'react'
import { useDelivery } from '../app/useDelivery.ts'
import { messages } from '../content/messages.ts'
import { Section } from './Section.tsx'

/**
 * What stands in place of a page that could not be shown.
 *
 * Where the site was published anew while it was open, the page is there and only its old code is gone: then the page,
 * which the visitor has just asked for, is opened afresh.
 */
export function PageFault() {
  const { state, notice, send } = useDelivery()
  useEffect(() => send({ type: 'part.failed' }), [send])
  useEffect(() => {
    if (state === 'renewed') location.reload()
  }, [state])
  if (notice === undefined || notice === 'renewed') return null

  const { heading, text, reload, home } = messages.pageFailed
  return (
    <Section ground="nacht" className="page-head">
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
