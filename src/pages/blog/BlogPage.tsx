import { Section } from '../../components/Section.tsx'

export function BlogPage() {
  return (
    <Section ground="nacht" className="page-head">
      <h1 className="h1">Blog</h1>
    </Section>
  )
}
