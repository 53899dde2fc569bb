import type { BuildEnvironmentOptions } from 'vite'

const FOLDER = '.cache/bootstrap'
const NAME = 'bootstrap.js'
/** Path of the inline script of every page, relative to the project. */
export const BOOTSTRAP_FILE = `${FOLDER}/${NAME}`

/** Builds src/start/inline.ts into one classic script without imports, which runs before the rest of the page is parsed. */
export const BOOTSTRAP_BUILD: BuildEnvironmentOptions = {
  outDir: FOLDER,
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'baseline-widely-available',
  modulePreload: false,
  rollupOptions: {
    input: 'src/start/inline.ts',
    output: { format: 'iife', entryFileNames: NAME },
  },
}
