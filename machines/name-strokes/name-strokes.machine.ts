import { and, assign, not, or, setup, stateIn } from 'xstate'
import { ANNOUNCEMENT_MS } from '../common/announcement.ts'
import { firstCharacters } from '../common/characters.ts'
import { motionActions, motionEvents, motionGuards } from '../common/motion.ts'
import type { MotionEvent, MotionInput } from '../common/motion.ts'

/** Maximum length of a name, in characters as readers count them. Source: docs/FACTS.md, section 4. */
export const NAME_LENGTH = 25
/** Maximum length of the text that is examined, in UTF-16 code units. The longest emoji have 15. */
const TEXT_LENGTH = 16 * NAME_LENGTH
/** A character that is drawn as a picture, such as an emoji, but not '®'. The parts of a composed emoji match one after the other. */
const PICTOGRAPH = /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F))\uFE0F?\p{Emoji_Modifier}?\u200D?/gu
/** How long a stroke takes to bend, and how much later than its left neighbour it starts, in ms. Source: docs/FACTS.md, section 4. */
export const BEND_MS = 420
export const STAGGER_MS = 6
/** Delay between two lit strokes, which snap into place after all others, in ms. Source: docs/FACTS.md, section 4. */
export const LIT_STAGGER_MS = 110
/** How many strokes draw a name, and how many of them, at the left end, are lit. */
export interface StrokeCounts {
  readonly all: number
  readonly lit: number
}

/** When the last unlit stroke has finished bending, in ms from the start. */
const changeMs = ({ all, lit }: StrokeCounts) => (all - lit - 1) * STAGGER_MS + BEND_MS

export type NameStrokesEvent =
  | { type: 'name.typed'; text: string }
  /** The URL contains a name, which is drawn until the visitor types. */
  | { type: 'name.found'; text: string }
  | { type: 'save.pressed' }
  | { type: 'picture.saved' }
  | { type: 'picture.failed' }
  | MotionEvent

interface NameStrokesContext extends MotionInput {
  readonly strokes: StrokeCounts
  /** The text of the field. */
  readonly text: string
  /** The name being drawn: the visitor's own, or the one from the URL. */
  readonly name: string
  /** The visitor's own name, updated whenever typing pauses. Screen readers are then told about the picture. */
  readonly announced: string
  /** Whether the page was opened for a name in its URL. Ends when the field is emptied. */
  readonly isShared: boolean
}

/**
 * Turns a typed text into the name to draw: on one line, without control characters, unpaired surrogates or pictographs, of which strokes
 * draw only the outline, at most `NAME_LENGTH` characters. Empty if nothing can be drawn.
 */
export function nameOf(text: string): string {
  const plain = text
    .slice(0, TEXT_LENGTH)
    .replaceAll(PICTOGRAPH, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, ' ')
  const name = firstCharacters(plain.replaceAll(/\s+/g, ' ').trim(), NAME_LENGTH).trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : ''
}

/**
 * Draws the visitor's name with the strokes of the ruler, and lets the visitor save it as a picture. Typing while the strokes move
 * restarts the delays. With reduced motion, the name appears at once.
 */
export const nameStrokesMachine = setup({
  types: {
    input: {} as MotionInput & { strokes: StrokeCounts },
    context: {} as NameStrokesContext,
    events: {} as NameStrokesEvent,
  },
  delays: {
    // Until the last lit stroke has snapped into place.
    grow: ({ context: { strokes } }) => changeMs(strokes) + strokes.lit * LIT_STAGGER_MS,
    change: ({ context: { strokes } }) => changeMs(strokes),
    announce: ANNOUNCEMENT_MS,
  },
  guards: {
    ...motionGuards,
    isSameName: ({ context, event }) => 'text' in event && nameOf(event.text) === context.name,
    isNothingTyped: ({ context }) => context.text === '',
    isErased: ({ context }) => context.name === '',
    isNews: ({ context }) => context.text !== '' && context.name !== context.announced,
  },
  actions: {
    ...motionActions,
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    keepName: assign((_, params: { text: string }) => ({ name: nameOf(params.text) })),
    announce: assign({ announced: ({ context }) => context.name }),
    share: assign({ isShared: true }),
    forget: assign({ announced: '', isShared: false }),
  },
}).createMachine({
  id: 'name-strokes',
  context: ({ input: { strokes, reducedMotion } }) => ({ strokes, text: '', name: '', announced: '', isShared: false, reducedMotion }),
  initial: 'resting',
  on: {
    ...motionEvents,
    'name.typed': [
      { guard: 'isSameName', actions: { type: 'keepText', params: ({ event }) => event } },
      {
        guard: or([stateIn('resting'), stateIn('growing')]),
        target: '.growing',
        actions: [
          { type: 'keepText', params: ({ event }) => event },
          { type: 'keepName', params: ({ event }) => event },
        ],
      },
      {
        target: '.changing',
        actions: [
          { type: 'keepText', params: ({ event }) => event },
          { type: 'keepName', params: ({ event }) => event },
        ],
      },
    ],
    'name.found': {
      guard: and(['isNothingTyped', not('isSameName')]),
      target: '.growing',
      actions: [{ type: 'keepName', params: ({ event }) => event }, 'share'],
    },
    'save.pressed': { guard: not('isErased'), target: '.saving' },
  },
  states: {
    resting: { entry: 'forget' },
    growing: {
      always: { guard: 'isMotionReduced', target: 'drawn' },
      after: { announce: { guard: 'isNews', actions: 'announce' }, grow: 'drawn' },
    },
    changing: {
      always: { guard: 'isMotionReduced', target: 'drawn' },
      after: { announce: { guard: 'isNews', actions: 'announce' }, change: 'drawn' },
    },
    drawn: {
      always: { guard: 'isErased', target: 'resting' },
      after: { announce: { guard: 'isNews', actions: 'announce' } },
    },
    // Pressed again, it begins anew, because a share sheet may never answer.
    saving: { on: { 'picture.saved': 'drawn', 'picture.failed': 'failed' } },
    failed: { after: { announce: { guard: 'isNews', actions: 'announce' } } },
  },
})
