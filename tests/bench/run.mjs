// Compares the engine with XState's SimulatedClock and with @sinonjs/fake-timers: `npm run bench`.
// All of them do the same work in one run, alternating, so that a busy machine affects all alike.

import { fileURLToPath } from 'node:url'
import { createClock } from '@sinonjs/fake-timers'
import { build } from 'vite'
import { createActor, createMachine, SimulatedClock } from 'xstate'
import { compareDays } from './day.mjs'
import { CUT_MS, workloads } from './workloads.mjs'

/** The number of measured rounds, after some unmeasured ones that warm up the compiler. */
const ROUNDS = 11
const WARM_UP_ROUNDS = 3
/** The total time, in ms, after which a clock with at least three runs is not run again. */
const ENOUGH_MS = 5_000

const BUILT = '.cache/bench'

/** Engine and machines are TypeScript, which Node 20 cannot run, so Vite bundles each into a module. */
async function load() {
  const root = new URL('../..', import.meta.url)
  const input = { engine: 'engine/index.ts', machines: 'src/inspection/machines.ts' }
  await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'silent',
    build: { ssr: true, outDir: BUILT, emptyOutDir: true, copyPublicDir: false, minify: false, target: 'node20', rollupOptions: { input } },
  })
  const [engine, machines] = await Promise.all(Object.keys(input).map((name) => import(new URL(`${BUILT}/${name}.js`, root).href)))
  return { createSimulatedEngine: engine.createSimulatedEngine, machines: machines.allMachines }
}

const { createSimulatedEngine, machines } = await load()

const clocks = [
  { name: 'engine', create: createSimulatedEngine },
  {
    name: 'SimulatedClock',
    create: () => {
      const clock = new SimulatedClock()
      clock.advance = (ms) => clock.increment(ms)
      return clock
    },
  },
  {
    name: 'fake-timers',
    create: () => {
      const clock = createClock()
      clock.advance = (ms) => clock.tick(ms)
      return clock
    },
  },
]

// One clock of each kind stays alive with a timer, as in any real program. Otherwise the garbage
// collection before each run would discard the optimised code of that kind.
const residents = clocks.map(({ create }) => create())
for (const resident of residents) resident.setTimeout(() => {}, 1_000)

/** @returns the duration of one run, in ms, and whether it finished. */
function measure(prepare, create) {
  const run = prepare(create())
  globalThis.gc?.()
  const startedAt = performance.now()
  const arrived = run(startedAt)
  return { tookMs: performance.now() - startedAt, arrived }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

/** Runs all clocks in turn. A clock that was cut off is not run again. */
function compare(prepare) {
  const results = clocks.map(() => ({ timesMs: [], totalMs: 0, cut: false }))
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    clocks.forEach(({ create }, index) => {
      const result = results[index]
      if (result.cut || (result.totalMs > ENOUGH_MS && result.timesMs.length >= 3)) return
      const { tookMs, arrived } = measure(prepare, create)
      result.cut = !arrived
      result.totalMs += tookMs
      if (round >= 0 || result.cut) result.timesMs.push(tookMs)
    })
  }
  return results.map(({ timesMs, cut }) => ({ tookMs: median(timesMs), cut }))
}

function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('   ')
  for (const row of rows) console.log(line(row))
}

const rows = [['', 'engine', ...clocks.slice(1).map(({ name }) => name)]]
for (const { name, prepare } of workloads({ createActor, createMachine })) {
  const [own, ...peers] = compare(prepare)
  const ratios = peers.map(({ tookMs, cut }) => `${cut ? '> ' : ''}${(tookMs / own.tookMs).toFixed(1)} ×`)
  rows.push([name, `${own.tookMs.toFixed(0)} ms`, ...ratios])
}

printTable(rows)
console.log(`\nn ×: the peer's time divided by the engine's. Medians of up to ${ROUNDS} rounds, Node ${process.version}.`)
console.log(`> n ×: the peer was cut after ${CUT_MS / 1_000} s and would have gone on.`)

compareDays({ createSimulatedEngine, machines })
