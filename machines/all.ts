import type { AnyStateMachine } from 'xstate'
import { bootMachine } from './boot/boot.machine.ts'
import { buildStepsMachine } from './build-steps/build-steps.machine.ts'
import { codeRevealMachine } from './code-reveal/code-reveal.machine.ts'
import { comparisonRaceMachine } from './comparison-race/comparison-race.machine.ts'
import { confettiMachine } from './confetti/confetti.machine.ts'
import { contactChoiceMachine } from './contact-choice/contact-choice.machine.ts'
import { contactFormMachine } from './contact-form/contact-form.machine.ts'
import { cookieBannerMachine } from './cookie-banner/cookie-banner.machine.ts'
import { copyFeedbackMachine } from './copy-feedback/copy-feedback.machine.ts'
import { countersMachine } from './counters/counters.machine.ts'
import { chunkRecoveryMachine } from './chunk-recovery/chunk-recovery.machine.ts'
import { faqMachine } from './faq/faq.machine.ts'
import { funnelScenarioMachine } from './funnel-scenario/funnel-scenario.machine.ts'
import { funnelStagesMachine } from './funnel-stages/funnel-stages.machine.ts'
import { funnelTabsMachine } from './funnel-tabs/funnel-tabs.machine.ts'
import { funnelVisualizationMachine } from './funnel-visualization/funnel-visualization.machine.ts'
import { headerMachine } from './header/header.machine.ts'
import { heroRotationMachine } from './hero-rotation/hero-rotation.machine.ts'
import { loadTimeMachine } from './load-time/load-time.machine.ts'
import { magneticButtonMachine } from './magnetic-button/magnetic-button.machine.ts'
import { motionControlMachine } from './motion-control/motion-control.machine.ts'
import { navigationMachine } from './navigation/navigation.machine.ts'
import { newsletterMachine } from './newsletter/newsletter.machine.ts'
import { particleWordsMachine } from './particle-words/particle-words.machine.ts'
import { shareMachine } from './share/share.machine.ts'
import { typewriterMachine } from './typewriter/typewriter.machine.ts'
import { whyComparisonMachine } from './why-comparison/why-comparison.machine.ts'
import { daySliderMachine } from './day-slider/day-slider.machine.ts'
import { trueScaleMachine } from './true-scale/true-scale.machine.ts'
import { classicDayMachine } from './classic-day/classic-day.machine.ts'
import { startDateMachine } from './start-date/start-date.machine.ts'

/** Every machine of the site by its id, for replay, inspection and documentation. Pages import only the one they need. */
export const allMachines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  [
    bootMachine,
    buildStepsMachine,
    codeRevealMachine,
    comparisonRaceMachine,
    confettiMachine,
    contactChoiceMachine,
    contactFormMachine,
    cookieBannerMachine,
    copyFeedbackMachine,
    countersMachine,
    chunkRecoveryMachine,
    faqMachine,
    funnelScenarioMachine,
    funnelStagesMachine,
    funnelTabsMachine,
    funnelVisualizationMachine,
    headerMachine,
    heroRotationMachine,
    loadTimeMachine,
    magneticButtonMachine,
    motionControlMachine,
    navigationMachine,
    newsletterMachine,
    particleWordsMachine,
    shareMachine,
    typewriterMachine,
    whyComparisonMachine,
    daySliderMachine,
    trueScaleMachine,
    classicDayMachine,
    startDateMachine,
  ].map((machine) => [machine.id, machine as AnyStateMachine]),
)
