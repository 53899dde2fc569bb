import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from '../../../scripts/browser-flags.mjs'
import { findShell } from '../../../scripts/find-browser.mjs'

process.env.BROWSER_PATH ??= await findShell()

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '../../../.cache/browser-tests.json' }]],
  outputDir: '../../../.cache/test-results/playwright',
  use: { launchOptions: { ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }), args: [...BROWSER_FLAGS] } },
})
