import { assign, enqueueActions, setup } from 'xstate'
import { EVERYTHING_GRANTED, NOTHING_GRANTED, createConsent, grantedCategories, parseConsent, serializeConsent } from './consent.ts'
import type { CategoryChoice, Consent, OptionalCategory } from './consent.ts'

/** How far visitors scroll before the banner no longer waits, in px. */
export const WAIT_PX = 300

export type CookieBannerEvent =
  /**
   * The storage has been read. Only the first of these events counts, and nothing happens before it. `text` is null when nothing is stored
   * or the storage cannot be read, `gpc` is the browser's Global Privacy Control. If `shared`, the page was opened for something that the
   * visitor should see first.
   */
  | { type: 'storage.read'; text: string | null; nowMs: number; gpc: boolean; shared: boolean }
  /** While the banner waits: the page has scrolled more than `WAIT_PX`. */
  | { type: 'top.left' }
  | { type: 'key.pressed' }
  /** The storage has been read again, because another tab may have written to it or cleared it, or a new day has begun. */
  | { type: 'storage.changed'; text: string | null; nowMs: number }
  /** The write requested by `consent.store` failed. */
  | { type: 'storage.failed' }
  | { type: 'answered'; answer: ConsentAnswer; nowMs: number }
  | { type: 'category.toggled'; category: OptionalCategory }
  | { type: 'settings.opened' }
  /** "Zurück" or Escape: the settings are closed, and the choice in effect, if any, stays as it was. */
  | { type: 'settings.left' }
  /** "Cookie-Einstellungen" in the footer was pressed. */
  | { type: 'reopened' }

/** Requests to the page. */
export type CookieBannerEmitted =
  /** Write this text to the storage; answer with `storage.failed` if that throws. */
  | { type: 'consent.store'; text: string }
  /** From now on, these optional categories are allowed, and no others. */
  | { type: 'tracking.changed'; categories: readonly OptionalCategory[] }

export type ConsentAnswer = 'all-accepted' | 'only-necessary' | 'selection-saved'

/** What a `role="status"` announces. */
export type ConsentNotice = 'none' | ConsentAnswer | 'not-stored' | 'other-tab'

/** What the banner says in addition to its fixed text. */
export interface CookieBannerTexts {
  /** For visitors whose stored choice is not valid. */
  readonly askAgain: string
  /** What a `role="status"` announces. */
  readonly notices: Readonly<Record<Exclude<ConsentNotice, 'none'>, string>>
  /** For visitors whose browser sends Global Privacy Control. */
  readonly gpc: string
}

interface CookieBannerContext {
  readonly texts: CookieBannerTexts
  /** The choice in effect, stored or made during this visit. Null grants nothing. */
  readonly consent: Consent | null
  /** The current positions of the switches in the settings. */
  readonly draft: CategoryChoice
  /** The text in the storage, as far as this page knows; null if there is none. */
  readonly stored: string | null
  readonly gpcSeen: boolean
  readonly notice: ConsentNotice
}

/** The optional categories of a consent; all false if there is no consent. */
function choiceOf(consent: Consent | null): CategoryChoice {
  if (consent === null) return NOTHING_GRANTED
  const { analytics, marketing, functional } = consent
  return { analytics, marketing, functional }
}

type Stored = { text: string | null; nowMs: number; gpc?: boolean }

/** Whether nothing has changed: the storage holds what it held before, and the choice in effect has not expired. */
function isKnown({ stored, consent }: CookieBannerContext, { text, nowMs }: Stored): boolean {
  return text === stored && (consent === null || parseConsent(serializeConsent(consent), nowMs) !== null)
}

/**
 * The cookie banner. It appears if no valid choice is stored, and when the visitor reopens it.
 *
 * What is allowed depends on `consent` alone, which is set only by an explicit choice or a valid stored one. Browsers that send Global
 * Privacy Control get the same banner, because nothing is preselected anyway and an explicit choice overrides the signal.
 *
 * Allowed categories are emitted as `tracking.changed`: always after "accept all" and "save" (docs/FACTS.md, section 4), otherwise only
 * when they change. A stored choice therefore takes effect on the next visit, and a withdrawal at once.
 */
export const cookieBannerMachine = setup({
  types: {
    input: {} as { texts: CookieBannerTexts },
    context: {} as CookieBannerContext,
    events: {} as CookieBannerEvent,
    emitted: {} as CookieBannerEmitted,
  },
  guards: {
    isKnown: ({ context }, params: Stored) => isKnown(context, params),
    isValid: (_, params: Stored) => parseConsent(params.text, params.nowMs) !== null,
    endsConsent: ({ context }, params: Stored) => !isKnown(context, params) && parseConsent(params.text, params.nowMs) === null,
    hasConsent: ({ context }) => context.consent !== null,
  },
  actions: {
    /** Applies the stored choice, or the lack of one. */
    adoptStored: enqueueActions(({ context, enqueue }, { text, nowMs, gpc = context.gpcSeen }: Stored) => {
      const consent = parseConsent(text, nowMs)
      const categories = grantedCategories(consent)
      enqueue.assign({ consent, stored: text, draft: choiceOf(consent), gpcSeen: gpc })
      if (categories.join() !== grantedCategories(context.consent).join()) enqueue.emit({ type: 'tracking.changed', categories })
    }),
    choose: enqueueActions(({ context, enqueue }, { nowMs, answer }: { nowMs: number; answer: ConsentAnswer }) => {
      const choice = { 'all-accepted': EVERYTHING_GRANTED, 'only-necessary': NOTHING_GRANTED, 'selection-saved': context.draft }[answer]
      const consent = createConsent(choice, nowMs)
      const text = serializeConsent(consent)
      enqueue.assign({ consent, stored: text, draft: choice, notice: answer })
      enqueue.emit({ type: 'consent.store', text })
      if (answer !== 'only-necessary' || grantedCategories(context.consent).length > 0) {
        enqueue.emit({ type: 'tracking.changed', categories: grantedCategories(consent) })
      }
    }),
    toggleCategory: assign({
      draft: ({ context: { draft } }, { category }: { category: OptionalCategory }) => ({ ...draft, [category]: !draft[category] }),
    }),
    showStored: assign({ draft: ({ context }) => choiceOf(context.consent) }),
    noteFailure: assign({ stored: null }),
    announce: assign({ notice: (_, { notice }: { notice: ConsentNotice }) => notice }),
  },
}).createMachine({
  id: 'cookie-banner',
  context: ({ input }) => ({
    texts: input.texts,
    consent: null,
    draft: NOTHING_GRANTED,
    stored: null,
    gpcSeen: false,
    notice: 'none',
  }),
  initial: 'unread',
  on: {
    'storage.changed': [
      { guard: { type: 'isKnown', params: ({ event }) => event } },
      {
        guard: { type: 'isValid', params: ({ event }) => event },
        target: '.hidden',
        actions: [
          { type: 'adoptStored', params: ({ event }) => event },
          { type: 'announce', params: { notice: 'other-tab' } },
        ],
      },
      { actions: { type: 'adoptStored', params: ({ event }) => event } },
    ],
    'storage.failed': { actions: ['noteFailure', { type: 'announce', params: { notice: 'not-stored' } }] },
    answered: { target: '.hidden', actions: { type: 'choose', params: ({ event }) => event } },
    reopened: { target: '.settings', actions: ['showStored', { type: 'announce', params: { notice: 'none' } }] },
  },
  states: {
    /** Until the storage has been read, the machine does not know whether to ask. */
    unread: {
      on: {
        'storage.read': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'hidden',
            actions: { type: 'adoptStored', params: ({ event }) => event },
          },
          {
            guard: ({ event }) => event.shared,
            target: 'waiting',
            actions: { type: 'adoptStored', params: ({ event }) => event },
          },
          { target: 'summary', actions: { type: 'adoptStored', params: ({ event }) => event } },
        ],
        '*': {},
      },
    },
    /** Covers nothing until the visitor has seen what the page was opened for. */
    waiting: { on: { 'top.left': 'summary', 'key.pressed': 'summary' } },
    hidden: {
      on: {
        // A second click on a banner that is already closing is ignored.
        answered: {},
        'storage.changed': {
          guard: { type: 'endsConsent', params: ({ event }) => event },
          target: 'summary',
          actions: [
            { type: 'adoptStored', params: ({ event }) => event },
            { type: 'announce', params: { notice: 'none' } },
          ],
        },
      },
    },
    summary: { on: { 'settings.opened': { target: 'settings', actions: 'showStored' } } },
    settings: {
      on: {
        'category.toggled': { actions: { type: 'toggleCategory', params: ({ event }) => event } },
        'settings.left': [
          { guard: 'hasConsent', target: 'hidden', actions: 'showStored' },
          { target: 'summary', actions: 'showStored' },
        ],
        // Ignored while the settings are open, so that the switches keep their positions.
        reopened: {},
      },
    },
  },
})
