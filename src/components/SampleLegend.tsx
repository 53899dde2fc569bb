import { marks } from '../content/marks.ts'
import { Sample } from './Marks.tsx'

const { legend } = marks

interface SampleLegendProps {
  /** What of the section is underlined; without any of it nothing is said. */
  readonly claims?: boolean
  readonly caseStudies?: boolean
  readonly testimonials?: boolean
}

/** Says once in a section what its dashes mean: 'Gestrichelt: Beispielwerte'. */
export function SampleLegend({ claims = false, caseStudies = false, testimonials = false }: SampleLegendProps) {
  const words = [claims && legend.claim, caseStudies && legend.caseStudy, testimonials && legend.testimonial].filter(Boolean)
  if (words.length === 0) return null
  return (
    <>
      <Sample>{legend.dashed}</Sample>
      {`: ${words.join(` ${legend.and} `)}`}
    </>
  )
}
