import { faqMachine } from '#machines/faq/faq.machine.ts'
import { faqView } from '#machines/faq/faq.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { BookingLink } from '#components/BookingLink.tsx'
import { Fold } from '#components/Fold.tsx'
import type { Talk } from '#content/navigation.ts'
import type { FaqItem } from '#content/types.ts'

/**
 * Questions, of which at most one is open. They are native `details` elements, which can be opened without JavaScript, and the machine
 * follows them.
 */
export function Faq({ items, talk }: { items: readonly FaqItem[]; talk: Talk }) {
  const faq = useMachineActor(faqMachine, { questionCount: items.length })
  const { state, openIndex } = useMachineView(faq, faqView)
  return (
    <div data-machine="faq" data-state={state}>
      {items.map((item, index) => (
        <Question
          key={item.id}
          item={item}
          talk={index === items.length - 1 && talk}
          open={index === openIndex}
          onToggle={(open) => faq.send({ type: open ? 'question.opened' : 'question.closed', index })}
        />
      ))}
    </div>
  )
}

interface QuestionProps {
  item: FaqItem
  /** Offered after the answer. */
  talk: Talk | false
  open: boolean
  /** Called when the browser has opened or closed the answer, after a press or because find-in-page has found something in it. */
  onToggle: (open: boolean) => void
}

function Question({ item, talk, open, onToggle }: QuestionProps) {
  return (
    <Fold
      name="fragen"
      open={open}
      // Ignores a toggle to the state that is already rendered, as when the inspector shows an earlier moment.
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(currentTarget.open)}
    >
      <summary id={`frage-${item.id}`}>
        <h3 className="h4">{item.question}</h3>
      </summary>
      <div>
        <p>{item.answer}</p>
        {item.more && (
          <p>
            {item.more.before} <a href={item.more.href}>{item.more.title}</a>
          </p>
        )}
        {talk && <BookingLink talk={talk} />}
      </div>
    </Fold>
  )
}
