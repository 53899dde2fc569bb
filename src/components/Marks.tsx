import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { owner } from '#content/facts/owner.ts'
import { marks } from '#content/marks.ts'
import type { OwnerField } from '#content/types.ts'
import { markStyles, samplesStyles, sampleStyles } from './Marks.styles.ts'

const Line = styled('p')(samplesStyles)
const Dashed = styled('span')(sampleStyles)

/** Something made up, in words; false or missing for what is real. */
type Made = string | boolean | null | undefined

interface SamplesProps {
  of: readonly Made[]
  as?: 'p' | 'span'
}

/** Says what in a section is made up, in one line. Empty if everything is real. */
export function Samples({ of, as = 'p' }: SamplesProps) {
  const samples = of.filter(Boolean)
  if (samples.length === 0) return null
  return (
    <Line as={as} className="small quiet" data-part="samples">
      <Dashed>{marks.samples}</Dashed>: {samples.join(', ')}.{' '}
    </Line>
  )
}

/** A label beside the owner's placeholder data, or beside a figure calculated from assumed numbers. */
export const SampleMark = styled('span')(markStyles)

interface SampleValueProps {
  /** Whether the value is made up. The section's `Samples` then names it. */
  sample: Made
  /** What screen readers announce after it. */
  label?: string
  children: ReactNode
}

/** A value that screen readers announce as a sample while it is made up. */
export function SampleValue({ sample, label = marks.value, children }: SampleValueProps) {
  if (!sample) return children
  return (
    <>
      {children}
      <span className="visually-hidden"> {label}</span>
    </>
  )
}

/** A value from the owner's data, marked while it is made up. */
export function OwnerValue({ field, children }: { field: OwnerField; children: ReactNode }) {
  return (
    <SampleValue sample={owner.sampleFields.includes(field)} label={marks.owner}>
      {children}
    </SampleValue>
  )
}
