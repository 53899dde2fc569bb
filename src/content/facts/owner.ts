import type { Owner } from '../types.ts'

/**
 * Everything about the owner, in one place.
 *
 * A field is sample data while it is listed in `sampleFields`. Replace its value, then remove its name from the list. The release check
 * fails while the list is not empty.
 */
export const owner: Owner = {
  brand: 'Drei Tage',
  name: 'Alex Muster',
  profession: 'Webdesign mit KI',
  legalForm: { form: 'Einzelunternehmen' },
  email: 'hallo@drei-tage.example',
  // A number from the range that the Bundesnetzagentur reserves for films and examples.
  phone: { text: '+49\u00a030\u00a023125\u00a0123', href: 'tel:+493023125123' },
  address: { street: 'Musterstraße\u00a01', postalCode: '12345', city: 'Musterstadt', country: 'Deutschland' },
  state: 'BE',
  vatId: 'DE000000000',
  businessId: null,
  vat: { kind: 'regelbesteuert', ratePercent: 19 },
  liabilityInsurance: {
    insurer: 'Beispiel-Versicherung AG',
    address: 'Versicherungsweg\u00a01, 12345\u00a0Musterstadt',
    territory: 'Europäische Union, EWR und Schweiz',
  },
  host: {
    name: 'Beispiel-Hosting GmbH',
    address: 'Serverallee\u00a01, 12345\u00a0Musterstadt',
    location: 'Deutschland',
    logRetentionDays: 7,
  },
  mailProvider: 'Beispiel-Mail GmbH, Postweg\u00a01, 12345\u00a0Musterstadt',
  supervisoryAuthority: {
    name: 'Die Landesbeauftragte für den Datenschutz Musterland',
    address: 'Behördenplatz\u00a01, 12345\u00a0Musterstadt',
    url: 'https://www.datenschutz.musterland.example',
  },
  bookingUrl: 'https://kalender.drei-tage.example/gespraech',
  bookingProvider: 'Beispiel-Kalender GmbH, Terminstraße\u00a01, 12345\u00a0Musterstadt',
  baseUrl: 'https://www.drei-tage.example',
  socialProfiles: [
    { label: 'LinkedIn', href: 'https://social.drei-tage.example/linkedin' },
    { label: 'Instagram', href: 'https://social.drei-tage.example/instagram' },
  ],
  // What is null or false is left out, with all that mentions it.
  newsletter: { sentBy: null },
  funnel: true,
  responsible: null,
  copyrightYear: 2025,
  sinceYear: 2016,
  replyTime: 'innerhalb eines Arbeitstags',
  court: null,
  sampleFields: [
    'brand',
    'name',
    'legalForm',
    'email',
    'phone',
    'address',
    'state',
    'vatId',
    'vat',
    'liabilityInsurance',
    'host',
    'mailProvider',
    'supervisoryAuthority',
    'bookingUrl',
    'bookingProvider',
    'baseUrl',
    'socialProfiles',
    'replyTime',
  ],
}
