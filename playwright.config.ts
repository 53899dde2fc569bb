import { defineConfig } from '@playwright/test'
import { findShell } from './scripts/browser.mjs'
import { isTemplate } from './tests/stated-facts.ts'

// The processes that run the tests inherit these variables, but not the command line. tests/browser/launch.ts reads them.
process.env.BROWSER_PATH ??= findShell()
if (process.argv.some((option) => ['--debug', '--headed', '--ui'].includes(option))) process.env.WATCHED = '1'
const { withoutRaster } = await import('./tests/browser/launch.ts')

/** Browser tests of the built site: run `npm run build` first, or `npm test -- browser`, which builds it. */
export default defineConfig({
  testDir: 'tests/browser',
  // Behaviours are the same on every site, and are tested with the template's facts. These tests look at an owner's layout.
  ...(!isTemplate && { testMatch: /(?:pages|rich-articles)\.spec\.ts$/ }),
  outputDir: '.cache/test-results',
  // What live regions say in a walk, and how far it gets.
  snapshotPathTemplate: 'tests/transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only on a second try has found a defect, in the page or in the test.
  retries: 0,
  // Only a hang reaches these timeouts, even on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  // Over HTTPS, as in production. The URL that the command prints becomes SITE_URL.
  webServer: { command: 'node scripts/serve.mjs --tls', wait: { stdout: /(?<site_url>https:\S+)/ } },
  use: {
    // For requests that Playwright itself makes, because the certificate is self-signed. The browser has a flag for this.
    ignoreHTTPSErrors: true,
    ...(process.env.SITE_URL && { baseURL: process.env.SITE_URL }),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    launchOptions: withoutRaster,
  },
})
