import type { Locator, Page } from '@playwright/test'
import { banner, cookieSettings } from './elements.ts'
import { expectFocusInSight } from './focus.ts'
import { overflowPx } from './page-probe.ts'
import { addStyle, expect, forEachOf, openAt, test } from './support.ts'

// The component tests cover what the banner asks, stores and starts. This file tests what needs a real page.

/** Waits for the end of the CSS animation with which the banner enters: it moves the banner by 12 px. */
const settled = (page: Page) => banner(page).evaluate((plate) => Promise.all(plate.getAnimations().map(({ finished }) => finished)))

test.use({ isNewVisitor: true })

test('the banner takes no focus and stores nothing; in the smallest viewports rejecting looks like accepting, and no focus is covered', async ({
  page,
  context,
}) => {
  const answers = ['Nur notwendige', 'Alle akzeptieren'].map((name) => banner(page).getByRole('button', { name }))
  const look = (answer: Locator) =>
    answer.evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect()
      const { font, color, backgroundColor } = getComputedStyle(button)
      return { box: [width, height, top].map(Math.round), font, color, backgroundColor }
    })
  await page.setViewportSize({ width: 320, height: 640 })
  await openAt(page, '/impressum.html')
  await settled(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  const [reject, accept] = await Promise.all(answers.map(look))
  expect(reject).toEqual(accept)
  expect(await overflowPx(page)).toBe(0)
  // A phone in landscape, and 1280 px at 400% zoom.
  for (const [width, height] of [
    [568, 320],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const answer of answers) await expect(answer, `${width} px`).toBeInViewport({ ratio: 1 })
  }
  await expectFocusInSight(page)
  await banner(page).getByRole('button', { name: 'Auswahl einstellen' }).click()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await settled(page)
  await expectFocusInSight(page)
})

test('the banner covers no control of the first screen; from 768 px it is a bar at the foot of the window', async ({ page }) => {
  await forEachOf(['/', '/FunnelActive', '/blog', '/ueber-mich'], async (path) => {
    await openAt(page, path)
    await settled(page)
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bar = await banner(page).evaluate((plate) => plate.getBoundingClientRect().toJSON())
      expect([bar.left, bar.right, bar.bottom]).toEqual([0, width, height])
      // Two lines of text, and a third where the window is narrow.
      expect(bar.height).toBeLessThanOrEqual(width === 768 ? 94 : 72)
      const covered = await page.locator('main :is(a:not(:empty), button, input:not([type=radio]), summary):visible').evaluateAll(
        (all, top) =>
          all.filter((one) => {
            const { bottom } = one.getBoundingClientRect()
            return bottom < innerHeight && bottom > top
          }).length,
        bar.top,
      )
      expect(covered, `${width} px`).toBe(0)
    }
    if (path !== '/') return
    await page.setViewportSize({ width: 390, height: 844 })
    const audit = await page.locator('#start').getByRole('link', { name: /Audit/ }).boundingBox()
    const plate = (await banner(page).boundingBox())!
    expect(plate.y).toBeGreaterThanOrEqual(audit!.y + audit!.height)
    expect(plate.height).toBeLessThanOrEqual(190)
  })
})

test('on a page that was opened for a name, the banner waits for a scroll or a key', async ({ page }) => {
  const island = page.locator('[data-island="cookie-banner"][data-hydrated]')
  await openAt(page, '/#name=Ida')
  await island.waitFor({ state: 'attached' })
  await page.mouse.wheel(0, 290)
  await page.waitForFunction(() => scrollY === 290)
  await expect(banner(page)).toHaveCount(0)
  await page.mouse.wheel(0, 20)
  await expect(banner(page)).toHaveAttribute('data-state', 'summary')

  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await island.waitFor({ state: 'attached' })
  await expect(banner(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(banner(page)).toHaveAttribute('data-state', 'summary')
})

test('a content blocker that removes the banner once hides no settings', async ({ page }) => {
  await openAt(page, '/impressum.html')
  await banner(page).evaluate((plate) => plate.remove())
  const footRoom = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--foot-room'))
  await expect.poll(footRoom).toBe('0px')
  await cookieSettings(page).click()
  await expect(banner(page)).toHaveAttribute('data-state', 'settings')
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveAttribute('data-state', 'summary')
})

test.describe('without page turns', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a content blocker that hides or removes every banner sends the link for the settings to the privacy notice', async ({ page }) => {
    const removeEvery = () => {
      const remove = () => document.querySelector('[data-machine="cookie-banner"]')?.remove()
      new MutationObserver(remove).observe(document.body, { childList: true, subtree: true })
      remove()
    }
    await forEachOf(['visibility: hidden', 'opacity: 0', 'transform: translateY(300%)', 'removed'], async (how) => {
      await openAt(page, '/impressum.html')
      await banner(page).waitFor()
      if (how === 'removed') await page.evaluate(removeEvery)
      else await addStyle(page, `[data-machine="cookie-banner"] { ${how} !important }`)
      await cookieSettings(page).press('Enter')
      await expect(page).toHaveURL(/\/datenschutz\.html#speicher$/)
    })
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the second tap of a double tap on an answer presses nothing below, and a later one does', async ({ page }) => {
    await openAt(page, '/')
    await settled(page)
    const { x, y, width, height } = (await banner(page).getByRole('button', { name: 'Nur notwendige' }).boundingBox())!
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
    const presses = await page.evaluateHandle(() => {
      const heard = { count: 0 }
      document.addEventListener('click', () => (heard.count += 1))
      return heard
    })
    const pressed = () => presses.evaluate(({ count }) => count)
    await Promise.all([tap(), tap()])
    await expect(banner(page)).toHaveCount(0)
    expect(await pressed()).toBe(1)
    await expect(async () => {
      await tap()
      expect(await pressed()).toBe(2)
    }).toPass()
  })
})
