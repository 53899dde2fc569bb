import { launch } from 'puppeteer-core'
import { Builder, By } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const SIZE = { width: 1024, height: 768 }

/**
 * @typedef {object} Browser A browser with one page.
 * @property {string} version
 * @property {(url: string) => Promise<unknown>} open Resolves once the page is parsed.
 * @property {(fn: Function, value?: unknown) => Promise<any>} evaluate Calls a function in the page.
 * @property {(selector: string) => Promise<unknown>} click Clicks an element that is in view.
 * @property {(text: string) => Promise<unknown>} type Types into the focused element.
 * @property {() => Promise<unknown>} close
 */

/** @type {Record<string, { install: string, programs: string[], open: (program: string) => Promise<Browser> }>} */
const ENGINES = {
  firefox: { install: 'apt-get install firefox-esr', programs: ['firefox-esr', 'firefox'], open: openFirefox },
  webkitgtk: { install: 'apt-get install webkit2gtk-driver', programs: ['WebKitWebDriver'], open: openWebKitGtk },
}

/**
 * The engines in which to visit the site. For an engine that is not installed, `open` is missing and `install` says how to get the engine.
 */
export const engines = Object.entries(ENGINES).map(([name, { install, programs, open }]) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = programs.flatMap((program) => folders.map((folder) => join(folder, program))).find((file) => existsSync(file))
  return { name, install, open: found && (() => open(found)) }
})

/** Opens Firefox over WebDriver BiDi, for which it needs no driver. */
async function openFirefox(executablePath) {
  const browser = await launch({ browser: 'firefox', executablePath })
  let page = await browser.newPage()
  return {
    version: await browser.version(),
    async open(url) {
      // Opens each page in a new tab, because Puppeteer misses the next page after going back to a page in the back/forward cache.
      await page.close()
      page = await browser.newPage()
      await page.setViewport(SIZE)
      return page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (fn, value) => page.evaluate(fn, value),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

async function openWebKitGtk(executable) {
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new Error('engines: WebKitGTK needs a screen. Without one, install xvfb and run `xvfb-run -a npm run engines`.')
  const service = new DriverService.Builder(executable).setLoopback(true).setHostname('127.0.0.1').build()
  const server = await service.start()
  const driver = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE })
  return {
    version: (await driver.getCapabilities()).get('browserVersion'),
    open: (url) => driver.get(url),
    evaluate: (fn, value) => driver.executeScript(fn, value),
    click: (selector) =>
      driver
        .actions()
        .move({ origin: driver.findElement(By.css(selector)) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      await driver.quit()
      await service.kill()
    },
  }
}
