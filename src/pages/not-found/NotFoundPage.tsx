import { Section } from '../../components/Section.tsx'

export function NotFoundPage() {
  return (
    <Section ground="nacht" className="page-head">
      <h1 className="h1">Tag 404</h1>
    </Section>
  )
}
