import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Flags for a browser under test: no background activity, no GPU, no sandbox (containers often cannot provide one). Self-signed
 * certificates count as valid. Ignoring certificate errors through the DevTools protocol is not enough: every connection still raises
 * the error, and on a busy machine Chromium 156 sometimes gave up after 32 of them (ERR_TOO_MANY_RETRIES).
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
]

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds the browser that visitors have, for measurements and pictures: `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's
 * own. If there is none, installs one with Playwright's installer or, where the installer cannot download, as Debian's package.
 *
 * @returns {string} Path of the browser.
 * @throws {Error} if `CHROME_PATH` names no file, or if no browser can be found or installed. The message says what to do.
 */
export function findBrowser() {
  const own = () => [chromium.executablePath()].find((file) => existsSync(file))
  const found = given() ?? inPath(BROWSERS) ?? [MAC].find((file) => existsSync(file)) ?? own()
  if (found) return found
  console.log('No Chrome or Chromium found; installing one.')
  const installed = (playwrightInstalls('chromium') && own()) || (debianInstalls('chromium') && inPath(BROWSERS))
  if (installed) return installed
  throw new Error('The browser tests need Chrome or Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH to it.')
}

/**
 * Finds the browser for tests: `CHROME_PATH`, or Chromium's headless shell, which takes about two thirds of the full browser's time. Installs
 * the shell as `findBrowser` installs a browser. Where it cannot be had, such as offline, the tests use the full browser.
 *
 * @returns {string} Path of the browser; empty for the shell that Playwright has installed, which it finds by itself.
 * @throws {Error} as `findBrowser` does.
 */
export function findShell() {
  const shells = ['chromium-headless-shell', 'chrome-headless-shell']
  const found = given() ?? inPath(shells)
  if (found) return found
  // Takes a second if the shell is there already.
  if (playwrightInstalls('chromium-headless-shell')) return ''
  const installed = debianInstalls('chromium-headless-shell') && inPath(shells)
  if (installed) return installed
  const browser = findBrowser()
  console.log(`Chromium's headless shell cannot be installed here. The tests use ${browser}, which takes half as long again.`)
  return browser
}

function given() {
  const path = process.env.CHROME_PATH
  if (!path || existsSync(path)) return path || undefined
  throw new Error(`CHROME_PATH names ${path}, and there is no such file: correct it or unset it.`)
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, shell: process.platform === 'win32' }).status === 0
const playwrightInstalls = (browser) => succeeds('npx', ['playwright', 'install', browser])
const debianInstalls = (browser) => succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', browser])

/** Opens the browser that visitors have, for measurements. */
export const openBrowser = () => chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
