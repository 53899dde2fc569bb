import { marks } from '#content/marks.ts'
import { Sample } from './Marks.tsx'

const { legend } = marks

interface SampleLegendProps {
  /** Which kinds are underlined in the section; renders nothing without any. */
  readonly claims?: boolean
  readonly caseStudies?: boolean
  readonly testimonials?: boolean
}

/** Explains once per section what its dashed underlines mean: 'Gestrichelt: Beispielwerte'. */
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
