import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Figure } from './Figure.tsx'

const dashed = css`
  text-decoration: underline dashed max(1px, 0.03em);
  text-underline-offset: 0.2em;
`

/** Placeholder data of the owner, or something not proven yet: dashed. */
export const Sample = styled('span')(dashed)

/** A large number that is not proven yet. */
export const SampleFigure = styled(Figure)(dashed)

const Mark = styled('span')(css`
  ${dashed}
  font: 400 var(--fs-label) / 1.3 var(--font-text);
  color: var(--muted);
`)

interface SampleMarkProps {
  /** Only for screen readers: where the marked text itself is dashed (`Sample`). */
  spoken?: boolean
  children: ReactNode
}

/** The word beside placeholder data of the owner. */
export function SampleMark({ spoken = false, children }: SampleMarkProps) {
  return <Mark className={spoken ? 'visually-hidden' : undefined}>{children}</Mark>
}

/** Shown beside figures calculated from assumed numbers. */
export const CalculationMark = styled('span')(css`
  display: inline-block;
  /* Keeps its frame clear of the text at the start of a line. */
  margin-inline-end: 0.375em;
  padding: 0.1em 0.5em;
  border: 1px solid currentColor;
  border-radius: var(--r-1);
  font: 600 var(--fs-label) / 1.3 var(--font-display);
  color: var(--muted);
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`)
