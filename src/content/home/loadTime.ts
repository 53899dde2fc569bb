import { figures } from '#content/facts/figures.ts'

/** Beside the goal of fast loading, where it was met: how long this very visit took, as measured by the visitor's own browser. */
export const loadTime = {
  goalSeconds: figures.loadTimeSeconds,
  text: 'Bei Ihnen gerade: {seconds}\u00a0Sekunden.',
} as const
