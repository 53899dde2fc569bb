import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { throwing } from '../../../engine/tests/support.ts'
import { INTERNALS, requireInternals, sampleOfXState, SUPPORTED_XSTATE } from '../xstate-internals.ts'

const manifest = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { peerDependencies: { xstate: string } }

/** An XState actor with its inspection events, in which the property at `path` is missing. */
function without(path: string): object {
  const sample = sampleOfXState()
  const names = path.split('/')
  const last = names.pop() as string
  const owner = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, sample)
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(owner)).filter((name) => name !== last)
  Object.setPrototypeOf(owner, Object.fromEntries(methods.map((name) => [name, true])))
  delete owner[last]
  return sample
}

it.each(INTERNALS)('are named if XState lacks %s, with the supported versions', (path) => {
  expect(() => requireInternals(without(path))).toThrow(
    `recorder: the installed XState lacks ${path}: recordings would be incomplete. Install xstate@^5.20.0.`,
  )
})

it('are not looked for where not even a machine can run', () => {
  const unknown = new Proxy({}, { has: throwing('createMachine is not a function') })
  expect(() => requireInternals(unknown)).toThrow(
    'recorder: the installed XState lacks what a machine needs (Error: createMachine is not a function): ',
  )
})

it('are those of the versions in package.json', () => {
  for (const name of ['recorder', 'inspector'])
    expect(manifest(`../../${name}/package.json`).peerDependencies.xstate).toBe(SUPPORTED_XSTATE)
})
