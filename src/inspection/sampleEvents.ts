import type { AnyEventObject, AnyStateMachine, EventFromLogic } from 'xstate'
import type { bootMachine } from '../../machines/boot/boot.machine.ts'
import type { buildStepsMachine } from '../../machines/build-steps/build-steps.machine.ts'
import type { codeRevealMachine } from '../../machines/code-reveal/code-reveal.machine.ts'
import type { comparisonRaceMachine } from '../../machines/comparison-race/comparison-race.machine.ts'
import type { confettiMachine } from '../../machines/confetti/confetti.machine.ts'
import type { contactChoiceMachine } from '../../machines/contact-choice/contact-choice.machine.ts'
import type { contactFormMachine } from '../../machines/contact-form/contact-form.machine.ts'
import type { cookieBannerMachine } from '../../machines/cookie-banner/cookie-banner.machine.ts'
import type { copyFeedbackMachine } from '../../machines/copy-feedback/copy-feedback.machine.ts'
import type { countersMachine } from '../../machines/counters/counters.machine.ts'
import type { chunkRecoveryMachine } from '../../machines/chunk-recovery/chunk-recovery.machine.ts'
import type { faqMachine } from '../../machines/faq/faq.machine.ts'
import type { funnelScenarioMachine } from '../../machines/funnel-scenario/funnel-scenario.machine.ts'
import type { funnelStagesMachine } from '../../machines/funnel-stages/funnel-stages.machine.ts'
import type { funnelTabsMachine } from '../../machines/funnel-tabs/funnel-tabs.machine.ts'
import type { funnelVisualizationMachine } from '../../machines/funnel-visualization/funnel-visualization.machine.ts'
import type { headerMachine } from '../../machines/header/header.machine.ts'
import type { heroRotationMachine } from '../../machines/hero-rotation/hero-rotation.machine.ts'
import type { loadTimeMachine } from '../../machines/load-time/load-time.machine.ts'
import type { magneticButtonMachine } from '../../machines/magnetic-button/magnetic-button.machine.ts'
import type { motionControlMachine } from '../../machines/motion-control/motion-control.machine.ts'
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts'
import type { newsletterMachine } from '../../machines/newsletter/newsletter.machine.ts'
import type { particleWordsMachine } from '../../machines/particle-words/particle-words.machine.ts'
import type { shareMachine } from '../../machines/share/share.machine.ts'
import type { HoldEvent } from '../../machines/common/holds.ts'
import type { typewriterMachine } from '../../machines/typewriter/typewriter.machine.ts'
import type { whyComparisonMachine } from '../../machines/why-comparison/why-comparison.machine.ts'
import type { daySliderMachine } from '../../machines/day-slider/day-slider.machine.ts'
import type { trueScaleMachine } from '../../machines/true-scale/true-scale.machine.ts'
import type { classicDayMachine } from '../../machines/classic-day/classic-day.machine.ts'
import type { startDateMachine } from '../../machines/start-date/start-date.machine.ts'

/** A moment for events that carry one, in ms since 1970: 2 March 2026, 8:00 UTC. Machines cannot know the current time. */
const SAMPLE_DATE_MS = 1_772_438_400_000

const hold: HoldEvent[] = [
  { type: 'hold.changed', reason: 'button', held: true },
  { type: 'hold.changed', reason: 'button', held: false },
]
const motionReduced = { type: 'motion.reduced' } as const

/** Types a machine's list of events: events that the machine does not have do not compile. */
function of<M extends AnyStateMachine>(...events: EventFromLogic<M>[]): readonly AnyEventObject[] {
  return events
}

/**
 * Events to send by hand, by machine id: at least one of each type, several where the payload makes a difference. A machine
 * reveals the types of its events, but not their payloads.
 */
export const sampleEvents: Readonly<Record<string, readonly AnyEventObject[]>> = {
  boot: of<typeof bootMachine>(
    { type: 'page.painted' },
    { type: 'code.requested' },
    { type: 'code.arrived' },
    { type: 'code.failed' },
    { type: 'part.wanted', part: 'fragen' },
    { type: 'part.late', part: 'fragen' },
    { type: 'part.arrived', part: 'fragen' },
    { type: 'part.hydrated', part: 'fragen' },
    { type: 'part.failed', part: 'fragen' },
    { type: 'press.kept', press: 0, part: 'fragen', control: 'Was kostet das?' },
    { type: 'fonts.settled' },
    { type: 'first-page.left' },
  ),
  'build-steps': of<typeof buildStepsMachine>({ type: 'replay.pressed' }, ...hold, motionReduced),
  'code-reveal': of<typeof codeRevealMachine>({ type: 'replay.pressed' }, ...hold, motionReduced),
  'comparison-race': of<typeof comparisonRaceMachine>(
    { type: 'section.seen' },
    { type: 'pause.toggled' },
    { type: 'replay.pressed' },
    ...hold,
    motionReduced,
  ),
  confetti: of<typeof confettiMachine>({ type: 'burst.requested', seed: 7 }, motionReduced),
  'contact-choice': of<typeof contactChoiceMachine>(
    { type: 'package.chosen', package: 'experience' },
    { type: 'audit.chosen' },
    { type: 'choice.taken' },
  ),
  'contact-form': of<typeof contactFormMachine>(
    { type: 'field.changed', field: 'name', value: 'Ada Beispiel' },
    { type: 'field.changed', field: 'email', value: 'ada@beispiel.de' },
    { type: 'field.changed', field: 'topic', value: 'audit' },
    { type: 'package.preselected', package: 'experience' },
    { type: 'audit.preselected' },
    { type: 'start.chosen', package: 'express', start: 'Beginn Mo 30.11., online Do 3.12.' },
  ),
  'cookie-banner': of<typeof cookieBannerMachine>(
    { type: 'storage.read', text: null, nowMs: SAMPLE_DATE_MS, gpc: false },
    { type: 'storage.changed', text: null, nowMs: SAMPLE_DATE_MS },
    { type: 'storage.failed' },
    { type: 'accept-all.pressed', nowMs: SAMPLE_DATE_MS },
    { type: 'only-necessary.pressed', nowMs: SAMPLE_DATE_MS },
    { type: 'selection.saved', nowMs: SAMPLE_DATE_MS },
    { type: 'category.toggled', category: 'analytics' },
    { type: 'settings.opened' },
    { type: 'settings.left' },
    { type: 'reopened' },
    { type: 'closed' },
  ),
  'copy-feedback': of<typeof copyFeedbackMachine>({ type: 'copy.succeeded' }, { type: 'copy.failed' }),
  counters: of<typeof countersMachine>({ type: 'section.seen' }, { type: 'replay.pressed' }, motionReduced),
  'chunk-recovery': of<typeof chunkRecoveryMachine>(
    { type: 'part.failed', part: 'fragen' },
    { type: 'late.begun', part: 'fragen' },
    { type: 'late.ended', part: 'fragen' },
    { type: 'server.answered', answer: 'same' },
    { type: 'server.answered', answer: 'renewed' },
    { type: 'server.answered', answer: 'unreachable' },
    { type: 'network.returned' },
    { type: 'dismissed' },
  ),
  faq: of<typeof faqMachine>(
    { type: 'question.opened', index: 0 },
    { type: 'question.opened', index: 1 },
    { type: 'question.closed', index: 1 },
  ),
  'funnel-scenario': of<typeof funnelScenarioMachine>(
    { type: 'field.changed', field: 'visitors', value: '2.500' },
    { type: 'field.left' },
    { type: 'reset.pressed' },
    { type: 'address.changed', numbers: 'besucher=4000' },
  ),
  'funnel-stages': of<typeof funnelStagesMachine>(
    { type: 'start.pressed' },
    { type: 'pause.toggled' },
    { type: 'visitors.changed', visitors: 5_000 },
    {
      type: 'scenario.changed',
      scenario: { visitors: 2_000, interestPermille: 400, leadPermille: 200, customerPermille: 80, valueEuro: 900 },
    },
    ...hold,
    motionReduced,
  ),
  'funnel-tabs': of<typeof funnelTabsMachine>(
    { type: 'tab.selected', tab: 'interactive' },
    { type: 'tab.selected', tab: 'visualization' },
    { type: 'tab.selected', tab: 'why' },
    { type: 'address.changed', hash: '#warum' },
  ),
  'funnel-visualization': of<typeof funnelVisualizationMachine>(
    { type: 'set.selected', set: 'conversion' },
    { type: 'set.selected', set: 'revenue' },
    { type: 'set.selected', set: 'optimization' },
    { type: 'pause.toggled' },
    ...hold,
    motionReduced,
  ),
  header: of<typeof headerMachine>(
    { type: 'page.scrolled', scrollYPx: 0 },
    { type: 'page.scrolled', scrollYPx: 51 },
    { type: 'menu.opened' },
    { type: 'menu.closed' },
  ),
  'hero-rotation': of<typeof heroRotationMachine>(
    { type: 'tab.selected', mode: 'code' },
    { type: 'tab.selected', mode: 'build' },
    { type: 'tab.selected', mode: 'particles' },
    { type: 'pause.toggled' },
    { type: 'viewport.changed', wide: false },
    { type: 'viewport.changed', wide: true },
    ...hold,
    motionReduced,
  ),
  'load-time': of<typeof loadTimeMachine>(
    { type: 'paint.measured', ms: 900 },
    { type: 'paint.measured', ms: 2_400 },
    { type: 'paint.unknown' },
  ),
  'magnetic-button': of<typeof magneticButtonMachine>(
    { type: 'pressed' },
    { type: 'pointer.moved', offsetXPx: 60, offsetYPx: -40 },
    { type: 'pointer.gone' },
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    motionReduced,
  ),
  'motion-control': of<typeof motionControlMachine>({ type: 'toggle.pressed' }, motionReduced),
  navigation: of<typeof navigationMachine>(
    { type: 'page.asked', address: '/blog', way: 'link' },
    { type: 'page.asked', address: '/blog', way: 'link', turn: 'strokes' },
    { type: 'page.asked', address: '/', way: 'traversal' },
    { type: 'page.fetched', address: '/blog' },
    { type: 'page.failed', address: '/blog', online: true },
    { type: 'page.failed', address: '/blog', online: false },
    { type: 'page.kept' },
    { type: 'place.asked', address: '/#kontakt' },
    { type: 'network.returned' },
  ),
  newsletter: of<typeof newsletterMachine>(
    { type: 'address.typed', value: 'ada@beispiel.de' },
    { type: 'address.typed', value: 'ada' },
    { type: 'submitted' },
  ),
  'particle-words': of<typeof particleWordsMachine>(
    { type: 'word.selected', index: 0 },
    { type: 'word.selected', index: 3 },
    ...hold,
    motionReduced,
  ),
  share: of<typeof shareMachine>(
    { type: 'share.pressed', available: true },
    { type: 'share.pressed', available: false },
    { type: 'share.succeeded' },
    { type: 'share.cancelled' },
    { type: 'share.failed' },
    { type: 'copy.pressed' },
    { type: 'copy.succeeded' },
    { type: 'copy.failed' },
  ),
  typewriter: of<typeof typewriterMachine>(...hold, motionReduced),
  'why-comparison': of<typeof whyComparisonMachine>(
    { type: 'toggle.pressed' },
    { type: 'side.selected', side: 'traditional' },
    { type: 'side.selected', side: 'funnel' },
  ),
  'day-slider': of<typeof daySliderMachine>(
    { type: 'intro.ended' },
    { type: 'handle.grabbed' },
    { type: 'day.changed', day: 41 },
    { type: 'handle.released' },
    ...hold,
    motionReduced,
  ),
  'true-scale': of<typeof trueScaleMachine>({ type: 'days.built' }, { type: 'race.restarted' }, ...hold, motionReduced),
  'classic-day': of<typeof classicDayMachine>(
    { type: 'day.passed', day: 0 },
    { type: 'day.passed', day: 41 },
    { type: 'day.passed', day: 90 },
  ),
  'start-date': of<typeof startDateMachine>(
    { type: 'day.told', today: '2026-03-02' },
    { type: 'start.moved', by: 1 },
    { type: 'start.moved', by: -1 },
    { type: 'package.chosen', package: 'ecosystem' },
  ),
}
