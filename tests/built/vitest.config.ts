import { defineConfig } from 'vitest/config'

/** Tests that read the built site, without a browser; `vite build` comes first. With SITE_FACTS they read the site built from those. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['tests/built/*.test.ts'], testTimeout: 60_000 },
})
