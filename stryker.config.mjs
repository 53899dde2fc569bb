/**
 * `npm run mutation` mutates the core and checks whether its own tests notice. `MUTATION=engine` or `MUTATION=machines` selects
 * one of its two parts, `-- --mutate engine/timer-queue.ts` one file.
 */
const areas = (process.env.MUTATION ?? 'engine,machines').split(',')

// Every mutant runs against all tests that cover it, so a fifth of the cases of each property is enough.
process.env.PROPERTY_RUNS ??= '0.2'
// Not Stryker's own `testFiles`: with it, changes of what a module evaluates on import are made after the import, so no test notices them
// (https://github.com/stryker-mutator/stryker-js/issues/6144). tests/mutation/vitest.config.mjs reads this instead.
process.env.MUTATION = areas.join(',')

export default {
  mutate: [...areas.map((area) => `${area}/**/*.ts`), '!machines/**/*amples.ts'],
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
  // Stryker 9 would rewrite it with TypeScript's JavaScript API, which TypeScript 7 no longer has. It needs no rewriting, so this names a
  // file that does not exist.
  tsconfigFile: 'no-tsconfig.json',
}
