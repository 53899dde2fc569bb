import { undecided } from '#content/facts/decisions.ts'
import type { DecisionId, Inline, LegalBlock, LegalDocument, Owner, OwnerField, RichText } from '../types.ts'

/** Opens a section; `id` is its anchor. */
export function heading(id: string, text: string): LegalBlock {
  return { kind: 'heading', level: 2, id, text }
}

/** Opens a subsection. */
export function subheading(id: string, text: string): LegalBlock {
  return { kind: 'heading', level: 3, id, text }
}

/** A paragraph of plain text and inline elements. */
export function paragraph(...text: readonly Inline[]): LegalBlock {
  return { kind: 'paragraph', text }
}

export function list(...items: readonly RichText[]): LegalBlock {
  return { kind: 'list', items }
}

/** Numbered paragraphs of a contract. */
export function clauses(...items: readonly RichText[]): LegalBlock {
  return { kind: 'clauses', items }
}

/** An open decision; see `LegalBlock`. */
export function decision(id: DecisionId, decider: 'owner' | 'lawyer', text: string): LegalBlock {
  return { kind: 'decision', id, decider, text }
}

/** The document as published: without the decisions that have been made (facts/decisions.ts). */
export function withOpenDecisions(document: LegalDocument): LegalDocument {
  const open = Object.values(undecided).flat()
  return { ...document, blocks: document.blocks.filter((block) => block.kind !== 'decision' || open.includes(block.id)) }
}

/** A link within a text. */
export function link(text: string, href: string): Inline {
  return { kind: 'link', text, href }
}

/** The text of one of the owner's fields, marked while the field is a sample. */
export function ownerText(owner: Owner, field: OwnerField, text: string): Inline {
  return owner.sampleFields.includes(field) ? { kind: 'sample', text } : text
}

/** The party that publishes the site and concludes its contracts: the registered firm, or else the person. */
export const providerName = ({ legalForm, name }: Owner): string => ('firm' in legalForm ? legalForm.firm : name)

/** The same, marked while it is a sample. */
export const providerText = (owner: Owner): Inline =>
  ownerText(owner, 'firm' in owner.legalForm ? 'legalForm' : 'name', providerName(owner))

/** The postal address as one line. */
export function addressLine({ address }: Owner): string {
  return `${address.street}, ${address.postalCode}\u00a0${address.city}`
}

/** Name, postal address and email address in one phrase, as the model withdrawal form requires. */
export function ownerPostalContact(owner: Owner): readonly Inline[] {
  return [providerText(owner), ', ', ownerText(owner, 'address', addressLine(owner)), ', E-Mail ', ownerText(owner, 'email', owner.email)]
}

/** The postal contact and the phone number in one phrase. The withdrawal instruction must include the phone number if it is public. */
export function ownerContact(owner: Owner): readonly Inline[] {
  return [...ownerPostalContact(owner), ...(owner.phone ? [', Telefon ', ownerText(owner, 'phone', owner.phone.text)] : [])]
}
