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

interface IconButtonProps extends ComponentProps<'button'> {
  glyph: keyof typeof paths
  name: string
}

/** A button with an icon instead of text. */
export function IconButton({ glyph, name, ...rest }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={name} {...rest}>
      <Glyph name={glyph} />
    </button>
  )
}

/** An icon made of strokes. Decorative: the button around it has a name. */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
