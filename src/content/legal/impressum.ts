import manifest from 'virtual:pictures'
import type { PictureManifest } from '#pictures/names.ts'
import { owner as siteOwner } from '#content/facts/owner.ts'
import type { LegalBlock, LegalDocument, Owner } from '../types.ts'
import { isThere } from '../isThere.ts'
import { vatTexts } from '../vat.ts'
import { decision, heading, link, list, ownerText, paragraph, providerText, withOpenDecisions } from './blocks.ts'
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

/** Legal form and, if it is registered, who represents it and where. */
function legalRows(owner: Owner) {
  const { legalForm, name } = owner
  const isRegistered = 'firm' in legalForm
  const row = (term: string, text: string) => ({ term, text: [ownerText(owner, 'legalForm', text)] })
  return [
    row('Rechtsform', legalForm.form + (isRegistered ? '' : ', nicht im Handelsregister eingetragen')),
    ...('directors' in legalForm ? [row('Vertreten durch die Geschäftsführung', legalForm.directors.join(', '))] : []),
    ...(legalForm.form === 'e. K.' ? [row('Inhaberin oder Inhaber', name)] : []),
    ...(isRegistered ? [row('Handelsregister', `${legalForm.court}, ${legalForm.number}`)] : []),
  ]
}

/** The imprint under § 5 DDG, § 18(2) MStV and § 2 DL-InfoV, for any owner of the site and its pictures. */
export function createImpressum(owner: Owner, pictures: PictureManifest): LegalDocument {
  const { name, brand, address, phone, email, vatId, businessId, liabilityInsurance: insurance } = owner
  const mail = link(email, `mailto:${email}`)
  const postal: LegalBlock = {
    kind: 'address',
    lines: [
      [providerText(owner)],
      [ownerText(owner, 'brand', brand), `, ${owner.profession}`],
      [ownerText(owner, 'address', address.street)],
      [ownerText(owner, 'address', `${address.postalCode}\u00a0${address.city}`)],
      address.country,
    ],
  }
  return {
    path: '/impressum.html',
    title: 'Impressum',
    lead: 'Wer diese Website betreibt und wie Sie uns schnell erreichen.',
    asOf: '2026-11',
    blocks: [
      heading('anbieter', 'Angaben nach §\u00a05 DDG'),
      postal,
      heading('kontakt', 'Kontakt'),
      {
        kind: 'facts',
        rows: [
          phone
            ? { term: 'Telefon', text: [link(phone.text, phone.href)] }
            : { term: 'Gespräch', text: ['Termin im ', link('Kalender', owner.bookingUrl)] },
          { term: 'E-Mail', text: [mail] },
        ],
      },
      paragraph(
        'Auf Anfragen antworten wir ',
        ownerText(owner, 'replyTime', owner.replyTime),
        '. Fragen zu einer fertigen Website gehören zur ',
        link('Begleitung', '/agb.html#begleitung'),
        '.',
      ),
      heading('steuer', 'Rechtsform und Steuer'),
      {
        kind: 'facts',
        rows: [
          ...legalRows(owner),
          ...(vatId === null
            ? []
            : [{ term: 'Umsatzsteuer-Identifikationsnummer nach §\u00a027a UStG', text: [ownerText(owner, 'vatId', vatId)] }]),
          ...(businessId === null
            ? []
            : [{ term: 'Wirtschafts-Identifikationsnummer nach §\u00a0139c AO', text: [ownerText(owner, 'businessId', businessId)] }]),
          { term: 'Preise', text: [ownerText(owner, 'vat', vatTexts(owner.vat).note)] },
        ],
      },
      ...(businessId === null
        ? [
            decision(
              'wirtschafts-id',
              'owner',
              'Liegt eine Wirtschafts-Identifikationsnummer vor, gehört sie hierher. Die Steuernummer gehört nicht ins Impressum.',
            ),
          ]
        : []),
      heading('verantwortlich', 'Verantwortlich für den Blog nach §\u00a018 Abs.\u00a02 MStV'),
      paragraph(
        owner.responsible === null ? ownerText(owner, 'name', name) : ownerText(owner, 'responsible', owner.responsible),
        ', Anschrift wie oben.',
      ),
      heading('versicherung', 'Berufshaftpflicht'),
      insurance === null
        ? paragraph('Eine Berufshaftpflichtversicherung besteht nicht.')
        : paragraph(
            ownerText(owner, 'liabilityInsurance', `${insurance.insurer}, ${insurance.address}`),
            '. Räumlicher Geltungsbereich: ',
            ownerText(owner, 'liabilityInsurance', insurance.territory),
            '.',
          ),
      heading('dienstleistung', 'Informationen zur Dienstleistung'),
      paragraph(
        'Wir gestalten und bauen Websites und Funnels zum Festpreis. ',
        ...(isThere('/#services')
          ? ['Umfang und Preise stehen bei den ', link('Paketen auf der Startseite', '/#services'), ', die ']
          : ['Umfang und Preise der Pakete stehen mit den ']),
        'Vertragsbedingungen samt anwendbarem Recht und Gerichtsstand in den ',
        link('AGB', '/agb.html'),
        '. Über die gesetzlichen Rechte hinaus gewähren wir in der Europäischen Union, im EWR und in der Schweiz auf den Paketpreis eine ',
        link(`Geld-zurück-Garantie von ${amountOf(offer.guaranteeDays, 'Tag', 'Tagen')}`, '/agb.html#garantie'),
        '. Die Vertragssprache ist Deutsch.',
      ),
      heading('streitbeilegung', 'Streitbeilegung'),
      paragraph(
        `Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG). Wenn etwas schiefgeht, ${phone ? 'rufen Sie bitte an' : 'sprechen Sie bitte mit uns'}: Das meiste lässt sich in einem Gespräch lösen.`,
      ),
      heading('bilder', 'Bilder, Schriften, Beispiele'),
      list(
        pictureText(pictures),
        'Kundenprojekte, Stimmen und Namen, die als Beispiel gekennzeichnet sind, sind erfunden. Ähnlichkeiten mit wirklichen Personen oder Unternehmen sind nicht beabsichtigt.',
        `Schriften: ${TYPEFACES} (SIL Open Font License\u00a01.1). Symbole: Lucide (ISC-Lizenz). Alles liegt bei dieser Website, nichts kommt von fremden Servern.`,
      ),
      heading('inhalte', 'Inhalte und Links'),
      paragraph(
        'Die Texte sind sorgfältig geschrieben und ersetzen keine Beratung im Einzelfall. Für eigene Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich. Bei Links auf fremde Websites haben wir zum Zeitpunkt des Verlinkens keine Rechtsverstöße erkannt; für spätere Änderungen dort sind die Betreiber verantwortlich. Wenn Ihnen etwas auffällt, schreiben Sie uns, und wir prüfen es.',
      ),
      paragraph(
        'Texte, Zeichnungen und Gestaltung dieser Website sind urheberrechtlich geschützt. Zitieren und Verlinken ist willkommen; für alles andere fragen Sie bitte vorher.',
      ),
      heading('profile', 'Profile in sozialen Netzwerken'),
      owner.socialProfiles.length === 0
        ? paragraph('Es gibt keine.')
        : paragraph(
            'Dieses Impressum gilt auch für: ',
            ...owner.socialProfiles.flatMap((profile, i) => [...(i === 0 ? [] : [', ']), link(profile.label, profile.href)]),
            '.',
          ),
    ],
  }
}

/** The site owner's imprint. */
export const impressum: LegalDocument = withOpenDecisions(createImpressum(siteOwner, manifest))
