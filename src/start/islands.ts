import type { ComponentType } from 'react'
import { MotionControl } from '#layout/MotionControl.tsx'

/** The interactive elements of the pages, by name. Each is rendered into the document and hydrated on its own. */
export const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  header: async () => (await import('#layout/Header.tsx')).Header,
  'cookie-banner': async () => (await import('#layout/CookieBanner.tsx')).CookieBanner,
  // Not loaded separately, because it is small and on every page.
  'motion-control': async () => MotionControl,

  rail: async () => (await import('#pages/home/Rail.tsx')).Rail,
  'day-slider': async () => (await import('#pages/home/sections/hero/DaySlider.tsx')).DaySlider,
  'name-strokes': async () => (await import('#pages/home/sections/hero/NameStrokes.tsx')).NameStrokes,
  'package-dates': async () => (await import('#pages/home/PackageDates.tsx')).PackageDates,
  'hero-rotation': async () => (await import('#pages/home/sections/hero/HeroRotation.tsx')).HeroRotation,
  'comparison-race': async () => (await import('#pages/home/sections/solution/ComparisonRace.tsx')).ComparisonRace,
  'before-after': async () => (await import('#pages/home/sections/success/BeforeAfter.tsx')).BeforeAfter,
  counters: async () => (await import('#pages/home/sections/success/Counters.tsx')).Counters,
  'start-date': async () => (await import('#pages/home/sections/process/StartDate.tsx')).StartDate,
  faq: async () => (await import('#pages/home/sections/questions/Faq.tsx')).Faq,
  'contact-form': async () => (await import('#pages/home/sections/contact/ContactForm.tsx')).ContactForm,

  share: async () => (await import('#pages/article/Share.tsx')).Share,
  newsletter: async () => (await import('#components/Newsletter.tsx')).Newsletter,
  'funnel-tabs': async () => (await import('#pages/funnel/FunnelTabs.tsx')).FunnelTabs,
  'funnel-stages': async () => (await import('#pages/funnel/FunnelStages.tsx')).FunnelStages,
  'funnel-visualization': async () => (await import('#pages/funnel/FunnelVisualization.tsx')).FunnelVisualization,
  'why-comparison': async () => (await import('#pages/funnel/WhyComparison.tsx')).WhyComparison,
}
