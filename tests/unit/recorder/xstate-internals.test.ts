import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { INTERNALS, requireInternals, sampleOfXState, SUPPORTED_XSTATE } from '../../../packages/recorder/xstate-internals.ts'

const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { version: string; peerDependencies: { xstate: string } }
const { version } = manifest('node_modules/xstate/package.json')

/** An XState actor with its inspection events, in which the property at `path` is missing. */
function without(path: string): object {
  const sample = sampleOfXState()
  const names = path.split('/')
  const last = names.pop() as string
  const owner = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, sample)
  delete owner[last]
  return sample
}

describe('the parts of XState that recording needs', () => {
  it('are there', () => {
    expect(() => requireInternals()).not.toThrow()
  })

  it.each(INTERNALS)('are named if XState lacks %s, with the installed version and the supported ones', (path) => {
    expect(() => requireInternals(without(path))).toThrow(
      `recorder: XState ${version} lacks ${path}: recordings would be incomplete. Install xstate@~5.33.0.`,
    )
  })

  it('are those of the versions in package.json', () => {
    expect(manifest('packages/recorder/package.json').peerDependencies.xstate).toBe(SUPPORTED_XSTATE)
  })
})
