import { Section } from '../../../../components/Section.tsx'

export function Contact() {
  return (
    <Section ground="gelb" id="kontakt" hour="72 h" day="online">
      <h2 className="h2">Contact</h2>
    </Section>
  )
}
