import type { MouseEvent } from 'react'
import { isMotionHeld } from '#runtime/motionControl.ts'
import { Button } from '#components/Button.tsx'
import { isPlainPress } from '#components/isPlainPress.ts'
import { packageLink } from '#content/home/contactLinks.ts'
import { flyTo } from '#motion/strokesFlight.ts'

/** Links to the contact form and selects the package there. The package's strokes fly to the form. */
export function ChoosePackage({ packageId, popular, label }: { packageId: string; popular: boolean; label: string }) {
  return (
    <Button
      variant={popular ? 'filled' : 'outline'}
      strokes
      href={packageLink(packageId)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (isPlainPress(event) && !isMotionHeld() && flyTo(event.currentTarget)) event.preventDefault()
      }}
    >
      {label}
    </Button>
  )
}
