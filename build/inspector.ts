import type { BuildEnvironmentOptions } from 'vite'

/** The folder of the inspector within the site. */
const FOLDER = 'inspection'

/**
 * The inspector is built separately, into its own folder. Built together with the site, it would share modules with the pages, and the
 * bundler would split those into more and larger chunks.
 */
export const INSPECTOR_BUILD: BuildEnvironmentOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: 'src/devtools/start.ts',
    // Otherwise the bundler tree-shakes the entry's exports.
    preserveEntrySignatures: 'strict',
    output: {
      // The only file name that the site knows.
      entryFileNames: `${FOLDER}/start.js`,
      chunkFileNames: `${FOLDER}/[name]-[hash].js`,
      assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
    },
  },
}
