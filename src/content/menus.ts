import type { Link } from './types.ts'
import { aiDays } from './days.ts'
import { offer } from '#content/facts/offer.ts'
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

/** What the footer of every page says and links to. */
export const footer = {
  about: 'Websites und Funnels mit KI-Unterstützung, gebaut für Selbständige und kleine Betriebe.',
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
  /** The giant scale at the end of the page. */
  band: { hours: `${aiDays * 24}\u00a0h`, text: `bis ${offer.packages.express.name} online ist.` },
  motto: 'Von Menschen gestaltet, KI-beschleunigt',
} as const
