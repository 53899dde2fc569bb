import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds a Chromium to test with: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's own. Where there is none
 * it installs one: with Playwright's installer or, where that cannot download, Debian's package.
 *
 * @returns {Promise<string>} Path of the browser.
 * @throws {Error} that says in one sentence what to do, where none can be had.
 */
export async function findBrowser() {
  return (await present()) ?? (await install()) ?? fail()
}

async function present() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROME_PATH names ${given}, and there is no such file: correct it or unset it.`)
  }
  const installed = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)))
  const found = [...installed, MAC].find((file) => existsSync(file))
  if (found) return found
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

async function install() {
  console.log('No Chrome or Chromium found; installing one for the browser tests.')
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    const browser = await present()
    if (browser) return browser
  }
}

function fail() {
  throw new Error('The browser tests need Chrome or Chromium: install one (Debian: apt-get install chromium) or set CHROME_PATH to it.')
}
