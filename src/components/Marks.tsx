import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Figure } from './Figure.tsx'

const dashed = css`
  text-decoration: underline dashed max(1px, 0.03em);
  text-underline-offset: 0.2em;
`

/** What only stands in for the owner's real data, or is not proven yet: dashed. */
export const Sample = styled('span')(dashed)

/** A large number that is not proven yet. */
export const SampleFigure = styled(Figure)(dashed)

const Mark = styled('span')(css`
  ${dashed}
  font: 400 var(--fs-label) / 1.3 var(--font-text);
  color: var(--muted);
`)

interface SampleMarkProps {
  /** Only read aloud: where what is marked is dashed itself (`Sample`). */
  spoken?: boolean
  children: ReactNode
}

/** The word beside what stands in for the owner's real data. */
export function SampleMark({ spoken = false, children }: SampleMarkProps) {
  return <Mark className={spoken ? 'visually-hidden' : undefined}>{children}</Mark>
}

/** Beside what is calculated with assumed numbers. */
export const CalculationMark = styled('span')(css`
  display: inline-block;
  /* At the start of a line its frame keeps clear of the words. */
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
