import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInspector } from '@drei-tage/inspector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { build } from 'vite'
import type { Rolldown } from 'vite'

// What `@drei-tage/inspector/auto` leaves in a build is tested in packages/tests/packages.test.ts.

/** The inspector with options, copied from packages/inspector/README.md. */
const GUARDED = `import { createEngine } from '@drei-tage/engine'

const engine = createEngine()
export const actorOptions = import.meta.env.DEV
  ? (await import('@drei-tage/inspector')).createInspector({ engine, hot: import.meta.hot })
  : { clock: engine }
`

/** The modules of the inspector and the recorder in a page with one module, as Vite builds it. */
async function modulesIn(mode: 'development' | 'production'): Promise<string[]> {
  // Vitest sets NODE_ENV to 'test', which Vite treats like development.
  vi.stubEnv('NODE_ENV', mode)
  const page = join(import.meta.dirname, '../../page.ts')
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? `${GUARDED}console.log(actorOptions)` : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: page, external: /^(?:react|react-dom|xstate)\b/ } },
  })) as Rolldown.RolldownOutput
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  return ids.filter((id) => /packages\/(?:inspector|recorder)\//.test(id))
}

afterEach(() => vi.unstubAllEnvs())

describe('a page with the inspector', () => {
  it('has the panel in development, and the engine alone in production, as the README says', async () => {
    expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(GUARDED)
    expect(await modulesIn('development')).toContainEqual(expect.stringMatching(/panel\/Panel\.tsx$/))
    expect(await modulesIn('production')).toEqual([])
  })

  it('has an empty object in a test, as on a server', async () => {
    expect((await import('@drei-tage/inspector/auto')).actorOptions).toEqual({})
  })

  it('is told when it passes no engine', () => {
    for (const given of [undefined, { engine: {} }]) {
      expect(() => createInspector(given as never)).toThrow(
        new TypeError('inspector: createInspector() needs the engine that the page runs on. Pass { engine: createEngine() }.'),
      )
    }
  })
})
