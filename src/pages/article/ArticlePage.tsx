import { Section } from '../../components/Section.tsx'

export function ArticlePage() {
  return (
    <Section ground="nacht" className="page-head">
      <h1 className="h1">Artikel</h1>
    </Section>
  )
}
