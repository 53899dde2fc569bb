import type { BuildEnvironmentOptions } from 'vite'

/** The folder of the inspector within the site. */
const FOLDER = 'inspection'

/**
 * Builds the inspector separately, into its own folder. In one build with the site, it would share modules with the pages, and the bundler
 * would split the pages' code into more and larger chunks.
 */
export const INSPECTOR_BUILD: BuildEnvironmentOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: 'src/devtools/start.ts',
    // Without this, the bundler removes the exports of the entry, which nothing in this build imports.
    preserveEntrySignatures: 'strict',
    output: {
      // The only file name that the site knows.
      entryFileNames: `${FOLDER}/start.js`,
      chunkFileNames: `${FOLDER}/[name]-[hash].js`,
      assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
    },
  },
}
