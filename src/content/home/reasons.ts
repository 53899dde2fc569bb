import { claims } from '../facts/claims.ts'
import { figures } from '../facts/figures.ts'
import type { Reason } from '../types.ts'
import { offer } from '../facts/offer.ts'
import { amountOf, capitalised, numberWord } from '../format.ts'

/** The five reasons, one stroke each. */
export const reasons: readonly Reason[] = [
  {
    title: `${amountOf(offer.packages.express.days, 'Tage')} statt ${amountOf(Math.round(figures.classicDays / 30), 'Monate')}`,
    text: `So lange dauert ${offer.packages.express.name} ab dem Starttag. Einen Entwurf sehen Sie am ersten Abend, nicht erst im nächsten Quartal.`,
    claim: claims.classicDuration,
    claimed: amountOf(Math.round(figures.classicDays / 30), 'Monate'),
  },
  {
    title: 'Ein Preis, der stehen bleibt',
    text: 'Festpreis vor dem ersten Handgriff. Keine Stundenzettel, keine Nachträge ohne Ihr Ja.',
    claim: null,
  },
  {
    title: `Das Ziel: Seite\u00a0${figures.googlePage} bei Google in ${amountOf(figures.googleDays, 'Tagen')}`,
    text: 'Klar gegliedert und schnell, damit Suchmaschinen von Anfang an mitlesen.',
    claim: claims.googlePageOne,
    claimed: `Seite\u00a0${figures.googlePage} bei Google in ${amountOf(figures.googleDays, 'Tagen')}`,
  },
  {
    title: `${capitalised(claims.loadTime.value)} geladen`,
    text: 'Unser Ziel für jede Website. Gemessen wird vor der Übergabe.',
    claim: claims.loadTime,
    claimed: capitalised(claims.loadTime.value),
  },
  {
    title: `${claims.satisfaction.value} zufriedene Kunden`,
    text: `Wer unzufrieden ist, bekommt sein Geld zurück: bis ${amountOf(offer.guaranteeDays, 'Tage')} nach der Übergabe, ohne Begründung.`,
    claim: claims.satisfaction,
  },
]

/** Shown beside the promise of fast loading: how long this very visit took, as measured by the visitor's own browser. */
export const loadTime = {
  goalSeconds: figures.loadTimeSeconds,
  texts: {
    within: 'Bei Ihnen gerade: {seconds}\u00a0Sekunden.',
    slower: 'Bei Ihnen gerade: {seconds}\u00a0Sekunden, über dem Ziel.',
    unknown: 'Ihre Ladezeit verrät Ihr Browser nicht.',
  },
} as const

/** Section 5. */
export const reasonsSection = {
  heading: { slow: null, fast: `${capitalised(numberWord(reasons.length))} Gründe, einmal durchgezählt.` },
} as const
