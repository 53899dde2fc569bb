import type { ComponentType } from 'react'
import { MotionControl } from '#layout/MotionControl.tsx'

/** The interactive parts of the pages, by name. Each is rendered into the document and hydrated on its own. */
export const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  header: async () => (await import('#layout/Header.tsx')).Header,
  choices: async () => (await import('#layout/Choices.tsx')).CookieBanner,
  // Not loaded separately, because it is small and on every page.
  'motion-control': async () => MotionControl,

  reading: async () => (await import('#pages/home/Reading.tsx')).Reading,
  days: async () => (await import('#pages/home/sections/hero/Days.tsx')).Days,
  'name-strokes': async () => (await import('#pages/home/sections/hero/NameStrokes.tsx')).NameStrokes,
  dates: async () => (await import('#pages/home/PackageDates.tsx')).PackageDates,
  demos: async () => (await import('#pages/home/sections/hero/DemoPanel.tsx')).DemoPanel,
  race: async () => (await import('#pages/home/sections/solution/Race.tsx')).Race,
  'classic-hand': async () => (await import('#pages/home/ClassicHand.tsx')).ClassicHand,
  'choose-package': async () => (await import('#pages/home/sections/packages/ChoosePackage.tsx')).ChoosePackage,
  'load-time': async () => (await import('#pages/home/OwnLoadTime.tsx')).OwnLoadTime,
  conversion: async () => (await import('#pages/home/sections/success/ConversionCounter.tsx')).ConversionCounter,
  'start-calendar': async () => (await import('#pages/home/sections/process/StartCalendar.tsx')).StartCalendar,
  questions: async () => (await import('#pages/home/sections/faq/Questions.tsx')).Questions,
  'contact-form': async () => (await import('#pages/home/sections/contact/ContactForm.tsx')).ContactForm,

  share: async () => (await import('#pages/article/ShareBlock.tsx')).ShareBlock,
  newsletter: async () => (await import('#components/Newsletter.tsx')).Newsletter,
  'funnel-tabs': async () => (await import('#pages/funnel/FunnelTabs.tsx')).FunnelTabs,
  'interactive-funnel': async () => (await import('#pages/funnel/InteractiveFunnel.tsx')).InteractiveFunnel,
  visualization: async () => (await import('#pages/funnel/Visualization.tsx')).Visualization,
  'why-choice': async () => (await import('#pages/funnel/WhyChoice.tsx')).WhyChoice,
}
