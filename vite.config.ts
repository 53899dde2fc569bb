import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{unit,property}/**/*.test.{ts,tsx}'],
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'machines/**/*.ts'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      reporter: ['text-summary', 'text'],
      reportsDirectory: '.cache/coverage',
    },
  },
})
