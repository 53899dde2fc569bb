import type { Engine } from '@drei-tage/engine'

/**
 * The developer's control of the page's time. `giveBack` undoes what was set with it, except for what the page itself has set since.
 *
 * A pause of the developer is an ordinary pause, which the page sees.
 */
export function createPageTime(engine: Engine) {
  /** Whether it was the developer who paused time, and not the page. */
  let isPausedHere = false
  /** The rate that the page had set, and the one that replaces it. */
  let rates: { readonly page: number; readonly here: number } | undefined

  const stopObserving = engine.observe((change) => {
    if (change.type === 'resumed') isPausedHere = false
    if (change.type === 'rate' && change.rate !== rates?.here) rates = undefined
  })

  function pause(): void {
    isPausedHere ||= !engine.paused
    engine.pause()
  }

  return {
    pause,
    resume: (): void => engine.resume(),
    step(ms: number): void {
      pause()
      engine.step(ms)
    },
    stepToNext(): void {
      pause()
      engine.stepToNext()
    },
    setRate(rate: number): void {
      rates = { page: rates?.page ?? engine.rate, here: rate }
      engine.rate = rate
    },
    giveBack(): void {
      if (rates) engine.rate = rates.page
      if (isPausedHere) engine.resume()
    },
    close: stopObserving,
  }
}

export type PageTime = ReturnType<typeof createPageTime>
