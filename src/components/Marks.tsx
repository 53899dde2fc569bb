import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { owner } from '#content/facts/owner.ts'
import { marks } from '#content/marks.ts'
import type { OwnerField } from '#content/types.ts'
import { markStyles, sampleFigureStyles, sampleStyles } from './Marks.styles.ts'

/** Text with a dashed underline, for the owner's placeholder data and for anything not proven yet. */
export const Sample = styled('span')(sampleStyles)

/** The same for a figure set large. */
export const SampleFigure = styled('span')(sampleFigureStyles)

const Mark = styled('span')(markStyles)

interface SampleMarkProps {
  /** Whether the label is only for screen readers. Sighted visitors see the dashes of `Sample` instead. */
  spoken?: boolean
  children: ReactNode
}

/** A label beside the owner's placeholder data, or beside a figure calculated from assumed numbers. */
export function SampleMark({ spoken = false, children }: SampleMarkProps) {
  return <Mark className={spoken ? 'visually-hidden' : undefined}>{children}</Mark>
}

interface SampleValueProps {
  /** Whether the value is made up. */
  sample: boolean
  /** What screen readers announce after it. */
  label?: string
  children: ReactNode
}

/** A value with a dashed underline while it is made up. */
export function SampleValue({ sample, label = marks.claim, children }: SampleValueProps) {
  if (!sample) return children
  return (
    <>
      <Sample>{children}</Sample>
      <SampleMark spoken> {label}</SampleMark>
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
