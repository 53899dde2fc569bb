import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findShell } from '../../../scripts/browser.mjs'

process.env.BROWSER_PATH ??= findShell()

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '../../../.cache/browser-tests.json' }]],
  outputDir: '../../../.cache/test-results/playwright',
  use: { launchOptions: { ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }), args: [...BROWSER_FLAGS] } },
})
