import { Section } from '../../../../components/Section.tsx'

export function Solution() {
  return (
    <Section ground="tief" id="expertise" hour="16 h" day="Tag 1">
      <h2 className="h2">Solution</h2>
    </Section>
  )
}
