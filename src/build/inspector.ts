import type { BuildEnvironmentOptions } from 'vite'

/** The folder of the inspector within the site. */
const FOLDER = 'inspection'

/**
 * The inspector is built separately, into a folder beside the site's own files. Built together with the site, it would
 * share modules with the pages, and the bundler would cut those into other, more and larger files for its sake.
 */
export const INSPECTOR_BUILD: BuildEnvironmentOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: 'src/inspection/start.ts',
    // Without it the bundler sees no use for what an entry exports.
    preserveEntrySignatures: 'strict',
    output: {
      // The one name that the site knows.
      entryFileNames: `${FOLDER}/start.js`,
      chunkFileNames: `${FOLDER}/[name]-[hash].js`,
      assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
    },
  },
}
