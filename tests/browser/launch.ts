import { BROWSER_FLAGS } from '../../scripts/browser.mjs'

export const launchOptions = {
  ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  args: [...BROWSER_FLAGS],
}

/**
 * Launch options for tests that need no pixels. Without GPU memory the browser rasterises nothing, which saves a tenth of the time of
 * each visit. Touch tests need `launchOptions`, since swipes do not reach a page that was never painted. So do people who watch.
 */
export const withoutRaster = process.env.WATCHED
  ? launchOptions
  : { ...launchOptions, args: [...BROWSER_FLAGS, '--force-gpu-mem-available-mb=1'] }
