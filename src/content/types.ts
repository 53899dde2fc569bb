/**
 * The types of all copy; those of the facts follow from schema.ts. Plain data: no React, no DOM, importable in Node.
 *
 * All copy is in this folder. Where it depends on the state of a machine, the machine's view selects the text and fills in its
 * placeholders.
 *
 * Texts include their typography: a non-breaking space between a number and its unit, „…“ for quotes, an en dash for ranges. Components
 * print them as they are. Source: docs/FACTS.md, section 3.
 */

import type { PictureName } from '#pictures/names.ts'

export type * from './schema.ts'

/* ------------------------------------------------------------------ honesty */

/**
 * Marks something made up (a person, a project, a logo).
 *
 * The page shows a word from `marks.ts` next to it, structured data omits it, and the release check lists it. To publish real content,
 * replace the contents and remove the field.
 */
export type Sample = { readonly sample: true }

/** The steps to a release, in the order in which to take them. */
export type ReleaseStep = 'owner' | 'offer' | 'claims' | 'samples' | 'pictures' | 'statements' | 'decisions'

/** Something that must be settled before a release. */
export type OpenPoint = {
  readonly step: ReleaseStep
  /** File inside src/content. */
  readonly file: string
  /** A text in that file, or the name of a fact, with its fields and indices. */
  readonly at: string | readonly (string | number)[]
  /** One German sentence that tells the owner what to fill in, confirm or decide. */
  readonly what: string
}

/* ------------------------------------------------------------------ building blocks */

/** Icons used beside copy, named as in src/components/Icon.tsx. */
export type IconName = 'blocks' | 'code' | 'gauge' | 'particles' | 'pencil' | 'play' | 'trending-up' | 'workflow'

/** The colour schemes of the design; a section or plate sets one as class `t-<tone>`. */
export type Tone = 'night' | 'deep' | 'paper' | 'lilac' | 'violet' | 'yellow'

/** A heading in two speeds: `slow` is set wide and light, `fast` narrow and bold. `slow` is null if there is only one speed. */
export type TwoSpeedHeading = { readonly slow: string | null; readonly fast: string }

/** An internal (`/…`, `#…`) or external link. */
export type Link = { readonly label: string; readonly href: string }

/* ------------------------------------------------------------------ home page */

/** A question with its answer of 40 to 60 words, to be read aloud: the first sentence answers, the rest explains. */
export type FaqItem = {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** The article that says more. */
  readonly more?: { readonly before: string; readonly title: string; readonly href: string } | undefined
}

/* ------------------------------------------------------------------ preview cards */

/** The card of an article: its title, its reading time and the name of its cover. */
export interface ArticleCard {
  readonly kind: 'article'
  readonly title: string
  readonly minutes: number
  readonly cover: PictureName
}

/** The card of a page. Its lines are fitted to the same width: fast lines are bold, condensed and lit; slow lines are regular, expanded and white. */
export interface PageCard {
  readonly kind: 'page'
  readonly lines: readonly { readonly pace: 'fast' | 'slow'; readonly text: string }[]
}
