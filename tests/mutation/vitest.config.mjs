import { defineConfig } from 'vitest/config'
import siteConfig from '../../vite.config.ts'

const site = siteConfig({ command: 'serve', mode: 'test' })
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
  ...site,
  test: {
    ...site.test,
    include: areas.map((area) => `tests/{unit,property}/${area}/**/*.test.ts`),
    reporters: [failedImports()],
  },
})
