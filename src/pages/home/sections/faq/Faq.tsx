import { useEffect, useRef } from 'react'
import { faqMachine } from '../../../../../machines/faq/faq.machine.ts'
import { faqView } from '../../../../../machines/faq/faq.view.ts'
import { useMachineActor, useMachineView } from '../../../../actors/useMachineActor.ts'
import { BookingLink } from '../../../../components/BookingLink.tsx'
import { Section, TwoSpeeds } from '../../../../components/Section.tsx'
import { faqItems, faqSection } from '../../../../content/home/faq.ts'
import type { FaqItem } from '../../../../content/types.ts'
import { faqStyles } from './Faq.styles.ts'

/** Eight questions, at most one of them open. */
export function Faq() {
  const faq = useMachineActor(faqMachine, { questionCount: faqItems.length })
  const { state, openIndex } = useMachineView(faq, faqView)
  return (
    <Section ground="papier" id="fragen" hour={'64\u00a0h'} day={'Tag\u00a03'} labelledBy="fragen-titel">
      <div className="grid12" css={faqStyles}>
        <div className="aside">
          <h2 className="h2" id="fragen-titel">
            <TwoSpeeds heading={faqSection.heading} />
          </h2>
          <p className="lead quiet">{faqSection.lead}</p>
          <BookingLink label={faqSection.booking.label} />
        </div>
        <div className="questions" data-machine="faq" data-state={state}>
          {faqItems.map((item, index) => (
            <Question
              key={item.id}
              item={item}
              open={index === openIndex}
              onToggle={() => faq.send({ type: 'question.toggled', index })}
              onFound={() => faq.send({ type: 'found.in-page', index })}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}

interface QuestionProps {
  item: FaqItem
  open: boolean
  onToggle: () => void
  /** The browser's own search has found something in the closed answer. */
  onFound: () => void
}

function Question({ item, open, onToggle, onFound }: QuestionProps) {
  const answer = useRef<HTMLDivElement>(null)

  // React knows `hidden` only as yes or no. Set here, the answer stays readable where no script runs.
  useEffect(() => {
    if (open) answer.current?.removeAttribute('hidden')
    else answer.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const node = answer.current
    node?.addEventListener('beforematch', onFound)
    return () => node?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <div className="question" data-open={open}>
      <h3>
        <button type="button" id={`frage-${item.id}`} aria-expanded={open} aria-controls={`antwort-${item.id}`} onClick={onToggle}>
          {item.question}
          <span aria-hidden="true" />
        </button>
      </h3>
      <div className="panel">
        <div ref={answer} id={`antwort-${item.id}`} className="answer" role="region" aria-labelledby={`frage-${item.id}`}>
          <p>{item.answer}</p>
        </div>
      </div>
    </div>
  )
}
