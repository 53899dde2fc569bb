import { sections } from '#content/home/sections.ts'
import { topPx } from './page-probe.ts'
import { bringIntoView, expect, hydrateAllSections, openAt, test } from './support.ts'

test('the ruler shows hours and where the visitor is, by pointer and keyboard, and those of the process are true to scale', async ({
  page,
}) => {
  await openAt(page, '/')
  // A section that is laid out later would move the others.
  await hydrateAllSections(page)
  await page.locator('[data-instrument]').waitFor({ state: 'attached' })
  const reading = page.locator('[data-part="reading"]')

  await test.step('the hand has one label instead of two clipped ones', async () => {
    const labels = page.locator('[data-rail] small')
    await expect(labels).not.toHaveCount(0)
    await expect(labels.filter({ visible: true })).toHaveCount(0)
  })

  await test.step('it labels the section under the pointer, and a press goes there', async () => {
    await bringIntoView(page.locator('#services'), 100)
    await page.mouse.move(40, 300)
    await expect(page.locator('[data-part="near"]')).toHaveText('24\u00a0h · Pakete')

    await page.mouse.click(40, 300)
    await expect(page).toHaveURL(/#services$/)
    // The section is right below the header.
    await expect.poll(() => topPx(page.locator('#services'))).toBe(76)
    await page.mouse.move(700, 300)
    await expect(page.locator('[data-part="near"]')).toHaveCount(0)
  })

  await test.step('the label of the hand hangs over no other section', async () => {
    for (const [id, atPx] of [
      ['fuss', 460],
      ['gruende', 460],
      ['gruende', 340],
      ['gruende', 600],
      ['gruende', 250],
    ] as const) {
      await bringIntoView(page.locator(`#${id}`), atPx)
      // The label has followed the scroll once the next frame is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const [label, edgePx] = await Promise.all([
        reading.evaluate((node) => node.getBoundingClientRect()),
        page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top),
      ])
      expect(label.bottom <= edgePx || label.top >= edgePx, `${id} at ${atPx}`).toBe(true)
    }
  })

  await test.step('it says where the visitor is', async () => {
    for (const [atPx, text] of [
      [460, '31\u00a0h Tag\u00a02'],
      [440, '32\u00a0h Tag\u00a02'],
    ] as const) {
      await bringIntoView(page.locator('#gruende'), atPx)
      await expect(reading).toHaveText(text)
    }
    // Half of a section is four of its eight hours.
    const height = await page.locator('#services').evaluate((node) => node.getBoundingClientRect().height)
    await bringIntoView(page.locator('#services'), 450 - height / 2 - 20)
    await expect(reading).toHaveText('28\u00a0h Tag\u00a02')
    await bringIntoView(page.getByRole('contentinfo'), 100)
    await expect(reading).toHaveCount(0)
  })

  await test.step('it works by keyboard, and is hidden below 1200 px', async () => {
    const links = page.getByRole('navigation', { name: 'Abschnitte nach Stunden' }).getByRole('link')
    await expect(links).toHaveCount(sections.length)
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('#start :focus')).toHaveCount(1)
    await links.nth(5).focus()
    expect(await links.nth(5).evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#${sections[5]!.id}$`))
    await expect(page.locator(`#${sections[5]!.id}`)).toBeInViewport()
    await page.setViewportSize({ width: 1_199, height: 900 })
    await expect(links).toHaveCount(0)
  })

  await test.step('days are equally long at every width, and 45 minutes are a thirty-second of a day', async () => {
    for (const width of [320, 1_199]) {
      await page.setViewportSize({ width, height: 844 })
      const rulers = await page.locator('#prozess ol > li > i').evaluateAll((all) =>
        all.map((ruler) => {
          const talk = getComputedStyle(ruler, '::after')
          return { dayPx: ruler.getBoundingClientRect().height, talkPx: talk.content === 'none' ? 0 : Number.parseFloat(talk.height) }
        }),
      )
      const [first] = rulers
      expect(
        rulers.map(({ dayPx }) => Math.round(dayPx)),
        `${width} px`,
      ).toEqual(Array(3).fill(Math.round(first!.dayPx)))
      expect(first!.talkPx / first!.dayPx, `${width} px`).toBeCloseTo(1 / 32, 3)
      // The strip of days, in which the weekend is as long as two days.
      const lefts = await page
        .locator('[data-machine="start-date"] [data-part="days"] > span')
        .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().left))
      expect(lefts).toHaveLength(12)
      const pitches = lefts.slice(1).map((left, place) => left - lefts[place]!)
      expect(Math.max(...pitches) - Math.min(...pitches), `${width} px`).toBeLessThan(0.1)
    }
  })
})
