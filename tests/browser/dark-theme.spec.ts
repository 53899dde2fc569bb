import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from './launch.ts'
import { expect, openAt, test } from './support.ts'

// Browsers can darken pages by themselves. Chromium does so only with a dark preference, and not if the page asks for `only light`. Other
// browsers with the same algorithm do not ask.

// Screenshots need pixels.
test.use({ launchOptions, viewport: { width: 412, height: 900 } })

async function visit(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await openAt(page, '/')
  await page.evaluate(() => document.fonts.ready)
}

/** The highest contrast ratio, from 1 to 21, of a pixel of the element to the pixel in the middle of its left edge. */
async function contrastIn(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const luminance = (at: number) => {
    const [red = 0, green = 0, blue = 0] = [...data.subarray(at, at + 3)].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ground = luminance((Math.floor(info.height / 2) * info.width + 3) * 3)
  let highest = 1
  for (let at = 0; at < data.length; at += 3) {
    const [low = 0, high = 0] = [luminance(at), ground].sort((a, b) => a - b)
    highest = Math.max(highest, (high + 0.05) / (low + 0.05))
  }
  return highest
}

test('a page that asks for `only light` is not darkened; where it is all the same, ink on yellow becomes light on dark', async ({
  page,
}) => {
  await visit(page, 'light')
  // The measured load time differs from visit to visit.
  const whole = () => page.screenshot({ fullPage: true, mask: [page.locator('[data-room]')] })
  const designed = await whole()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await visit(page, 'dark')
  expect((await whole()).equals(designed)).toBe(true)

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const lines = {
    headline: page.locator('#kontakt h2'),
    label: page.locator('#kontakt').getByText('E-Mail', { exact: true }),
    note: page.locator('#kontakt').getByText(/^Öffnet Ihr/),
    button: page.locator('#start').getByRole('link', { name: 'KI-Website starten' }),
    flag: page.getByText('Am beliebtesten').first(),
  }
  for (const [name, line] of Object.entries(lines)) expect(await contrastIn(line), name).toBeGreaterThan(4.5)
})
