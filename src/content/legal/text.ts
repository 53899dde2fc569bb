import { undecided } from '#content/facts/decisions.ts'
import { marks } from '../marks.ts'
import { shell } from '../navigation.ts'
import type { DecisionId, Owner, OwnerField } from '../types.ts'
import { decisions } from './decisions.ts'

export interface LegalDocument {
  readonly path: string
  readonly title: string
  readonly lead: string
  /** Month for which the text was written: 2026-11. */
  readonly asOf: string
  readonly text: Markdown
}

/** A piece of a legal text: Markdown, in which a heading ends with its id, as in `## Kontakt {#kontakt}`. */
export class Markdown {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Value = Markdown | string | number | readonly Value[] | false | null

/** What may have a meaning in Markdown or HTML. */
const MEANINGFUL = /[!-/:-@[-`{-~]/g

function sourceOf(value: Value): string {
  if (value === null || value === false) return ''
  if (value instanceof Markdown) return value.source
  if (typeof value === 'object') return value.map(sourceOf).join('')
  return String(value).replaceAll(MEANINGFUL, (character) => `&#${character.charCodeAt(0)};`)
}

/** Markdown from a template. Values are shown letter by letter, whatever they contain, unless they are Markdown; `false` and `null` show nothing. */
export function text(template: TemplateStringsArray, ...values: readonly Value[]): Markdown {
  return new Markdown(template.reduce((before, after, index) => before + sourceOf(values[index - 1] ?? null) + after))
}

/** A link whose address is a value. One to another site opens a new tab, and says so. */
export function link(label: string, href: string): Markdown {
  return /^https?:/.test(href)
    ? text`<a href="${href}" target="_blank" rel="noopener noreferrer">${label}<span class="visually-hidden"> (${shell.newTabHint})</span></a>`
    : text`<a href="${href}">${label}</a>`
}

/** A name as programs know it. */
export const code = (name: string): Markdown => text`<code translate="no">${name}</code>`

/** A term and what it is, inside `<dl>`. */
export const row = (term: string, is: Value): Markdown => text`<div><dt>${term}</dt><dd>${is}</dd></div>`

/** An open decision, on the page until it is made (facts/decisions.ts). */
export function decision(id: DecisionId): Markdown | null {
  if (!Object.values(undecided).flat().includes(id)) return null
  const { by, what } = decisions[id]
  return text`<div class="small quiet" id="${openAs(id)}" role="note">\n<p class="label">${marks.decision[by]}</p>\n<p>${what}</p>\n</div>`
}

const openAs = (id: DecisionId) => `offen-${id}`

/** The decisions that a document leaves open. */
export const openIn = ({ text: { source } }: LegalDocument): DecisionId[] =>
  (Object.keys(decisions) as DecisionId[]).filter((id) => source.includes(text`id="${openAs(id)}"`.source))

/** The text of one of the owner's fields, marked while the field is a sample. */
export const ownerText = (owner: Owner, field: OwnerField, shown: string): Markdown =>
  owner.sampleFields.includes(field) ? text`<mark>${shown}</mark>` : text`${shown}`

/** The party that publishes the site and concludes its contracts: the registered firm, or else the person. */
export const providerName = ({ legalForm, name }: Owner): string => ('firm' in legalForm ? legalForm.firm : name)

/** The same, marked while it is a sample. */
export const providerText = (owner: Owner): Markdown =>
  ownerText(owner, 'firm' in owner.legalForm ? 'legalForm' : 'name', providerName(owner))

/** The postal address as one line. */
export const addressLine = ({ address }: Owner): string => `${address.street}, ${address.postalCode}\u00a0${address.city}`

/** Name, postal address and email address in one phrase, as the model withdrawal form requires. */
export const ownerPostalContact = (owner: Owner): Markdown =>
  text`${providerText(owner)}, ${ownerText(owner, 'address', addressLine(owner))}, E-Mail ${ownerText(owner, 'email', owner.email)}`

/** The postal contact and the phone number in one phrase. The withdrawal instruction must include the phone number if it is public. */
export const ownerContact = (owner: Owner): Markdown =>
  text`${ownerPostalContact(owner)}${owner.phone && text`, Telefon ${ownerText(owner, 'phone', owner.phone.text)}`}`
