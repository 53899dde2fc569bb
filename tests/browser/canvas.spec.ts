import { machine, nameField, nameInStrokes, saveButton, tab } from './elements.ts'
import { expect, openAt, placeHydrated, test } from './support.ts'

// Browsers and extensions that protect against fingerprinting falsify what a page reads from a canvas.

// tests/unit/motion/canvas.test.ts shows what counts as falsified.

test('where there is no canvas to read, the name and the particles are text, and nothing is saved', async ({ page, time }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const strokes = machine(page, 'name-strokes').locator('[data-part="strokes"]')
  await openAt(page, '/')
  await nameField(page).click()
  await page.keyboard.type('Ida')
  await placeHydrated(nameField(page))
  await expect(strokes).toHaveText('Ida')
  await time.advance(5_000)
  await page.keyboard.type(' Muster')
  await expect(nameField(page)).toBeFocused()
  await expect(strokes).toHaveText('Ida Muster')
  await expect(nameInStrokes(page)).toHaveCount(0)
  await expect(saveButton(page)).toHaveCount(0)

  await tab(page, 'Partikel').click()
  await expect(machine(page, 'particle-words').locator('[data-part="word"]')).toHaveText('KI')
  await expect(machine(page, 'particle-words').locator('[data-part="word"]')).toHaveCSS('opacity', '0.7')
})
