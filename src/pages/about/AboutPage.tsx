import { Section } from '../../components/Section.tsx'

export function AboutPage() {
  return (
    <Section ground="nacht" className="page-head">
      <h1 className="h1">Über mich</h1>
    </Section>
  )
}
