import { Section } from '../../../../components/Section.tsx'

export function Process() {
  return (
    <Section ground="nacht" id="prozess" hour="48 h" day="Tag 3">
      <h2 className="h2">Process</h2>
    </Section>
  )
}
