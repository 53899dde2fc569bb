import type { Locator } from '@playwright/test'
import { expect, forEachOf, openWithConsentAnswered, test } from './support.ts'

const COLOURS = ['--fg', '--muted', '--hairline', '--border', '--focus'] as const

/** The contrast ratio of each custom property's colour to the background of its section, from 1 to 21. */
function contrasts(sections: Locator): Promise<Record<(typeof COLOURS)[number], number>[]> {
  return sections.evaluateAll((all, names) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    return all.map((section) => {
      const probe = document.createElement('i')
      section.append(probe)
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
      const ground = luminance('var(--bg)')
      const of = (name: string) => {
        const [one, other] = [luminance(`var(${name})`, 'var(--bg)'), ground].sort((a, b) => b - a) as [number, number]
        return (one + 0.05) / (other + 0.05)
      }
      const found = Object.fromEntries(names.map((name) => [name, of(name)])) as Record<(typeof names)[number], number>
      probe.remove()
      return found
    })
  }, COLOURS)
}

test('with prefers-contrast: more no text is muted, and lines and focus rings are visible on every background', async ({ page }) => {
  await openWithConsentAnswered(page, '/')
  const [services] = await contrasts(page.locator('#services'))
  expect(services?.['--muted']).toBeLessThan(services?.['--fg'] ?? 0)
  expect(services?.['--hairline']).toBeLessThan(3)

  await page.emulateMedia({ contrast: 'more' })
  await forEachOf(['/', '/FunnelActive'], async (path) => {
    if (path !== '/') await page.goto(path)
    const sections = await contrasts(page.locator('[data-section]'))
    expect(sections.length).toBeGreaterThan(3)
    for (const found of sections) {
      expect(found['--muted']).toBe(found['--fg'])
      expect(found['--muted']).toBeGreaterThanOrEqual(7)
      expect(found['--hairline']).toBeGreaterThanOrEqual(3)
      expect(found['--border']).toBeGreaterThanOrEqual(7)
      expect(found['--focus']).toBeGreaterThanOrEqual(7)
    }
    const link = page.locator('main a').first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toHaveCSS('outline-width', '4px')
  })
})
