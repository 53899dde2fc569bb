import { test } from 'vitest'
import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import type { BrowserEngineOptions, Engine, EngineOptions } from '@drei-tage/engine'
import { FakeHost } from './fake-host.ts'

/** `note('a')` is a callback that logs its name and when it ran, as in 'a 10'. */
function logOf(engine: Engine) {
  const log: string[] = []
  const note = (name: string) => () => void log.push(`${name} ${engine.now()}`)
  return { log, note }
}

export function startSimulated(options?: EngineOptions) {
  const engine = createSimulatedEngine(options)
  return { engine, ...logOf(engine) }
}

/** An engine that follows the real time of a fake host. */
export function startBrowser(options?: BrowserEngineOptions) {
  const host = new FakeHost()
  const engine = createEngine({ host, ...options })
  return { host, engine, ...logOf(engine) }
}

/** Tests with an engine of either kind. */
export const it = test.extend('simulated', () => startSimulated()).extend('browser', () => startBrowser())

export function throwing(message: string): () => never {
  return () => {
    throw new Error(message)
  }
}
