import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInspector } from '@drei-tage/inspector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** The two ways to start the inspector, copied from packages/inspector/README.md. */
const AUTO = `import { actorOptions } from '@drei-tage/inspector/auto'
`
const GUARDED = `import { createEngine } from '@drei-tage/engine'

const engine = createEngine()
export const actorOptions = import.meta.env.DEV
  ? (await import('@drei-tage/inspector')).createInspector({ engine, hot: import.meta.hot })
  : { clock: engine }
`

/** The scripts of a page with one module, as Vite builds them. */
async function scriptsOf(code: string, mode: 'development' | 'production'): Promise<Rolldown.OutputChunk[]> {
  // Vitest sets NODE_ENV to 'test', which Vite treats like development.
  vi.stubEnv('NODE_ENV', mode)
  const page = join(process.cwd(), 'packages/page.ts')
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? `${code}console.log(actorOptions)` : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: page, external: /^(?:react|react-dom|xstate|@dagrejs)\b/ } },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

const inspectorIn = (scripts: Rolldown.OutputChunk[]) =>
  scripts.flatMap(({ moduleIds }) => moduleIds.filter((id) => /packages\/(?:inspector|recorder)\//.test(id)))

afterEach(() => vi.unstubAllEnvs())

describe('a page with the inspector', () => {
  it.each([AUTO, GUARDED])('is set up as the README says', (code) => {
    expect(readFileSync('packages/inspector/README.md', 'utf8')).toContain(code)
  })

  it.each([AUTO, GUARDED])('has the panel in development', async (code) => {
    expect(inspectorIn(await scriptsOf(code, 'development'))).toContainEqual(expect.stringMatching(/panel\/Panel\.tsx$/))
  })

  it('has an empty object in production with the automatic entry', async () => {
    expect((await scriptsOf(AUTO, 'production')).map(({ code }) => code.trim())).toEqual(['console.log({});'])
  })

  it('has the same in a test, as on a server', async () => {
    expect((await import('@drei-tage/inspector/auto')).actorOptions).toEqual({})
  })

  it('is told when it passes no engine', () => {
    for (const given of [undefined, null, {}, { engine: undefined }, { engine: {} }]) {
      expect(() => createInspector(given as never)).toThrow(
        new TypeError('inspector: createInspector() needs the engine that the page runs on. Pass { engine: createEngine() }.'),
      )
    }
  })

  it('has the engine alone in production behind the guard', async () => {
    const scripts = await scriptsOf(GUARDED, 'production')

    expect(scripts).toHaveLength(1)
    expect(inspectorIn(scripts)).toEqual([])
  })
})
