// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('../panel/openPanel.tsx', () => ({ openPanel: () => () => undefined }))

/** What the automatic entry gives actors in a browser in development. */
async function optionsWhere(isDriven: boolean, setting?: 'on' | 'off') {
  vi.stubGlobal('navigator', { webdriver: isDriven })
  if (setting) localStorage.setItem('inspector', setting)
  const { actorOptions } = await import('../auto.ts')
  return Object.keys(actorOptions)
}

// happy-dom has no animations.
Object.assign(document, { getAnimations: () => [] })

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  // Without isolation, other files would get the modules that this one has loaded with its mocks.
  vi.doUnmock('xstate')
  vi.resetModules()
})

it.each([
  ['opens the panel for people', false, undefined, ['clock', 'inspect']],
  ['only gives actors a clock in a browser that a program drives', true, undefined, ['clock']],
  ['can be switched on', true, 'on', ['clock', 'inspect']],
  ['can be switched off', false, 'off', ['clock']],
] as const)('%s', async (_, isDriven, setting, expected) => {
  expect(await optionsWhere(isDriven, setting)).toEqual(expected)
})

it('leaves the app alone where the installed XState is not supported, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.doMock('xstate', async (original) => ({ ...(await original<object>()), fromObservable: undefined }))
  expect(await optionsWhere(false)).toEqual(['clock'])
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^inspector: there is no panel\. recorder: the installed XState lacks understood\/xstate\.observable\.complete/,
      ),
    ],
  ])
})
