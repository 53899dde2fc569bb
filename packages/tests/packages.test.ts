import { execFileSync, execSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createInspector } from '@drei-tage/inspector'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { createActor } from 'xstate'
import type { AnyStateMachine } from 'xstate'

const { scope, repository } = JSON.parse(readFileSync('packages/publish.json', 'utf8')) as { scope: string; repository: string }
const published = (text: string) => text.replaceAll('@drei-tage/', `${scope}/`)

/** What an app has anyway, as in this repository. */
const TOOLS = ['typescript', 'vite', 'vitest', '@types/node', '@types/react', '@types/react-dom']

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/lamp.machine.ts': `import { setup } from 'xstate'
export const lampMachine = setup({ types: { events: {} as { type: 'press' } }, delays: { burning: 3_000 } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { burning: 'off' } } },
})
`,
  'src/main.ts': `import { actorOptions } from '@drei-tage/inspector/auto'
import { createActor } from 'xstate'
import { lampMachine } from './lamp.machine.js'
createActor(lampMachine, actorOptions).start().send({ type: 'press' })
`,
  'src/types.ts': `import { createEngine } from '@drei-tage/engine'
import { followAnimations } from '@drei-tage/engine/animations'
import { createInspector } from '@drei-tage/inspector'
import { test } from '@drei-tage/playwright'
import { createRecorder, replay } from '@drei-tage/recorder'
import { lampMachine } from './lamp.machine.js'
const recorder = createRecorder({ engine: createEngine() })
export const difference: string | undefined = replay(recorder.recording(), { machines: { lamp: lampMachine } }).difference?.message
export const all = [createInspector, followAnimations, test]
`,
}

/** The inspector with options, from its README. */
const [, recipe = ''] = /```ts\n([^`]*import\.meta\.env\.DEV[^`]*)```/.exec(readFileSync('packages/inspector/README.md', 'utf8')) ?? []

/** A folder outside the repository with an app, in which the line has been run that \`npm run packages\` prints. */
let app = ''
const inApp = (file: string) => join(app, file)
const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: app, encoding: 'utf8' })

beforeAll(() => {
  const printed = execFileSync(process.execPath, ['scripts/packages.mjs'], { encoding: 'utf8' })
  const install = printed.trimEnd().split('\n').at(-1) ?? ''
  expect(install).toMatch(
    /^npm install (?:\S+-\d+\.\d+\.\d+\.tgz ){3}xstate @xstate\/react && npm install -D \S+playwright-\d+\.\d+\.\d+\.tgz$/,
  )
  app = mkdtempSync(join(tmpdir(), 'app-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(inApp(file)), { recursive: true })
    writeFileSync(inApp(file), published(text))
  }
  // From npm's cache, except for what `npm ci` has not left there.
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
  execSync(install, { cwd: app, env, stdio: 'pipe' })
  mkdirSync(inApp('node_modules/@types'), { recursive: true })
  for (const tool of TOOLS) symlinkSync(join(process.cwd(), 'node_modules', tool), inApp(`node_modules/${tool}`))
}, 120_000)
afterAll(() => rmSync(app, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

/** The packages' modules in a build of the app, from an entry on. */
async function modulesIn(mode: 'development' | 'production', entry: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode)
  const { output } = (await build({
    configFile: false,
    root: app,
    mode,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: inApp(entry) } },
  })) as Rolldown.RolldownOutput
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  return ids.flatMap((id) => /(?:inspector|recorder|engine)\/dist\/.*/.exec(id)?.[0] ?? [])
}

it('need exactly the version of each other that they were built with, and have source maps', () => {
  const installed = inApp(`node_modules/${scope}/inspector`)
  const { version, dependencies, publishConfig, homepage } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(dependencies).toMatchObject({ [`${scope}/engine`]: version, [`${scope}/recorder`]: version })
  expect(publishConfig).toEqual({ access: 'public' })
  expect(repository).toContain(homepage)
  const map = JSON.parse(readFileSync(join(installed, 'dist/createInspector.js.map'), 'utf8'))
  expect(map.sourcesContent[0]).toBe(published(readFileSync('packages/inspector/createInspector.ts', 'utf8')))
})

it.each(['bundler', 'nodenext'])(
  'have types for moduleResolution %s',
  (moduleResolution) => {
    const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
    const compilerOptions = {
      module,
      moduleResolution,
      strict: true,
      noEmit: true,
      target: 'es2023',
      lib: ['esnext', 'dom', 'dom.iterable'],
      types: ['node'],
    }
    writeFileSync(inApp('tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
    expect(run('node_modules/typescript/bin/tsc')).toMatchObject({ stdout: '', status: 0 })
  },
  60_000,
)

it.each([
  ['/auto', 'index.html', ['inspector/dist/auto-off.js']],
  // A project that keeps the engine in production.
  ['options', 'src/withOptions.ts', []],
])(
  'have the panel in development, and none of it in production: with %s',
  async (_, entry, left) => {
    writeFileSync(inApp('src/withOptions.ts'), published(`${recipe}console.log(actorOptions)`))
    expect(await modulesIn('development', entry)).toContain('inspector/dist/panel/Panel.js')
    expect((await modulesIn('production', entry)).filter((module) => !module.startsWith('engine/'))).toEqual(left)
  },
  60_000,
)

it('run a test that was copied from the panel', async () => {
  const { lampMachine } = (await import(inApp('src/lamp.machine.ts'))) as { lampMachine: AnyStateMachine }
  const engine = createSimulatedEngine()
  const { clock, inspect, session } = createInspector({ engine, mount: null })
  createActor(lampMachine, { clock, inspect }).start().send({ type: 'press' })
  engine.advance(3_000)
  const { text, difference } = await session.testOf('lamp#1')
  expect(difference).toBeUndefined()
  writeFileSync(inApp('src/lamp.test.ts'), published(text))
  expect(run('node_modules/vitest/vitest.mjs', 'run')).toMatchObject({ status: 0 })
}, 60_000)
