import type { WhySide } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonMachine } from '#machines/why-comparison/why-comparison.machine.ts'
import { whyComparisonView } from '#machines/why-comparison/why-comparison.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Segmented } from '#components/Segmented.tsx'

/** Name of the two radio buttons, to which the styles of their panels refer. */
export const SIDES = 'why-side'

/** Chooses the side of the comparison. Styles show the chosen side, so this works without JavaScript. */
export function WhyComparison({ label, sides }: { label: string; sides: readonly { readonly id: WhySide; readonly label: string }[] }) {
  const actor = useMachineActor(whyComparisonMachine, {})
  const { state } = useMachineView(actor, whyComparisonView)
  return (
    <div data-machine="why-comparison" data-state={state}>
      <Segmented
        className="toggle"
        legend={label}
        name={SIDES}
        options={sides}
        chosen={state}
        onChoose={(side) => actor.send({ type: 'side.selected', side })}
      />
    </div>
  )
}
