import type { Page } from '@playwright/test'
import { machine, nameField, nameInStrokes, saveButton, tab } from './elements.ts'
import { expect, openAt, placeHydrated, test } from './support.ts'

// Browsers and extensions that protect against fingerprinting falsify what a page reads from a canvas.

/** What happens where somebody reads a canvas. Runs in the page. tests/unit/motion/canvas.test.ts shows what else counts as falsified. */
const FALSIFIED = {
  fails: () => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException('not allowed', 'SecurityError')
    }
  },
  'finds no canvas': () => {
    HTMLCanvasElement.prototype.getContext = () => null
  },
}

const name = (page: Page) => machine(page, 'name-strokes')

for (const [what, falsify] of Object.entries(FALSIFIED)) {
  test(`where reading a canvas ${what}, the name and the particles are text, and nothing is saved`, async ({ page, time }) => {
    await page.addInitScript(falsify)
    await openAt(page, '/')
    await nameField(page).click()
    await page.keyboard.type('Ida')
    await placeHydrated(nameField(page))
    await expect(name(page).locator('[data-part="strokes"]')).toHaveText('Ida')
    await time.advance(5_000)
    await page.keyboard.type(' Muster')
    await expect(nameField(page)).toBeFocused()
    await expect(name(page).locator('[data-part="strokes"]')).toHaveText('Ida Muster')
    await expect(nameInStrokes(page)).toHaveCount(0)
    await expect(saveButton(page)).toHaveCount(0)

    await tab(page, 'Partikel').click()
    await expect(machine(page, 'particle-words').locator('[data-part="word"]')).toHaveText('KI')
    await expect(machine(page, 'particle-words').locator('[data-part="word"]')).toHaveCSS('opacity', '0.7')
  })
}
