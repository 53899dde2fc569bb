import type { Link } from './types.ts'
import { offer } from '#content/facts/offer.ts'
import { aiDays } from './days.ts'
import { amountOf } from './format.ts'
import { contactLink } from './home/contactLinks.ts'
import { isThere } from './isThere.ts'

/**
 * Links of the header, in order. Source: docs/FACTS.md, section 2.
 *
 * Hashes are bare (`#services`). On the home page they are used as they are; on other pages they are prefixed with '/'.
 */
export const headerLinks: readonly Link[] = [
  { label: 'Über mich', href: '/ueber-mich' },
  { label: 'Services', href: '#services' },
  { label: 'Prozess', href: '#prozess' },
  { label: 'Referenzen', href: '#erfolge' },
  { label: 'Blog', href: '/blog' },
  { label: 'Funnel Demo', href: '/FunnelActive' },
].filter(({ href }) => isThere(href))

/** The header's call to action. On small screens it is the last item of the menu. */
export const callToAction: Link & { readonly short: string } = {
  label: 'KI-Website starten',
  /** In the header on phones. */
  short: 'Starten',
  href: contactLink,
}

/** Labels of the shell around every page. */
export const shell = {
  skipLink: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  backHome: 'Startseite',
  backToBlog: 'Alle Artikel',
  /** Announced after the label of every link that opens a new tab. */
  newTabHint: 'öffnet in neuem Tab',
} as const

/** What the footer of every page says and links to. */
export const footer = {
  about: 'Websites und Funnels mit KI\u2011Unterstützung, gebaut für Menschen, die selbständig arbeiten.',
  groups: [
    {
      heading: 'Seiten',
      withCookieSettings: false,
      links: [
        { label: 'Startseite', href: '/' },
        { label: 'Über mich', href: '/ueber-mich' },
        { label: 'Blog', href: '/blog' },
        { label: 'Funnel Demo', href: '/FunnelActive' },
        { label: 'RSS-Feed', href: '/feed.xml' },
      ].filter(({ href }) => isThere(href)),
    },
    {
      heading: 'Angebot',
      withCookieSettings: false,
      links: [
        { label: 'Pakete', href: '#services' },
        { label: 'Prozess', href: '#prozess' },
        { label: 'Referenzen', href: '#erfolge' },
        { label: 'Kontakt', href: '#kontakt' },
      ].filter(({ href }) => isThere(href)),
    },
    {
      heading: 'Rechtliches',
      withCookieSettings: true,
      links: [
        { label: 'Impressum', href: '/impressum.html' },
        { label: 'AGB', href: '/agb.html' },
        { label: 'Datenschutz', href: '/datenschutz.html' },
        { label: 'Barrierefreiheit', href: '/barrierefreiheit.html' },
      ].filter(({ href }) => isThere(href)),
    },
  ],
  /** The last link of its group. It opens the banner's settings on the same page. */
  cookieSettings: 'Cookie-Einstellungen',
  /** Labels of the control that holds every loop of the site or lets them run again. */
  motionControl: { hold: 'Animationen anhalten', release: 'Animationen abspielen' },
  /** The giant scale at the end of the page. */
  band: { hours: `${aiDays * 24}\u00a0h`, text: 'Jetzt wäre Ihre Website online.' },
  motto: 'Von Menschen gestaltet, KI-beschleunigt',
} as const

/** A free talk. `minutes` identifies it to the calendar. */
const talk = (minutes: number, name: string, label: string) => ({ minutes, name, label }) as const

/** The free talks in the calendar, which differ in name and length. An audit is asked for by email, with the address of the website. */
export const bookings = {
  introduction: talk(offer.talkMinutes.introduction, 'Kennenlernen', 'Kennenlerngespräch buchen'),
  strategy: talk(offer.talkMinutes.strategy, 'Strategie', 'Strategiegespräch buchen'),
} as const

export type Talk = ReturnType<typeof talk>

/** The name of the audit where visitors choose it for an inquiry. */
export const auditName = `Audit, ${amountOf(offer.talkMinutes.audit, 'Minute', 'Minuten')}`
