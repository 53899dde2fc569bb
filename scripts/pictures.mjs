// Takes the screenshots in README.md from the built site: `npm run pictures`.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openBrowser } from './browser.mjs'
import { serveSite } from './siteServer.mjs'

const site = await serveSite()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', bypassCSP: true })

async function take(name) {
  const shot = await page.screenshot({ style: '[data-machine="cookie-banner"] { display: none }' })
  const file = fileURLToPath(new URL(`../docs/${name}.png`, import.meta.url))
  const { size } = await sharp(shot).png({ palette: true, effort: 10 }).toFile(file)
  console.log(`docs/${name}.png: ${(size / 1024).toFixed(0)} KiB`)
}

const typed = page.locator('[data-machine="typewriter"][data-state="done"]')

try {
  // Reduced motion puts the demos and the slider into their final state.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site.url)
  await typed.waitFor()
  await take('start-page')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${site.url}?inspect`)
  await typed.waitFor()
  await page.getByRole('button', { name: 'hero-rotation#1' }).click()
  await take('inspector')
} finally {
  await browser.close()
  await site.close()
}
