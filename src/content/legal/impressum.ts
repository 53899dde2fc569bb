import manifest from 'virtual:pictures'
import type { PictureManifest } from '#pictures/names.ts'
import { owner as siteOwner } from '#content/facts/owner.ts'
import type { Owner } from '../types.ts'
import { isThere } from '../isThere.ts'
import { vatTexts } from '../vat.ts'
import { decision, link, ownerText, providerText, row, text } from './text.ts'
import type { LegalDocument } from './text.ts'
import { offer } from '#content/facts/offer.ts'
import { amountOf } from '../format.ts'
import { families } from '#styles/fonts/families.ts'

const TYPEFACES = new Intl.ListFormat('de').format(Object.values(families).map(({ name }) => name))

/** What the pictures are: drawings, which show nobody, until the owner adds photos. */
function pictureText(pictures: PictureManifest): string {
  const kinds = new Set(Object.values(pictures).map((picture) => (picture.kind === 'photo' && !picture.drawn ? 'photo' : 'drawing')))
  if (!kinds.has('photo'))
    return 'Die Bilder dieser Website sind Zeichnungen, die ein Programm aus Strichen berechnet. Sie zeigen keine wirklichen Personen.'
  if (!kinds.has('drawing')) return 'Die Bilder dieser Website sind Fotos.'
  return 'Die Bilder dieser Website sind teils Fotos, teils Zeichnungen, die ein Programm aus Strichen berechnet. Die Zeichnungen zeigen keine wirklichen Personen.'
}

/** The imprint under § 5 DDG, § 18(2) MStV and § 2 DL-InfoV, for any owner of the site and its pictures. */
export function createImpressum(owner: Owner, pictures: PictureManifest): LegalDocument {
  const { name, brand, address, phone, email, vatId, businessId, legalForm, liabilityInsurance: insurance } = owner
  const legalRow = (term: string, shown: string) => row(term, ownerText(owner, 'legalForm', shown))
  return {
    path: '/impressum.html',
    title: 'Impressum',
    lead: 'Wer diese Website betreibt und wie Sie uns schnell erreichen.',
    asOf: '2026-11',
    text: text`
## Angaben nach §\u00a05 DDG {#anbieter}

<address>
${providerText(owner)}
${ownerText(owner, 'brand', brand)}, ${owner.profession}
${ownerText(owner, 'address', address.street)}
${ownerText(owner, 'address', `${address.postalCode}\u00a0${address.city}`)}
${address.country}
</address>

## Kontakt {#kontakt}

<dl>
${phone ? row('Telefon', link(phone.text, phone.href)) : row('Gespräch', text`Termin im ${link('Kalender', owner.bookingUrl)}`)}
${row('E-Mail', link(email, `mailto:${email}`))}
</dl>

Auf Anfragen antworten wir ${ownerText(owner, 'replyTime', owner.replyTime)}. Fragen zu einer fertigen Website gehören zur [Begleitung](/agb.html#begleitung).

## Rechtsform und Steuer {#steuer}

<dl>
${legalRow('Rechtsform', legalForm.form + ('firm' in legalForm ? '' : ', nicht im Handelsregister eingetragen'))}
${'directors' in legalForm && legalRow('Vertreten durch die Geschäftsführung', legalForm.directors.join(', '))}
${legalForm.form === 'e. K.' && legalRow('Inhaberin oder Inhaber', name)}
${'firm' in legalForm && legalRow('Handelsregister', `${legalForm.court}, ${legalForm.number}`)}
${vatId && row('Umsatzsteuer-Identifikationsnummer nach §\u00a027a UStG', ownerText(owner, 'vatId', vatId))}
${businessId && row('Wirtschafts-Identifikationsnummer nach §\u00a0139c AO', ownerText(owner, 'businessId', businessId))}
<div><dt>Preise</dt><dd>${ownerText(owner, 'vat', vatTexts(owner.vat).note)}</dd></div>
</dl>

${businessId === null && decision('wirtschafts-id')}

## Verantwortlich für den Blog nach §\u00a018 Abs.\u00a02 MStV {#verantwortlich}

${owner.responsible === null ? ownerText(owner, 'name', name) : ownerText(owner, 'responsible', owner.responsible)}, Anschrift wie oben.

## Berufshaftpflicht {#versicherung}

${insurance === null ? text`Eine Berufshaftpflichtversicherung besteht nicht.` : text`${ownerText(owner, 'liabilityInsurance', `${insurance.insurer}, ${insurance.address}`)}. Räumlicher Geltungsbereich: ${ownerText(owner, 'liabilityInsurance', insurance.territory)}.`}

## Informationen zur Dienstleistung {#dienstleistung}

Wir gestalten und bauen Websites und Funnels zum Festpreis. ${isThere('/#services') ? text`Umfang und Preise stehen bei den [Paketen auf der Startseite](/#services), die ` : text`Umfang und Preise der Pakete stehen mit den `}Vertragsbedingungen samt anwendbarem Recht und Gerichtsstand in den [AGB](/agb.html). Über die gesetzlichen Rechte hinaus gewähren wir in der Europäischen Union, im EWR und in der Schweiz auf den Paketpreis eine ${link(`Geld-zurück-Garantie von ${amountOf(offer.guaranteeDays, 'Tag', 'Tagen')}`, '/agb.html#garantie')}. Die Vertragssprache ist Deutsch.

## Streitbeilegung {#streitbeilegung}

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG). Wenn etwas schiefgeht, ${phone ? 'rufen Sie bitte an' : 'sprechen Sie bitte mit uns'}: Das meiste lässt sich in einem Gespräch lösen.

## Bilder, Schriften, Beispiele {#bilder}

- ${pictureText(pictures)}
- Kundenprojekte, Stimmen und Namen, die als Beispiel gekennzeichnet sind, sind erfunden. Ähnlichkeiten mit wirklichen Personen oder Unternehmen sind nicht beabsichtigt.
- Schriften: ${TYPEFACES} (SIL Open Font License\u00a01.1). Symbole: Lucide (ISC-Lizenz). Alles liegt bei dieser Website, nichts kommt von fremden Servern.

## Inhalte und Links {#inhalte}

Die Texte sind sorgfältig geschrieben und ersetzen keine Beratung im Einzelfall. Für eigene Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich. Bei Links auf fremde Websites haben wir zum Zeitpunkt des Verlinkens keine Rechtsverstöße erkannt; für spätere Änderungen dort sind die Betreiber verantwortlich. Wenn Ihnen etwas auffällt, schreiben Sie uns, und wir prüfen es.

Texte, Zeichnungen und Gestaltung dieser Website sind urheberrechtlich geschützt. Zitieren und Verlinken ist willkommen; für alles andere fragen Sie bitte vorher.

## Profile in sozialen Netzwerken {#profile}

${owner.socialProfiles.length === 0 ? text`Es gibt keine.` : text`Dieses Impressum gilt auch für: ${owner.socialProfiles.flatMap((profile, i) => [...(i === 0 ? [] : [', ']), link(profile.label, profile.href)])}.`}
`,
  }
}

/** The site owner's imprint. */
export const impressum = createImpressum(siteOwner, manifest)
