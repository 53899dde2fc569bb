import { figures } from '#content/facts/figures.ts'

/** Next to the load time goal: how long the page took to load, as measured by the visitor's browser. Shown only if the goal was met. */
export const loadTime = {
  goalSeconds: figures.loadTimeSeconds,
  text: 'Bei Ihnen gerade: {seconds}\u00a0Sekunden.',
} as const
