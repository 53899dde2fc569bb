import { figures } from '#content/facts/figures.ts'

/** How long the page took to load in the visitor's browser. Shown next to the load time goal, but only if the goal was met. */
export const loadTime = {
  goalSeconds: figures.loadTimeSeconds,
  text: 'Bei Ihnen gerade: {seconds}\u00a0Sekunden.',
} as const
