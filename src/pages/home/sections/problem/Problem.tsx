import { Section } from '../../../../components/Section.tsx'

export function Problem() {
  return (
    <Section ground="papier" id="probleme" hour="8 h" day="Tag 1">
      <h2 className="h2">Problem</h2>
    </Section>
  )
}
