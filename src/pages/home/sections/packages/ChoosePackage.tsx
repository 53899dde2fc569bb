import { isMotionHeld } from '#runtime/motionControl.ts'
import { Button } from '#components/Button.tsx'
import { flyTo } from '#motion/strokesFlight.ts'

/** Links to the contact form and selects the package there. The package's strokes fly to the form. */
export function ChoosePackage({ packageId, popular, label }: { packageId: string; popular: boolean; label: string }) {
  return (
    <Button
      variant={popular ? 'filled' : 'outline'}
      strokes
      className="choose"
      href="#kontakt"
      data-chooses={`topic=package&package=${packageId}`}
      onClick={(event) => {
        if (!isMotionHeld() && flyTo(event.currentTarget)) event.preventDefault()
      }}
    >
      {label}
    </Button>
  )
}
