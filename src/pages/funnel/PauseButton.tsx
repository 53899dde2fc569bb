import { Button } from '#components/Button.tsx'
import { Icon } from '#components/Icon.tsx'

interface PauseButtonProps {
  paused: boolean
  /** What a press does, while the loop is running and while it is paused. */
  pause: string
  resume: string
  onClick(): void
}

/** Pauses a loop and resumes it. */
export function PauseButton({ paused, pause, resume, onClick }: PauseButtonProps) {
  return (
    <Button
      variant="outline"
      data-size="square"
      className="with-script with-motion"
      data-part="pause"
      aria-label={paused ? resume : pause}
      onClick={onClick}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </Button>
  )
}
