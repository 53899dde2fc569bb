import type { Locator } from '@playwright/test'
import { expect, forEachOf, openRead, test } from './support.ts'

/** The contrast of a colour, as a custom property of an element holds it, with the ground the element stands on: 1 to 21. */
function contrast(element: Locator, property: string): Promise<number> {
  return element.evaluate((node, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const probe = document.createElement('i')
    node.append(probe)
    const luminance = (colour: string, under?: string) => {
      if (!canvas) return 0
      for (const layer of [under, colour]) {
        if (layer === undefined) continue
        probe.style.color = layer
        canvas.fillStyle = getComputedStyle(probe).color
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [one, other] = [luminance(`var(${name})`, 'var(--bg)'), luminance('var(--bg)')].sort((a, b) => b - a) as [number, number]
    probe.remove()
    return (one + 0.05) / (other + 0.05)
  }, property)
}

test('where more contrast is asked for no text is quiet, and lines and focus are seen on every ground', async ({ page }) => {
  await openRead(page, '/')
  const services = page.locator('#services')
  expect(await contrast(services, '--muted')).toBeLessThan(await contrast(services, '--fg'))
  expect(await contrast(services, '--hairline')).toBeLessThan(3)

  await page.emulateMedia({ contrast: 'more' })
  await forEachOf(['/', '/FunnelActive'], async (path) => {
    if (path !== '/') await page.goto(path)
    for (const section of await page.locator('.section').all()) {
      expect(await contrast(section, '--muted')).toBe(await contrast(section, '--fg'))
      expect(await contrast(section, '--muted')).toBeGreaterThanOrEqual(7)
      expect(await contrast(section, '--hairline')).toBeGreaterThanOrEqual(3)
      expect(await contrast(section, '--border')).toBeGreaterThanOrEqual(7)
      expect(await contrast(section, '--focus')).toBeGreaterThanOrEqual(7)
    }
    const link = page.locator('main a').first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toHaveCSS('outline-width', '4px')
  })
})
