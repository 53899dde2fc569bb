import { Section } from '../../components/Section.tsx'

export function LegalPage() {
  return (
    <Section ground="nacht" className="page-head">
      <h1 className="h1">Rechtliches</h1>
    </Section>
  )
}
