import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a UI. It takes about half the time to start and load a page. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds a Chromium: `CHROME_PATH`, an installed Chrome or Chromium, or Playwright's own. If there is none, installs one with
 * Playwright's installer or, where the installer cannot download, as Debian's package.
 *
 * @param {{ shell?: boolean }} [options] With `shell`, the headless shell is preferred. Measurements need the full browser that
 *   visitors have.
 * @returns {Promise<string>} Path of the browser.
 * @throws {Error} if `CHROME_PATH` names no file, or if no browser can be found or installed. The message says what to do.
 */
export async function findBrowser({ shell = false } = {}) {
  const found = (await present(shell)) ?? (await install(shell))
  if (found) return found
  throw new Error('The browser tests need Chrome or Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH to it.')
}

async function present(shell) {
  const given = process.env.CHROME_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROME_PATH names ${given}, and there is no such file: correct it or unset it.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = shell ? [...SHELLS, ...BROWSERS] : BROWSERS
  const found = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find((file) => existsSync(file))
  if (found) return found
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

async function install(shell) {
  console.log('No Chrome or Chromium found; installing one for the browser tests.')
  const browser = shell ? 'chromium-headless-shell' : 'chromium'
  /** @type {[command: string, args: string[]][]} */
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', browser]],
  ]
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    const found = await present(shell)
    if (found) return found
  }
}
