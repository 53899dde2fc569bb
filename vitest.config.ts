import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mine } from '#build/mine.ts'

const root = import.meta.dirname

const shared = {
  setupFiles: [join(root, 'engine/tests/seed.ts')],
  // Long, because property tests run hundreds of cases on possibly slow machines. No test waits for real time.
  testTimeout: 60_000,
  // A worker loads shared modules once instead of once per file, which halves the time. No test depends on another:
  // docs/daily-work.md shuffles them.
  isolate: false,
  // A test that opens a mail program leaves no address behind for the next one.
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
  // A test that runs no `expect` cannot fail.
  expect: { requireAssertions: true },
}

const testsIn = (name: string, ...include: string[]) => ({ test: { ...shared, name, include } })

const ofSite = (name: string, ...include: string[]) => ({
  extends: './vite.config.ts',
  // Facts that no owner changes, so that tests hold for every site.
  resolve: { alias: [{ find: /^#content\/facts\//, replacement: join(root, 'tests/fixture/content/facts/') }] },
  ...testsIn(name, ...include),
})

export default defineConfig({
  test: {
    projects: [
      testsIn('engine', 'engine/tests/*.test.ts'),
      testsIn('recorder', 'packages/recorder/tests/*.test.ts'),
      testsIn('inspector', 'packages/inspector/tests/*.test.{ts,tsx}'),
      testsIn('packages', 'packages/tests/*.test.ts'),
      ofSite('machines', 'tests/unit/machines/**/*.test.ts'),
      ofSite('site', 'tests/unit/!(machines)/**/*.test.{ts,tsx}', 'tests/{unit,components,recordings}/*.test.{ts,tsx}'),
      // Reads the built site without a browser: facts, `<head>`s, links, sizes and the server's responses.
      { plugins: [mine(root)], ...testsIn('built', 'tests/built/*.test.ts') },
    ],
    // By default one processor stays idle, which is half of a two-processor machine.
    maxWorkers: '100%',
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
