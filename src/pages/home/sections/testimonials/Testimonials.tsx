import { Section } from '../../../../components/Section.tsx'

export function Testimonials() {
  return (
    <Section ground="flieder" id="stimmen" hour="56 h" day="Tag 3">
      <h2 className="h2">Testimonials</h2>
    </Section>
  )
}
