// Runs XState's own tests in its own sources, with the engine in place of its clocks if ENGINE is set: see run.mjs.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const engine = fileURLToPath(new URL('../../engine/index.ts', import.meta.url))
const simulatedClock = fileURLToPath(new URL('./SimulatedClock.mjs', import.meta.url))

/** XState's default clock, which actors get if none is given. */
const DEFAULT_CLOCK =
  /clock: \{\s*setTimeout: \(fn, ms\) => \{\s*return setTimeout\(fn, ms\);\s*\},\s*clearTimeout: \(id\) => \{\s*return clearTimeout\(id\);\s*\}\s*\}(?: as Clock)?/

const engineAsClock = {
  name: 'engine-as-clock',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0]
    if (file.endsWith('/src/SimulatedClock.ts')) return `export { SimulatedClock } from ${JSON.stringify(simulatedClock)}\n`
    if (!file.endsWith('/src/createActor.ts')) return undefined
    const source = await readFile(file, 'utf8')
    if (!DEFAULT_CLOCK.test(source))
      throw new Error(`xstate-suite: ${file} has another default clock than the one that is known. Say here which.`)
    // One per actor: tests replace the global timers as they go.
    return `import { createEngine } from ${JSON.stringify(engine)}\n${source.replace(DEFAULT_CLOCK, 'get clock() { return createEngine() }')}`
  },
}

export default defineConfig({
  plugins: process.env.ENGINE ? [engineAsClock] : [],
  test: {
    setupFiles: [fileURLToPath(new URL('./newer-node.mjs', import.meta.url))],
    globals: true,
    include: ['test/**/*.test.ts'],
    testTimeout: 15_000,
  },
})
