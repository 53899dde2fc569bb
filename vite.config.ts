import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { DIST, IS_FIXTURE, MINE, PRERENDER } from './scripts/paths.mjs'
import { BOOTSTRAP_BUILD, INSPECTOR_BUILD } from '#build/apart.ts'
import { documentsInDevelopment } from '#build/development.ts'
import { generatedPictures, PUBLIC_DIR } from '#build/generated.ts'
import { highlightedSample } from '#build/highlight.ts'
import { markdownArticles } from '#build/articles/markdown.ts'
import { importSource, mine } from '#build/mine.ts'
import { withPlainErrors } from '#build/plainErrors.ts'
import { typefaces } from '#build/typefaces.ts'
import { CLIENT_ENTRIES, PRERENDER_ENTRIES, prerenderSite } from '#build/prerender.ts'

/**
 * Chunks that every page needs. The bootstrap evaluates each in a separate task, in this order and before the entry
 * (src/start/bootstrap.ts), because in a single task they would be the longest task of hydration. Chunks that do not change stay cached
 * across deployments.
 */
const RUN_FIRST = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // All libraries except GSAP, which is loaded on demand, when something is about to move.
  { name: 'libraries', test: /node_modules[\\/](?!gsap[\\/])/ },
  {
    name: 'time',
    test: /[\\/](?:engine|src[\\/]runtime|machines[\\/](?:common|motion-control))[\\/]/,
  },
].map((file, index, { length }) => ({ ...file, priority: length - index }))

/** Chunks that are loaded before any dynamic import. */
const ALREADY_THERE = /^assets\/(?:entry|rolldown-runtime|react|libraries|time)-/

/** The files that a dynamic import has to preload. Excludes files that are already loaded, because preloading them would cost time. */
function filesToPreload(file: string, files: string[]): string[] {
  return files.filter((needed) => needed !== file && !ALREADY_THERE.test(needed))
}

/** Removes comments from Emotion's templates, which would otherwise be shipped as written. This makes scripts 2.7 KiB smaller. */
const withoutStyleComments: Plugin = {
  name: 'without-style-comments',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`/(?:src|${MINE})/.*\\.tsx?$`) },
    handler: (code) => code.replaceAll(/^ *\/\*(?!\*)(?:(?!\*\/)[^])*\*\/$/gm, ''),
  },
}

const pictures = generatedPictures(import.meta.dirname)

export default defineConfig(({ command }) => ({
  // Keeps Vite from serving index.html for every path, because `documentsInDevelopment` renders the documents.
  appType: 'custom',
  publicDir: PUBLIC_DIR,
  resolve: {
    alias: [
      // Leaves out `styled.a`, `styled.abbr` and so on for 134 tags: the site writes `styled('a')` instead.
      { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
    ],
  },
  plugins: [
    withoutStyleComments,
    react({ jsxImportSource: '@emotion/react' }),
    mine(import.meta.dirname),
    markdownArticles(import.meta.dirname, pictures.api?.pictures),
    highlightedSample(),
    pictures,
    typefaces(import.meta.dirname),
    documentsInDevelopment(),
  ],
  // This check warns on busy machines although nothing is wrong.
  build: { rollupOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        outDir: DIST,
        emptyOutDir: true,
        manifest: true,
        // Browsers of the last three years; older ones show the prerendered page.
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
        assetsInlineLimit: 0,
        rollupOptions: {
          input: CLIENT_ENTRIES,
          output: {
            codeSplitting: { groups: RUN_FIRST },
            // Content blockers stop files whose names say that they are about cookies.
            chunkFileNames: ({ name }) => `assets/${name.replace('CookieBanner', 'Choices')}-[hash].js`,
          },
        },
      },
    },
    inspector: { consumer: 'client', build: { ...INSPECTOR_BUILD, outDir: DIST } },
    bootstrap: { consumer: 'client', build: BOOTSTRAP_BUILD },
    ssr: {
      // Otherwise Node imports packages directly from node_modules, without transforming them.
      resolve: command === 'build' ? { noExternal: true } : {},
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
      await withPlainErrors(async () => {
        const { module } = await importSource<typeof import('#build/facts.ts')>(builder.config.root, 'build/facts.ts')
        module.checkFacts()
        for (const name of ['client', 'inspector', 'bootstrap', 'ssr']) await builder.build(builder.environments[name]!)
        await prerenderSite(builder.config.root, { isServed: !IS_FIXTURE, pictures: await pictures.api!.pictures() })
      })
    },
  },
}))
