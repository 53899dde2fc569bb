import { defineConfig } from '@playwright/test'
import { withoutRaster } from './launch.ts'

/** Run by scripts/test.mjs, which builds and serves the site and finds the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only on a second try is a defect, of the page or of the test.
  retries: 0,
  // A busy machine may be slow. Only what never happens takes this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../../.cache/browser-tests.json' }]],
  use: {
    // The site is served over HTTPS, as in production, with a self-signed certificate: this is for requests by Playwright itself.
    ignoreHTTPSErrors: true,
    ...(process.env.SITE_URL && { baseURL: process.env.SITE_URL }),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    launchOptions: withoutRaster,
  },
})
