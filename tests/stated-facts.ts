import { figures } from '#content/facts/figures.ts'
import { offer } from '#content/facts/offer.ts'
import { owner } from '#content/facts/owner.ts'
import { headline } from '#content/home/headline.ts'

/** A number in German notation. */
export const german = (number: number) => number.toLocaleString('de-DE')

/** An amount in euros as written in copy, with a non-breaking space. */
export const inEuros = (amount: number) => `${german(amount)}\u00a0€`

function packageOf(id: keyof typeof offer.packages) {
  const { supportWeeks, ...sold } = offer.packages[id]
  const support = supportWeeks ? `${supportWeeks}\u00a0Wochen ${id === 'ecosystem' ? 'Premium-Begleitung' : 'Begleitung'}` : null
  return { ...sold, support }
}

export const express = packageOf('express')
export const ecosystem = packageOf('ecosystem')

/** By `startWeekday`: the days of the week on which the work on the smallest package begins and, three working days later, ends. */
const WEEKDAYS = {
  1: ['Montag', 'Donnerstag'],
  2: ['Dienstag', 'Freitag'],
  3: ['Mittwoch', 'Montag'],
  4: ['Donnerstag', 'Dienstag'],
  5: ['Freitag', 'Mittwoch'],
} as const

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
  weekdays: WEEKDAYS[offer.startWeekday],
}
