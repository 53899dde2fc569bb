import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import siteConfig from '../../vite.config.ts'

const root = join(import.meta.dirname, '../..')
const areas = process.env.MUTATION.split(',')

/**
 * Reports to Stryker which test files could not be imported. Stryker looks only at tests, and such a file has none, so it would treat a
 * change that breaks a module as one that no test notices. Reported changes count as errors, outside the score.
 */
function failedImports() {
  let errors
  return {
    onInit(vitest) {
      errors = vitest.state.errorsSet
    },
    onTestModuleEnd(module) {
      for (const error of module.errors()) errors.add(error)
    },
  }
}

/** The tests that can notice a change: those of the part that was changed. */
export default defineConfig({
  ...siteConfig({ command: 'serve', mode: 'test' }),
  test: {
    alias: [
      // In Stryker's sandbox, the package in node_modules is still unmutated.
      { find: /^@drei-tage\/engine$/, replacement: join(root, 'engine/index.ts') },
      { find: /^@drei-tage\/engine\/animations$/, replacement: join(root, 'engine/animations.ts') },
      // As in vitest.config.ts.
      { find: /^#content\/facts\//, replacement: join(root, 'tests/fixture/content/facts/') },
    ],
    setupFiles: [join(root, 'engine/tests/seed.ts')],
    testTimeout: 60_000,
    include: areas.map((area) => (area === 'engine' ? 'engine/tests/*.test.ts' : `tests/unit/${area}/**/*.test.ts`)),
    reporters: [failedImports()],
  },
})
