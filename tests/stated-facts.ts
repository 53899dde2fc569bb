import { existsSync } from 'node:fs'
import { MINE } from '#places'
import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { headline } from '#content/home/headline.ts'

/** Whether this is the template as delivered. Owners may change its facts, so tests with literal ones are only for the template. */
export const isTemplate = !existsSync(MINE) && owner.name === 'Alex Muster'

/** A number in German notation. */
export const german = (number: number) => number.toLocaleString('de-DE')

/** An amount in euros as written in copy, with a non-breaking space. */
export const inEuros = (amount: number) => `${german(amount)}\u00a0€`

function packageOf(id: keyof typeof offer.packages) {
  const { supportWeeks, ...sold } = offer.packages[id]
  const support = supportWeeks
    ? `${supportWeeks}\u00a0${supportWeeks === 1 ? 'Woche' : 'Wochen'} ${id === 'ecosystem' ? 'Premium-Begleitung' : 'Begleitung'}`
    : null
  return { ...sold, support }
}

export const express = packageOf('express')
export const ecosystem = packageOf('ecosystem')

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'] as const
const beginsAt = offer.startWeekday - 1

/** How long the steps between talk and start take, by the days of the smallest package. */
const STEPS: Readonly<Record<number, readonly [concept: string, design: string, build: string]>> = {
  2: ['Tag 1', 'Tag 1–2', 'Tag 2'],
  3: ['1 Tag', '1 Tag', '1 Tag'],
  4: ['Tag 1–2', 'Tag 2–3', 'Tag 3–4'],
  5: ['Tag 1–2', 'Tag 2–4', 'Tag 4–5'],
  6: ['2 Tage', '2 Tage', '2 Tage'],
  7: ['Tag 1–3', 'Tag 3–5', 'Tag 5–7'],
  8: ['Tag 1–3', 'Tag 3–6', 'Tag 6–8'],
  9: ['3 Tage', '3 Tage', '3 Tage'],
  10: ['Tag 1–4', 'Tag 4–7', 'Tag 7–10'],
}

/**
 * The numbers that pages have to state, taken from the facts, so that tests hold for any owner. tests/unit/content/specified-facts.test.ts
 * checks that the template's facts are the specified ones.
 */
export const stated = {
  ...offer,
  ...figures,
  rating: figures.rating.average,
  sinceYear: owner.sinceYear,
  headline,
  packages: [express, packageOf('experience'), ecosystem],
  /** When the work on the smallest package begins, and when it is online. */
  weekdays: [WEEKDAYS[beginsAt], express.days < 5 ? WEEKDAYS[(beginsAt + express.days) % 5] : `nach ${express.days} Arbeitstagen`] as const,
  steps: STEPS[express.days]!,
  classicMonths: Math.floor(figures.classicDays / 30),
}
