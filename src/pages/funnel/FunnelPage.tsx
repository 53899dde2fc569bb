import { Section } from '../../components/Section.tsx'

export function FunnelPage() {
  return (
    <Section ground="nacht" className="page-head">
      <h1 className="h1">Funnel</h1>
    </Section>
  )
}
