import { useRef } from 'react'
import type { ReactNode } from 'react'
import { inputStyles, looseHandleStyles } from './RulerSlider.styles.ts'

interface RulerSliderProps {
  /** Class that positions the slider. */
  className?: string
  /** Whether touches beside the handle scroll the page. For rulers within text. */
  looseHandle?: boolean
  id?: string
  /** The slider's label, if there is no `<label for>`. */
  label?: string
  min: number
  max: number
  step: number
  value: number
  /** Announced by screen readers instead of the bare number. */
  valueText: string
  /** Called with every new position. */
  onMove(value: number): void
  /**
   * Called when the handle is grabbed or a key that moves it is pressed.
   *
   * @returns a function that undoes the movement. It is called if a touch turns out to scroll the page, because sliders move as soon as
   *   they are touched.
   */
  onGrab(): () => void
  /** Called when the handle is released or the slider loses focus, perhaps several times. */
  onLeft?(): void
  /** The ruler under the handle. */
  children?: ReactNode
}

const MOVING_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/** A native range input with a ruler as its track and a styled thumb as its handle. */
export function RulerSlider({ className, looseHandle, label, valueText, onMove, onGrab, onLeft, children, ...range }: RulerSliderProps) {
  const putBack = useRef<() => void>(undefined)
  const grab = () => {
    putBack.current = onGrab()
  }
  const leave = () => {
    putBack.current = undefined
    onLeft?.()
  }
  return (
    <div className={className}>
      {children}
      <input
        css={[inputStyles, looseHandle && looseHandleStyles]}
        type="range"
        autoComplete="off"
        aria-label={label}
        aria-valuetext={valueText}
        {...range}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
        onPointerDown={grab}
        onPointerUp={leave}
        onPointerCancel={() => {
          putBack.current?.()
          leave()
        }}
        onLostPointerCapture={leave}
        onKeyDown={(event) => MOVING_KEYS.has(event.key) && grab()}
        onBlur={leave}
      />
    </div>
  )
}
