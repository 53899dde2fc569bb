import { existsSync } from 'node:fs'
import { MINE } from '#paths'
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

/**
 * The numbers that pages have to state, taken from the facts, so that tests hold for any owner. tests/built/specified-facts.test.ts
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
  classicMonths: Math.floor(figures.classicDays / 30),
}
