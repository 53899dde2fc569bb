import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

const areas = process.env.MUTATION.split(',')

/**
 * Reports test files that could not be imported to Stryker, which looks only at tests. Such a file has none, so Stryker would take
 * a change that breaks a module for one that no test notices. Such changes count as errors, outside the score.
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

/** The tests that may notice a change: those of the part that was changed. */
export default defineConfig({
  ...site,
  test: {
    ...site.test,
    include: areas.map((area) => `tests/{unit,property}/${area}/**/*.test.ts`),
    reporters: [failedImports()],
  },
})
