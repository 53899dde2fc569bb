import { createEngine, createSimulatedEngine } from '@drei-tage/engine'
import * as recorderApi from '@drei-tage/recorder'
import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { transformWithOxc } from 'vite'
import { expect, it, vi } from 'vitest'
import * as xstate from 'xstate'
import { setup } from 'xstate'
import { BusyHost } from '../recorder/tests/support.ts'

/** The code blocks of a package's README, without imports. */
function blocksOf(folder: string): string[] {
  const text = readFileSync(`${folder}/README.md`, 'utf8')
  return [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code.replaceAll(/^import .*\n/gm, ''))
}

/** Runs code with some names, and returns the value of an expression afterwards. */
function run(code: string, names: Record<string, unknown>, result = 'undefined'): unknown {
  return compileFunction(`${code}\nreturn ${result}`, Object.keys(names))(...Object.values(names))
}

it("runs the engine's example", () => {
  const [example = ''] = blocksOf('engine')
  const host = new BusyHost(0.037)
  const names = { ...xstate, createSimulatedEngine, createEngine: () => createEngine({ host }) }
  expect(run(example, names, '[actor.getSnapshot().value, engine.rate]')).toEqual(['off', 0.1])
})

it("replays the recorder's example of real time without a difference, and as a test", () => {
  const [example = '', test = ''] = blocksOf('packages/recorder')
  const notice = setup({}).createMachine({ initial: 'shown', states: { shown: { after: { 3_000: 'gone' } }, gone: {} } })
  const machine = setup({ actors: { notice } }).createMachine({ id: 'cart', invoke: { src: 'notice' }, after: { 20: {} } })
  const host = new BusyHost(0.037)
  const names = { ...xstate, ...recorderApi, machine, createEngine: () => createEngine({ host }), later: () => host.pass(5_000) }
  const code = example.replace('// later', 'later()')
  expect(run(code, names, '[recorder.entries.length > 1, difference]')).toEqual([true, undefined])

  // The second block reads the file of the first.
  const file = run(code, names, 'text')
  const check = vi.fn<(name: string, body: () => void) => void>((_, body) => body())
  run(test, { ...recorderApi, expect, it: check, readFileSync: () => file, cartMachine: machine })
  expect(check).toHaveBeenCalledOnce()
})

it.each(['packages/inspector', 'packages/playwright'])('the examples of %s are valid code', async (folder) => {
  const blocks = blocksOf(folder)
  expect(blocks.length).toBeGreaterThan(0)
  // They need a browser, or a bundler.
  for (const code of blocks) await transformWithOxc(code, 'example.tsx', { jsx: 'preserve' } as never)
})
