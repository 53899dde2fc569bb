import { Section } from '../../../../components/Section.tsx'

export function Faq() {
  return (
    <Section ground="papier" id="fragen" hour="64 h" day="Tag 3">
      <h2 className="h2">Faq</h2>
    </Section>
  )
}
