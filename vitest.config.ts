import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests in a room of its own, which need nothing of the site. */
const room = (name: string, folder: string) => ({ extends: true, test: { name, include: [`${folder}/tests/**/*.test.{ts,tsx}`] } }) as const

const shared = {
  setupFiles: [join(import.meta.dirname, 'engine/tests/seed.ts')],
  // Long, because property tests run hundreds of cases on possibly slow machines. No test waits for real time.
  testTimeout: 60_000,
}

export default defineConfig({
  test: {
    ...shared,
    projects: [
      room('engine', 'engine'),
      room('recorder', 'packages/recorder'),
      room('inspector', 'packages/inspector'),
      room('packages', 'packages'),
      {
        extends: './vite.config.ts',
        test: { ...shared, name: 'site', include: ['tests/{unit,property,components,recordings}/**/*.test.{ts,tsx}'] },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'machines/**/*.ts'],
      exclude: ['**/tests/**'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      reporter: ['text-summary', 'text'],
      reportsDirectory: '.cache/coverage',
    },
  },
})
