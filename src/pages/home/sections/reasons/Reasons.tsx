import { Section } from '../../../../components/Section.tsx'

export function Reasons() {
  return (
    <Section ground="violett" id="gruende" hour="32 h" day="Tag 2">
      <h2 className="h2">Reasons</h2>
    </Section>
  )
}
