import { expectFitsEveryWidth, openRead } from './reading.ts'
import { expect, test } from './support.ts'

test('four pains hang from days 1, 23, 45 and 67', async ({ page }) => {
  await openRead(page, '/')
  const pains = page.locator('#probleme').getByRole('listitem')
  await expect(pains).toHaveCount(4)
  await expect(pains.locator('.label')).toHaveText(['Ab Tag 1', 'Ab Tag 23', 'Ab Tag 45', 'Ab Tag 67'])
  await expect(pains.getByRole('heading', { level: 3 })).toHaveCount(4)
})

test('at 1440 px they form a staircase, each step 72 px lower, on the ruler of 90 days', async ({ page }) => {
  await openRead(page, '/')
  const tops = await page.locator('#probleme li .label').evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top))
  const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] as number)))
  expect(steps).toEqual([72, 72, 72])

  const ruler = await page.locator('#probleme .ruler svg').boundingBox()
  const lefts = await page.locator('#probleme li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  for (const [index, day] of [1, 23, 45, 67].entries()) {
    const onRuler = (ruler?.x ?? 0) + ((day - 1) / 88) * (ruler?.width ?? 0)
    expect(Math.abs((lefts[index] as number) - onRuler), `day ${day}`).toBeLessThan(4)
  }
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/')
  await expectFitsEveryWidth(page, async () => {
    const cut = await page
      .locator('#probleme li > *')
      .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent))
    expect(cut).toEqual([])
  })
})
