import { chromium, firefox, webkit } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BROWSER_FLAGS } from '../../scripts/browser-flags.mjs'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { openFirefox, openWebKitGtk } from './remote.mjs'

/**
 * A browser with one page in a window of about 1024 by 768 px.
 *
 * @typedef {object} Browser
 * @property {string} version
 * @property {(url: string) => Promise<unknown>} open Resolves once the page is parsed, before its script has loaded.
 * @property {() => Promise<unknown>} back
 * @property {(fn: Function, ...values: unknown[]) => Promise<any>} call Calls a function in the page with JSON-serialisable values.
 * @property {(point: { x: number, y: number }) => Promise<unknown>} pressAt In px from the upper left corner of the viewport.
 * @property {(text: string) => Promise<unknown>} type Types into the focused element.
 * @property {() => Promise<void>} close
 */

/**
 * Every engine in which the site is tested. Only Chromium is downloaded if it is missing, as for the tests.
 *
 * @type {{ name: string, install: string, find: () => Promise<(() => Promise<Browser>) | undefined> }[]}
 */
export const ENGINES = [
  {
    name: 'Chromium',
    install: 'apt-get install chromium',
    async find() {
      const executablePath = await findBrowser({ shell: true })
      return () => openWithPlaywright(chromium, { executablePath, args: BROWSER_FLAGS })
    },
  },
  { name: "Playwright's Firefox", install: 'npx playwright install firefox', find: () => playwrights(firefox) },
  { name: "Playwright's WebKit", install: 'npx playwright install webkit', find: () => playwrights(webkit) },
  {
    name: 'Firefox',
    install: 'apt-get install firefox-esr',
    async find() {
      const executable = inPath('firefox-esr') ?? inPath('firefox')
      return executable && (() => openFirefox(executable))
    },
  },
  {
    name: 'WebKitGTK',
    install: 'apt-get install webkit2gtk-driver xvfb',
    async find() {
      const driver = inPath('WebKitWebDriver')
      const browser = miniBrowser()
      const screen = inPath('Xvfb')
      const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
      return driver && browser && (screen || hasScreen) ? () => openWebKitGtk({ driver, browser, screen }) : undefined
    },
  },
]

async function playwrights(type) {
  return existsSync(type.executablePath()) ? () => openWithPlaywright(type, {}) : undefined
}

/** @returns {Promise<Browser>} */
async function openWithPlaywright(type, options) {
  const browser = await type.launch(options)
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'de-DE' })
  return {
    version: browser.version(),
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    back: () => page.goBack({ waitUntil: 'commit' }),
    call: (fn, ...values) => page.evaluate(`(${fn})(...${JSON.stringify(values)})`),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** WebKitGTK's MiniBrowser, which is installed with the driver's package, next to the library. */
function miniBrowser() {
  for (const base of ['/usr/lib', '/usr/libexec']) {
    const folders = existsSync(base) ? readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []
    for (const outer of ['', ...folders.map(({ name }) => name)]) {
      for (const library of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
        const file = join(base, outer, library, 'MiniBrowser')
        if (existsSync(file)) return file
      }
    }
  }
  return undefined
}
