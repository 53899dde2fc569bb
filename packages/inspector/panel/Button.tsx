/** @jsxImportSource react */
import type { ComponentProps } from 'react'

const paths = {
  pause: 'M5 2V14M11 2V14',
  play: 'M4 2L13 8L4 14z',
  next: 'M3 3L10 8L3 13zM13 2V14',
  fold: 'M2 13H14',
  unfold: 'M2 3H14V13H2z',
  close: 'M3 3L13 13M13 3L3 13',
  aim: 'M8 1V5M8 11V15M1 8H5M11 8H15',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  glyph?: keyof typeof paths
  look?: 'main' | 'framed'
}

/** A button with text, an icon, or both. One with an icon only needs an `aria-label`. */
export function Button({ glyph, look, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className="button" data-look={look} {...rest}>
      {glyph && (
        <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
          <path d={paths[glyph]} />
        </svg>
      )}
      {children}
    </button>
  )
}
