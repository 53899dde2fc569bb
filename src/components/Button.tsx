import styled from '@emotion/styled'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { buttonStyles } from './Button.styles.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './Icon.tsx'
import { Link } from './Link.tsx'
import { ThreeStrokes } from './ThreeStrokes.tsx'

interface ButtonLook {
  /** Filled with the accent of its background, or an outline in the colour of its text. */
  variant: keyof typeof buttonStyles
  /** Whether the label ends in three strokes that become chevrons on hover. A container can hide them with `--strokes: none`. */
  strokes?: boolean
}

type ButtonProps = ButtonLook &
  (
    | ({ /** Target, as for `Link`. Makes the button a link. */ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
    | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
  )

// Created once, so that the styles are not serialised on every render.
const controls = { filled: styled('button')(buttonStyles.filled), outline: styled('button')(buttonStyles.outline) } as const
const links = { filled: styled(Link)(buttonStyles.filled), outline: styled(Link)(buttonStyles.outline) } as const

/** A button, or a link that looks like one. Full width below 768 px, unless its container says otherwise. */
export function Button({ variant, strokes = false, children, ...rest }: ButtonProps) {
  const content = (
    <>
      {children}
      {strokes && <ThreeStrokes />}
    </>
  )
  if (rest.href !== undefined) {
    const ButtonLink = links[variant]
    return <ButtonLink {...rest}>{content}</ButtonLink>
  }
  const Control = controls[variant]
  return (
    <Control type="button" {...rest}>
      {content}
    </Control>
  )
}

/** A square button with nothing but an icon. */
export function IconButton({ icon, label, ...rest }: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <Button variant="outline" data-size="square" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Button>
  )
}
