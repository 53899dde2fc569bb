import type { WhySide } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonMachine } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonView } from '#machines/why-comparison/why-comparison.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'

/** Name of the two radio buttons, to which the styles of their panels refer. */
export const SIDES = 'why-side'

interface WhyChoiceProps {
  label: string
  sides: readonly { readonly id: WhySide; readonly label: string }[]
}

/** Chooses the side of the comparison. Styles show the chosen side, so this works without JavaScript. */
export function WhyComparison({ label, sides }: WhyChoiceProps) {
  const actor = useMachineActor(whyComparisonMachine, {})
  const { state } = useMachineView(actor, whyComparisonView)
  return (
    <fieldset className="toggle" data-machine="why-comparison" data-state={state}>
      <legend className="visually-hidden">{label}</legend>
      {sides.map(({ id, label: text }) => (
        <label key={id}>
          <input
            type="radio"
            name={SIDES}
            value={id}
            checked={id === state}
            onChange={() => actor.send({ type: 'side.selected', side: id })}
          />
          <span>{text}</span>{' '}
        </label>
      ))}
    </fieldset>
  )
}
