import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from './launch.ts'
import { expect, openAt, test } from './support.ts'

// Browsers can darken pages by themselves. Chromium does so only with a dark preference, and not if the page asks for `only light`. Other
// browsers with the same algorithm do not ask.

// Screenshots need pixels.
test.use({ launchOptions, viewport: { width: 412, height: 900 } })

/** The luminance, from 0 to 1, of most of the element, and the highest contrast ratio, from 1 to 21, of a pixel to it. */
async function lookOf(element: Locator) {
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
  const all = Array.from({ length: info.width * info.height }, (_, pixel) => luminance(pixel * 3)).toSorted((a, b) => a - b)
  // Texts cover less than half of their boxes.
  const ground = all[Math.floor(all.length / 2)]!
  const contrastTo = (other: number) => (Math.max(other, ground) + 0.05) / (Math.min(other, ground) + 0.05)
  return { ground, contrast: Math.max(contrastTo(all[0]!), contrastTo(all.at(-1)!)) }
}

test('a page that asks for `only light` is not darkened; where it is all the same, ink on yellow becomes light on dark', async ({
  page,
}) => {
  const kontakt = page.locator('#kontakt')
  const lines = [
    kontakt.locator('h2'),
    kontakt.getByText('E-Mail', { exact: true }).first(),
    kontakt.getByText(/^Öffnet Ihr/),
    page.locator('#start').getByRole('link', { name: 'KI-Website starten' }),
    page.getByText('Am beliebtesten').first(),
  ]
  const looks = async () => {
    const found = []
    for (const line of lines) found.push(await lookOf(line))
    return found
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openAt(page, '/')
  await page.getByRole('group', { name: 'Paket wählen' }).getByText('Experience').click()
  await page.evaluate(() => document.fonts.ready)
  const designed = await looks()

  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await looks()).toEqual(designed)

  await page.emulateMedia({ colorScheme: 'light' })
  const darkened = await looks()
  expect(darkened).not.toEqual(designed)
  for (const [index, { contrast }] of darkened.entries()) expect(contrast, `line ${index}`).toBeGreaterThan(4.5)
})
