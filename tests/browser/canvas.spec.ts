import type { Page } from '@playwright/test'
import { machine, tab } from './elements.ts'
import { expect, forEachOf, openAt, placeHydrated, test } from './support.ts'

// Browsers and extensions that protect against fingerprinting falsify what a page reads from a canvas.

/** What reading a canvas returns. Runs in the page. */
const FALSIFIED = {
  'random pixels': () => {
    CanvasRenderingContext2D.prototype.getImageData = (_x: number, _y: number, width: number, height: number) =>
      new ImageData(
        Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => (index * 97 + 31) % 256),
        width,
        height,
      )
  },
  'an error': () => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException('not allowed', 'SecurityError')
    }
  },
  'no canvas': () => {
    HTMLCanvasElement.prototype.getContext = () => null
  },
}

const name = (page: Page) => machine(page, 'name-strokes')
const field = (page: Page) => page.getByRole('textbox', { name: 'Ihr Name oder Ihre Marke' })

for (const [what, falsify] of Object.entries(FALSIFIED)) {
  test(`where reading a canvas gives ${what}, the name and the particles are text, and nothing is saved`, async ({ page, time }) => {
    await page.addInitScript(falsify)
    await openAt(page, '/')
    await field(page).click()
    await page.keyboard.type('Ida')
    await placeHydrated(field(page))
    await expect(name(page).locator('[data-part="strokes"]')).toHaveText('Ida')
    await time.advance(5_000)
    await page.keyboard.type(' Muster')
    await expect(field(page)).toBeFocused()
    await expect(name(page).locator('[data-part="strokes"]')).toHaveText('Ida Muster')
    await expect(page.getByText('Bild Ihres Namens')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Als Bild speichern' })).toHaveCount(0)

    await tab(page, 'Partikel').click()
    await expect(machine(page, 'particle-words').locator('[data-part="word"]')).toHaveText('KI')
    await expect(machine(page, 'particle-words').locator('[data-part="word"]')).toHaveCSS('opacity', '0.7')
  })
}

test('what stands still is drawn again once the browser has restored what it lost', async ({ page, time }) => {
  await openAt(page, '/')
  await field(page).fill('Ida')
  await tab(page, 'Partikel').click()
  await page.locator('[data-particles]').waitFor()
  await machine(page, 'motion-control').evaluate((button: HTMLElement) => button.click())
  await time.advance(5_000)
  await forEachOf(['name-strokes', 'particle-words'], async (id) => {
    const painted = await machine(page, id)
      .locator('canvas')
      .evaluate((node: HTMLCanvasElement) => {
        const { width, height } = node
        const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
        const count = () => {
          copy.clearRect(0, 0, width, height)
          copy.drawImage(node, 0, 0)
          const { data } = copy.getImageData(0, 0, width, height)
          let pixels = 0
          for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) pixels += 1
          return pixels
        }
        const before = count()
        node.getContext('2d')!.reset()
        const lost = count()
        node.dispatchEvent(new Event('contextrestored'))
        return [before > 1_000, lost, Math.abs(count() - before) < 0.2 * before]
      })
    expect(painted).toEqual([true, 0, true])
  })
})
