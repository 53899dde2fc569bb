import { Section } from '../../../../components/Section.tsx'

export function Hero() {
  return (
    <Section ground="nacht" id="start" hour="0 h" day="Tag 1">
      <h2 className="h2">Hero</h2>
    </Section>
  )
}
