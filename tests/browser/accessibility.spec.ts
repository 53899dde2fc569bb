import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { KINDS } from './routes.ts'
import { expect, hydrated, test } from './support.ts'

// Where nothing moves by itself, what is checked is what stands there in the end.
test.use({ allowedFaults: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page with all of it taken over and laid out. */
async function openWhole(page: Page, path: string, { banner = false } = {}): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (!banner) await page.getByRole('button', { name: 'Nur notwendige' }).click()
  for (const section of await page.locator('main .section:visible').all()) await section.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
}

const whole = ['html']

for (const path of KINDS) {
  for (const width of [320, 1_440]) {
    test(`${path} has nothing that axe objects to at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openWhole(page, path)
      expect(await axeFindings(page, whole)).toEqual([])
    })
  }

  test(`${path} can be read at 320 px and with text of 200 %: nothing is cut off, nothing scrolls sideways`, async ({ page }) => {
    await openWhole(page, path)
    const session = await page.context().newCDPSession(page)
    for (const [width, textPx] of [
      [320, 16],
      [640, 32],
      [1_280, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      // As somebody sets it in the browser: also the widths at which the layout changes follow it.
      await session.send('Page.setFontSizes', { fontSizes: { standard: textPx, fixed: textPx } })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(sideways, `${width} px, text of ${textPx} px`).toBeLessThanOrEqual(0)
      expect(await cutOff(page), `${width} px, text of ${textPx} px`).toEqual([])
    }
  })
}

for (const path of KINDS) {
  test(`${path} can be read with the wider lines, words and letters that readers set for themselves`, async ({ page }) => {
    await openWhole(page, path, { banner: true })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      // WCAG 2.2, 1.4.12.
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    for (const width of [320, 390, 768, 1_280, 1_440]) {
      await page.setViewportSize({ width, height: 900 })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(sideways, `${width} px`).toBeLessThanOrEqual(0)
      expect(await outOfTheirBox(page), `${width} px`).toEqual([])
    }
  })
}

/** Words that reach out of the window, or out of what hides what does not fit. Pictures of websites are pictures. */
function outOfTheirBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const element = words.currentNode.parentElement!
      if (!words.currentNode.textContent?.trim()) continue
      if (element.closest('.visually-hidden, caption, [role="img"], pre, script, style, noscript, [hidden], [inert]')) continue
      if (element.closest('[aria-hidden="true"]') && !element.closest('h1')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      let cut = right > innerWidth + 2 || left < -2
      for (let box = element; box !== document.body && !cut; box = box.parentElement!) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        cut =
          (hides(overflowX) && (right > edge.right + 2 || left < edge.left - 2)) ||
          (hides(overflowY) && (bottom > edge.bottom + 2 || top < edge.top - 2))
      }
      if (cut) found.push(`${element.tagName} ${words.currentNode.textContent.slice(0, 40)}`)
    }
    return found
  })
}

/** Texts that stand in a box that hides what does not fit, and do not fit. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, a, button, label, input, td, th, summary, output'),
    ]
    return texts
      .filter((element) => {
        if (element.closest('[aria-hidden="true"], [hidden], .visually-hidden, pre')) return false
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const tooWide = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 2
        const tooHigh = overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 2
        return tooWide || tooHigh
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}

test.describe('every state is as accessible as the first', () => {
  for (const width of [320, 1_440]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } })

      test('the cookie banner and its settings', async ({ page }) => {
        await openWhole(page, '/', { banner: true })
        expect(await axeFindings(page, ['[data-machine="cookie-banner"]'])).toEqual([])
        await page.getByRole('button', { name: 'Auswahl einstellen' }).click()
        await expect(page.locator('[data-machine="cookie-banner"]')).toHaveAttribute('data-state', 'settings')
        expect(await axeFindings(page, ['[data-machine="cookie-banner"]'])).toEqual([])
      })

      test('all answers, one after the other', async ({ page }) => {
        await openWhole(page, '/')
        for (const question of await page.locator('#fragen button[aria-expanded]').all()) {
          await question.click()
          await expect(question).toHaveAttribute('aria-expanded', 'true')
          expect(await axeFindings(page, ['#fragen'])).toEqual([])
        }
      })

      test('all tabs of the funnel page and what they hold', async ({ page }) => {
        await openWhole(page, '/FunnelActive')
        const tabs = page.getByRole('tablist').first().getByRole('tab')
        for (const tab of await tabs.all()) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          expect(await axeFindings(page, whole)).toEqual([])
        }
        await tabs.nth(1).click()
        const sets = page.locator('[data-machine="funnel-visualization"]').getByRole('tab')
        for (const set of await sets.all()) {
          await set.click()
          expect(await axeFindings(page, ['[data-machine="funnel-visualization"]'])).toEqual([])
        }
      })

      test('a newsletter box that objects, and one that has handed over', async ({ page }) => {
        await page.addInitScript(() => {
          // The mail program is none of ours.
          addEventListener(
            'click',
            (event) => event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:' && event.preventDefault(),
            true,
          )
        })
        await openWhole(page, '/blog')
        const box = page.locator('[data-machine="newsletter"]')
        await box.getByRole('button').first().click()
        await expect(box).toHaveAttribute('data-state', 'invalid')
        expect(await axeFindings(page, ['[data-machine="newsletter"]'])).toEqual([])
      })

      test('the notice that a part is missing, and the page that never came', async ({ page, faults }) => {
        await page.route('**/assets/{Faq,AboutPage}-*.js', (route) => route.abort())
        await openWhole(page, '/')
        const notice = page.locator('[data-machine="delivery"]')
        await expect(notice).toHaveAttribute('data-state', 'partial')
        expect(await axeFindings(page, ['[data-machine="delivery"]'])).toEqual([])
        await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/ueber-mich"]')?.click())
        await expect(page.getByRole('alert')).toBeVisible()
        expect(await axeFindings(page, ['main'])).toEqual([])
        faults.length = 0
      })
    })
  }

  test('the menu of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openWhole(page, '/')
    const button = page.locator('[data-machine="header"] button[aria-expanded]')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await axeFindings(page, ['[data-machine="header"]'])).toEqual([])
  })

  test('the three demos of the hero', async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 1_200 })
    await openWhole(page, '/')
    const tabs = page.locator('#start').getByRole('tab')
    await expect(tabs).toHaveCount(3)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await axeFindings(page, ['#start'])).toEqual([])
    }
  })
})

test.describe('where colours are forced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  for (const path of ['/', '/FunnelActive', '/blog']) {
    test(`every button and tab of ${path} still shows where it is`, async ({ page }) => {
      await openWhole(page, path)
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.button, [role="tab"], [role="switch"]')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => {
            const drawn = (style: CSSStyleDeclaration) =>
              (style.borderStyle !== 'none' && Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) > 0) ||
              style.textDecorationLine.includes('underline') ||
              (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
            // Its own border, or that of something in or right around it.
            const inner = [element, element.parentElement!, ...element.querySelectorAll<HTMLElement>('*')]
            return !inner.some(
              (part) => drawn(getComputedStyle(part)) || drawn(getComputedStyle(part, '::before')) || part.tagName === 'svg',
            )
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect(bare).toEqual([])
    })
  }
})

test.describe('where colours are forced, too', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  test('the menu button of small screens shows its strokes', async ({ page }) => {
    await openWhole(page, '/blog')
    const strokes = page.getByRole('button', { name: 'Menü öffnen' }).locator('i')
    await expect(strokes).toHaveCount(3)
    const ground = await page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)
    for (const stroke of await strokes.all()) await expect(stroke).not.toHaveCSS('background-color', ground)
  })

  test('no word is covered by the plate that browsers put behind later words', async ({ page }) => {
    await openWhole(page, '/')
    for (const name of await page.locator('#services .name h3').all()) {
      const covered = await name.evaluate((heading) => {
        const days = heading.closest('article')!.querySelector('.days b')!
        const { bottom } = heading.getBoundingClientRect()
        // The plate is as high as the font, not as the line.
        const range = document.createRange()
        range.selectNodeContents(days)
        return getComputedStyle(days).forcedColorAdjust !== 'none' && range.getBoundingClientRect().top < bottom
      })
      expect(covered, (await name.textContent())!).toBe(false)
    }
  })
})

test.describe('with the keyboard alone', () => {
  for (const path of ['/', '/blog', '/ueber-mich', '/FunnelActive', '/datenschutz.html']) {
    test(`every stop of ${path} is seen, lies free, and follows the page`, async ({ page }) => {
      test.slow()
      await openWhole(page, path, { banner: true })
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText('Zum Inhalt springen')
      const seen = new Set<string>()
      for (let stop = 0; stop < 200; stop += 1) {
        const found = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null
          if (!element || element === document.body) return
          const box = element.getBoundingClientRect()
          // The middle, or for what is higher than the window, what is seen of it.
          const x = Math.min(Math.max(box.x + Math.min(box.width / 2, 30), 1), innerWidth - 1)
          const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1)
          const top = document.elementFromPoint(x, y)
          const inWindow = box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0
          const free = top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element) === true)
          const drawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
            (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
          // Drawn by the element itself, by what covers a whole card for it, by the card, or on the handle of a slider.
          const ring =
            [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(element, '::before')].some(drawn) ||
            [element.parentElement, element.closest('article, li')].some((card) => card && drawn(getComputedStyle(card))) ||
            element.matches('input[type="range"]')
          const id = (element.dataset.stop ??= String(Math.floor(box.y + scrollY) * 10_000 + Math.floor(box.x)))
          return { id, name: element.outerHTML.slice(0, 100), inWindow, free, ring }
        })
        if (!found || seen.has(`${found.id} ${found.name}`)) break
        seen.add(`${found.id} ${found.name}`)
        expect(found.inWindow, `not in the window: ${found.name}`).toBe(true)
        expect(found.free, `covered: ${found.name}`).toBe(true)
        expect(found.ring, `no ring: ${found.name}`).toBe(true)
        await page.keyboard.press('Tab')
      }
      expect(seen.size).toBeGreaterThan(15)
    })
  }
})

test('a change of page moves the focus to its heading and is announced', async ({ page }) => {
  await openWhole(page, '/')
  for (const [link, title] of [
    ['Blog', /^Blog:/],
    ['Funnel Demo', /^Funnel-Demo/],
    ['Über mich', /^Über mich/],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main h1')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})
