import { offer } from '#content/facts/offer.ts'
import { amountOf } from './format.ts'

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
  /** Labels of the control that holds every loop of the site or lets them run again. */
  motionControl: { hold: 'Animationen anhalten', release: 'Animationen abspielen' },
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
