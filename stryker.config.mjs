/**
 * `npm run mutation` changes the core in small ways and looks whether its own tests notice. `MUTATION=engine` or
 * `MUTATION=machines` takes one of its two parts, `-- --mutate engine/timer-queue.ts` one file.
 */
const areas = (process.env.MUTATION ?? 'engine,machines').split(',')

// A change is tried against every test that runs over it: a fifth of the cases of each property is enough to notice.
process.env.PROPERTY_RUNS ??= '0.2'

export default {
  mutate: [...areas.map((area) => `${area}/**/*.ts`), '!machines/all.ts'],
  testFiles: areas.map((area) => `tests/{unit,property}/${area}/**/*.test.ts`),
  testRunner: 'vitest',
  vitest: { configFile: 'vite.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
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
  // Stryker 9 would rewrite it with the JavaScript interface of TypeScript, which TypeScript 7 no longer has. Nothing in it has
  // to change: this names no file.
  tsconfigFile: 'no-tsconfig.json',
}
