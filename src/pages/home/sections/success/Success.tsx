import { Section } from '../../../../components/Section.tsx'

export function Success() {
  return (
    <Section ground="papier" id="erfolge" hour="40 h" day="Tag 2">
      <h2 className="h2">Success</h2>
    </Section>
  )
}
