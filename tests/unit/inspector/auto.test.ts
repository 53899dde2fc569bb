// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What the automatic entry gives actors in a browser in development. */
async function optionsWhere(isDriven: boolean, setting?: 'on' | 'off') {
  vi.stubGlobal('navigator', { webdriver: isDriven })
  if (setting) localStorage.setItem('inspector', setting)
  const { actorOptions } = await import('../../../packages/inspector/auto.ts')
  return Object.keys(actorOptions)
}

// happy-dom has no animations.
Object.assign(document, { getAnimations: () => [] })

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  ['opens the panel for people', false, undefined, ['clock', 'inspect']],
  ['only gives actors a clock in a browser that a program drives', true, undefined, ['clock']],
  ['can be switched on', true, 'on', ['clock', 'inspect']],
  ['can be switched off', false, 'off', ['clock']],
] as const)('%s', async (_, isDriven, setting, expected) => {
  expect(await optionsWhere(isDriven, setting)).toEqual(expected)
})
