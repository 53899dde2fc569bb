import type { BuildEnvironmentOptions } from 'vite'

/** What the inline script and the inspector have in common: they are built apart from the pages' scripts, and from `public/`. */
const APART = { copyPublicDir: false, target: 'baseline-widely-available' } as const

const BOOTSTRAP_DIR = '.cache/bootstrap'
/** Path of the inline script of every page, relative to the project. */
export const BOOTSTRAP_FILE = `${BOOTSTRAP_DIR}/bootstrap.js`

/** Builds src/start/inline.ts into one classic script without imports, which runs before the rest of the page is parsed. */
export const BOOTSTRAP_BUILD: BuildEnvironmentOptions = {
  ...APART,
  outDir: BOOTSTRAP_DIR,
  emptyOutDir: true,
  modulePreload: false,
  rollupOptions: {
    input: 'src/start/inline.ts',
    output: { format: 'iife', entryFileNames: 'bootstrap.js' },
  },
}

/**
 * Builds the inspector separately, into its own folder. In one build with the site, it would share modules with the pages, and the bundler
 * would split the pages' code into more and larger chunks.
 */
export const INSPECTOR_BUILD: BuildEnvironmentOptions = {
  ...APART,
  emptyOutDir: false,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: 'src/devtools/start.ts',
    // Without this, the bundler removes the exports of the entry, which nothing in this build imports.
    preserveEntrySignatures: 'strict',
    output: {
      // The only file name that the site knows.
      entryFileNames: 'inspection/start.js',
      chunkFileNames: 'inspection/[name]-[hash].js',
      assetFileNames: 'inspection/[name]-[hash][extname]',
    },
  },
}
