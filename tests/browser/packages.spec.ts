import { openNear } from './home-section.ts'
import { expectFitsEveryWidth, openRead, takenOver } from './reading.ts'
import { expect, test } from './support.ts'

const OFFERS = [
  { id: 'express', name: 'Express', price: '2.997 €', days: 3 },
  { id: 'experience', name: 'Experience', price: '4.997 €', days: 5 },
  { id: 'ecosystem', name: 'Ecosystem', price: '7.997 €', days: 7 },
] as const

test('three packages name price and days; Experience is the most popular', async ({ page }) => {
  await openRead(page, '/')
  const section = page.locator('#services')
  await expect(section.getByRole('article')).toHaveCount(3)
  for (const { name, price, days } of OFFERS) {
    const offer = section.getByRole('article', { name })
    await expect(offer.locator('.price')).toContainText(price)
    await expect(offer.locator('.price')).toContainText(`Übergabe nach ${days} Tagen`)
    await expect(offer.locator('.days')).toHaveText(`${days}Tage`)
    await expect(offer.locator('.days rect')).toHaveCount(days)
    await expect(offer.getByText('Am beliebtesten')).toHaveCount(name === 'Experience' ? 1 : 0)
  }
  await expect(section.getByRole('article', { name: 'Experience' })).toContainText('5 Wochen Begleitung')
  await expect(section.getByRole('article', { name: 'Ecosystem' })).toContainText('8 Wochen Premium-Begleitung')
  await expect(section).toContainText('Nur 8 Websites im Monat')
  await expect(section).toContainText('30 Tage Geld-zurück-Garantie')
})

for (const { id, name } of OFFERS) {
  test(`the button of ${name} leads to the form and chooses the package there`, async ({ page }) => {
    const button = page.locator('#services').getByRole('link', { name: `${name} anfragen` })
    await openNear(page, 'services', button)
    await expect(button).toHaveAttribute('href', '#kontakt')
    await button.click()
    await expect(page).toHaveURL(/\/#kontakt$/)
    const select = page.locator('#kontakt select')
    await takenOver(select)
    await expect(select).toHaveValue(id)
    await expect(page.locator('#kontakt')).toBeInViewport()
  })
}

test('at 1440 px names, days, prices and buttons share their lines, and the plate rises 48 px', async ({ page }) => {
  await openRead(page, '/')
  const offers = page.locator('#services .package')
  for (const part of ['h3', '.days', '.price', 'ul', '.result', '.button']) {
    const tops = await offers.locator(part).evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top))
    expect(tops, part).toHaveLength(3)
    for (const top of tops) expect(top, part).toBeCloseTo(tops[0] as number, 0)
  }
  const [express, experience, ecosystem] = await offers.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()))
  expect((express?.top ?? 0) - (experience?.top ?? 0)).toBe(48)
  expect(express?.top).toBe(ecosystem?.top)
  expect(express?.bottom).toBe(experience?.bottom)
})

test('the strokes are as tall as the figure beside them', async ({ page }) => {
  await openRead(page, '/')
  for (const svg of await page.locator('#services .days svg').all()) expect((await svg.boundingBox())?.height).toBe(104)
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/')
  await expectFitsEveryWidth(page, async () => {
    const cut = await page
      .locator('#services .package > *')
      .evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.className))
    expect(cut).toEqual([])
  })
})
