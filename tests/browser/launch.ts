import { BROWSER_FLAGS } from '../../scripts/browser-flags.mjs'

/** How the browser is started. */
export const launchOptions = {
  ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  args: [...BROWSER_FLAGS],
}

/**
 * The same for tests that look at no pixels on the screen: without memory for them nothing is rastered, which takes a tenth of
 * each visit. A finger's swipe does not reach a page that was never drawn.
 */
export const withoutRaster = { ...launchOptions, args: [...BROWSER_FLAGS, '--force-gpu-mem-available-mb=1'] }
