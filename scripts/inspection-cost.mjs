// What inspection costs visitors who do not use it, in bytes of uncompressed script: `node scripts/inspection-cost.mjs`.
// Prints JSON. Builds the site's scripts twice in memory, as they are and with the hook removed, and compares their total size.
import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'

// Always measures the production build.
process.env.NODE_ENV = 'production'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The whole hook: source text with it, and the same text without it. */
const CUTS = {
  'src/app/entry-client.tsx': [
    ['  if (/[?&]inspect\\b/.test(location.search)) await inspect()\n', ''],
    ['import.meta.env.DEV && inspection.current ? Fragment : StrictMode', 'StrictMode'],
  ],
  'src/boot/hydration.ts': [
    ["import { inspection } from '../actors/engine.ts'\n", ''],
    [' || inspection.current', ''],
  ],
  'src/actors/actorOptions.ts': [
    [`import { inspection } from './engine.ts'`, `import { engine } from './engine.ts'`],
    ['clock: inspection.clock', 'clock: engine'],
    ['    inspect: import.meta.env.DEV ? observeAndWarn : (event: InspectionEvent) => inspection.current?.observe(event),\n', ''],
  ],
  'src/actors/viewStore.ts': [['{ next: listener, error: listener }', 'listener']],
}

const withoutHook = {
  name: 'without-inspection-hook',
  enforce: 'pre',
  transform(code, id) {
    const cuts = Object.entries(CUTS).find(([file]) => id.split('?')[0].endsWith(file))?.[1] ?? []
    return cuts.reduce((text, [hook, rest]) => {
      if (!text.includes(hook))
        throw new Error(`inspection-cost: ${id} no longer has '${hook.trim()}'. Update the text to find in this script.`)
      return text.replace(hook, rest)
    }, code)
  },
}

async function bytesOfScripts(plugins) {
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    plugins,
    environments: { client: { build: { write: false, copyPublicDir: false, rolldownOptions: { checks: { pluginTimings: false } } } } },
  })
  const { output } = await builder.build(builder.environments.client)
  const scripts = output.filter((file) => file.type === 'chunk')
  return { files: scripts.length, bytes: scripts.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) }
}

const hooked = await bytesOfScripts([])
const bare = await bytesOfScripts([withoutHook])
console.log(
  JSON.stringify({
    costBytes: hooked.bytes - bare.bytes,
    withBytes: hooked.bytes,
    withoutBytes: bare.bytes,
    files: hooked.files,
    filesWithout: bare.files,
  }),
)
