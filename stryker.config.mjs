/**
 * `npm run mutation` mutates the engine and the machines, and checks whether their own tests notice. `MUTATION=engine` or
 * `MUTATION=machines` selects one of the two, `-- --mutate engine/timer-queue.ts` a single file.
 */
const areas = (process.env.MUTATION ?? 'engine,machines').split(',')

// Every mutant runs against all tests that cover it, so a fifth of the cases of each property is enough.
process.env.PROPERTY_RUNS ??= '0.2'
// Read by tests/mutation/vitest.config.mjs to select the tests. Stryker's own `testFiles` would activate a mutant only after the modules
// are imported, so that no test notices mutants in code that runs on import (https://github.com/stryker-mutator/stryker-js/issues/6144).
process.env.MUTATION = areas.join(',')

export default {
  mutate: [...areas.map((area) => `${area}/**/*.ts`), '!machines/**/*amples.ts', '!**/tests/**'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: true },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/types.mjs'],
  ignorers: ['types'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: `.cache/mutation/${areas.join('-')}.json`,
  ignorePatterns: ['dist', 'dist-server', '.cache', 'docs'],
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['progress', 'clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  timeoutMS: 10_000,
  // Names a file that does not exist, because Stryker 9 would rewrite tsconfig.json with TypeScript's JavaScript API, which TypeScript 7
  // no longer has. tsconfig.json needs no rewriting.
  tsconfigFile: 'no-tsconfig.json',
}
