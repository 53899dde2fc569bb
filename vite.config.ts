import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { DIST, FACTS, PRERENDER } from './scripts/places.mjs'
import { BOOTSTRAP_BUILD } from './src/build/bootstrap.ts'
import { generatedPictures, PUBLIC_DIR } from './src/build/generated.ts'
import { highlightedSample } from './src/build/highlight.ts'
import { INSPECTOR_BUILD } from './src/build/inspector.ts'
import { markdownArticles } from './src/build/markdown.ts'
import { otherFacts } from './src/build/otherFacts.ts'
import { shortStyles } from './src/build/shortStyles.ts'
import { typefaces } from './src/build/typefaces.ts'
import { CLIENT_ENTRIES, PRERENDER_ENTRIES, prerenderSite } from './src/build/prerender.ts'

/**
 * Files of code that every page needs. Each runs in a task of its own, in this order and before the entry
 * (src/boot/bootstrap.ts): in one task they would be the longest of hydration. What does not change with the site stays in
 * caches when it is published anew.
 */
const RUN_FIRST = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // All but GSAP, which comes on demand: where particles, confetti or the magnet are about to move.
  { name: 'libraries', test: /node_modules[\\/](?!gsap[\\/])/ },
  {
    name: 'time',
    test: /[\\/](?:engine|src[\\/]actors|machines[\\/](?:boot|chunk-recovery|common|header|motion-control|navigation))[\\/]/,
  },
  {
    name: 'shell',
    test: /[\\/]src[\\/](?:layout[\\/](?:Header|Footer)|content[\\/](?:format|home[\\/]headline|facts[\\/](?:figures|offer|owner))|components[\\/]builtHtml)/,
  },
  // Small things that the first view of the start page shares with other pages: two requests in place of eight.
  { name: 'marks', test: /[\\/]src[\\/](?:content[\\/](?:marks|vat)|components[\\/]MarksExplanation)/ },
  {
    name: 'claims',
    test: /[\\/]src[\\/](?:pages[\\/]home[\\/]contactChoice|content[\\/]facts[\\/]claims|components[\\/](?:Claim|SampleLegend))/,
  },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

const facts = FACTS ? otherFacts(import.meta.dirname, FACTS) : undefined

/** What is there before anything is imported on demand. */
const ALREADY_THERE = /^assets\/(?:entry-client|rolldown-runtime|react|libraries|time|shell)-/

/** The files that an import on demand needs besides its own. Asking for some that are there takes time in the task that opens a part. */
function filesToPreload(file: string, files: string[]): string[] {
  return files.filter((needed) => needed !== file && !ALREADY_THERE.test(needed))
}

export default defineConfig({
  appType: 'spa',
  publicDir: PUBLIC_DIR,
  resolve: {
    alias: [
      // Without a styled component made ahead for each of 134 tags, and without the list of all attributes.
      { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
      { find: '@emotion/is-prop-valid', replacement: join(import.meta.dirname, 'src/components/isPropValid.ts') },
    ],
  },
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    facts,
    markdownArticles(import.meta.dirname, facts),
    highlightedSample(),
    shortStyles(),
    generatedPictures(import.meta.dirname),
    typefaces(import.meta.dirname),
  ],
  environments: {
    client: {
      build: {
        outDir: DIST,
        emptyOutDir: true,
        manifest: true,
        // Every visitor's browser of the last three years; older ones read the prerendered page.
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
        assetsInlineLimit: 0,
        rollupOptions: {
          input: CLIENT_ENTRIES,
          output: { codeSplitting: { groups: RUN_FIRST } },
        },
      },
    },
    inspector: { consumer: 'client', build: { ...INSPECTOR_BUILD, outDir: DIST } },
    bootstrap: { consumer: 'client', build: BOOTSTRAP_BUILD },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: PRERENDER,
        emptyOutDir: true,
        ssr: true,
        emitAssets: false,
        rollupOptions: { input: PRERENDER_ENTRIES, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, inspector, bootstrap, ssr } = builder.environments
      if (!client || !inspector || !bootstrap || !ssr) throw new Error('build: an environment is missing')
      await builder.build(client)
      await builder.build(inspector)
      await builder.build(bootstrap)
      await builder.build(ssr)
      // From other facts the site is built to be looked at, not to be served.
      await prerenderSite(builder, { isServed: !FACTS })
    },
  },
  test: {
    include: ['tests/{unit,property,recordings}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/property/seed.ts'],
    // In the copy that mutation testing makes, the package in node_modules is still the original one.
    alias: { '@drei-tage/engine': join(import.meta.dirname, 'engine/index.ts') },
    // Properties run hundreds of cases; no test waits for real time, so this bounds only slow machines.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['engine/**/*.ts', 'machines/**/*.ts'],
      exclude: ['tests/**'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      reporter: ['text-summary', 'text'],
      reportsDirectory: '.cache/coverage',
    },
  },
})
