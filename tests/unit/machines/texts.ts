import type { AnyStateMachine } from 'xstate'
import { holidaysIn } from '#content/holidays.ts'
import { blog } from '#content/blog.ts'
import { cookieBanner } from '#content/cookieBanner.ts'
import { funnelScenario } from '#content/funnel/interactive.ts'
import { contact } from '#content/home/contact.ts'
import { hero, particleWords } from '#content/home/hero.ts'
import { solution } from '#content/home/solution.ts'
import { allMachines } from '#devtools/machines.ts'
import { startMachine } from './support.ts'

/** The site's copy for each machine, by machine id, so that tests see machines as visitors do. */
export const textInputs = {
  'day-slider': { firstDay: 3, lastDay: 90 },
  'name-strokes': { strokes: { all: 90, lit: 3 } },
  'true-scale': { days: 3 },
  'build-steps': { texts: hero.demos.build.texts },
  'code-reveal': { texts: hero.demos.code.texts, lineCount: 26 },
  faq: { questionCount: 8 },
  // The template's days, because an owner may change them.
  'comparison-race': { days: { ai: 3, traditional: 90 }, texts: solution.race.texts },
  'contact-form': { texts: contact.form.texts, packages: [{ id: 'express', label: 'Express' }] },
  'cookie-banner': { texts: cookieBanner.texts },
  'copy-feedback': { texts: blog.share.texts },
  'funnel-scenario': { texts: funnelScenario.texts },
  'magnetic-button': { texts: contact.start.texts },
  newsletter: { texts: blog.newsletter.texts },
  'particle-words': { words: particleWords },
  // Does not use the site's days off, because an owner may change them.
  'start-date': {
    packages: [
      { id: 'express', days: 3 },
      { id: 'experience', days: 5 },
      { id: 'ecosystem', days: 7 },
    ],
    startWeekday: 1,
    leadDays: 4,
    holidays: [{ id: 'Betriebsferien', from: '12-24', to: '12-31' }, ...holidaysIn('HH')],
    today: null,
  },
} as const

/** Input for all machines in addition to their copy. Each machine reads only the fields it knows. */
const ANY_INPUT = {
  reducedMotion: false,
  title: 'Titel',
  url: 'https://beispiel.de/blog/titel',
  wide: true,
  demos: ['code', 'build', 'particles'],
  characterCount: 40,
  count: 3,
  targets: [340, 50_000, 180],
}

/** The input of the machine with this id, for tests that go through all machines. */
export function inputOf(id: string) {
  return { ...ANY_INPUT, ...(textInputs as Readonly<Record<string, object>>)[id] }
}

const views = import.meta.glob<Record<string, (snapshot: unknown) => Record<string, unknown>>>('../../../machines/*/*.view.ts', {
  eager: true,
})

/** Starts the machine with this id, with its view, for tests that go through several machines. */
export function startById(id: string, input: object = {}) {
  const view = `${id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}View`
  const viewOf = views[`../../../machines/${id}/${id}.view.ts`]![view]!
  return startMachine<AnyStateMachine, Record<string, unknown>>(allMachines[id]!, viewOf, { ...inputOf(id), ...input })
}
