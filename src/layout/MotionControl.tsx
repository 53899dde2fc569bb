import { motionControlView } from '#machines/motion-control/motion-control.view.ts'
import { motionControl } from '#runtime/motionControl.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { Icon } from '#components/Icon.tsx'
import { shell } from '#content/navigation.ts'

/** Holds every loop of the page, or releases them. The label says what a press does, so the button needs no `aria-pressed`. */
export function MotionControl() {
  const control = motionControl()
  const { state, locked } = useMachineView(control, motionControlView)
  if (locked) return null
  const isHeld = state === 'held'
  return (
    <button
      type="button"
      className="with-script"
      data-machine="motion-control"
      data-state={state}
      onClick={() => control.send({ type: 'toggle.pressed' })}
    >
      <Icon name={isHeld ? 'play' : 'pause'} />
      <span>{isHeld ? shell.motionControl.release : shell.motionControl.hold}</span>
    </button>
  )
}
