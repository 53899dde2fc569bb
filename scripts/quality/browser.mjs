import { chromium } from '@playwright/test'
import { BROWSER_FLAGS } from '../browser-flags.mjs'
import { findBrowser } from '../find-browser.mjs'

/** Over HTTPS this machine's servers have a certificate that nobody has signed. */
export const MEASURING_FLAGS = [...BROWSER_FLAGS, '--ignore-certificate-errors']

/** Starts the browser to measure with, quiet and without anything of its own in the background. */
export async function openBrowser({ keepsPages = false } = {}) {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: MEASURING_FLAGS,
    // Playwright switches the browser's memory of pages off, which is what a visitor's Back is answered from.
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}

/** A phone as Lighthouse imagines it, and its desktop. */
export const SCREENS = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1_350, height: 940 }, deviceScaleFactor: 1 },
}
