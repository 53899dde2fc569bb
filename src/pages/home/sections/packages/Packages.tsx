import { Section } from '../../../../components/Section.tsx'

export function Packages() {
  return (
    <Section ground="papier" id="services" hour="24 h" day="Tag 2">
      <h2 className="h2">Packages</h2>
    </Section>
  )
}
