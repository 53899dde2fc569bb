import { IconButton } from '#components/Button.tsx'

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
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={paused ? resume : pause}
      className="with-script with-motion"
      data-part="pause"
      onClick={onClick}
    />
  )
}
