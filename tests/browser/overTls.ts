import { serveSite } from '../../scripts/site-server.mjs'
import { test } from './support.ts'

/** A test of the same site over HTTPS, with a certificate that nobody has signed. */
export const testOverTls = test.extend<object, { siteOverTls: { url: string } }>({
  siteOverTls: [
    // Playwright wants the pattern, also where nothing is asked of it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await serveSite({ overTls: true })
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteOverTls }, provide) => {
    await provide(siteOverTls.url)
  },
  ignoreHTTPSErrors: true,
})
