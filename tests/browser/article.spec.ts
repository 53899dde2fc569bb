import { expect, test } from './support.ts'
import { appears, copiedTexts, expectFitsEveryWidth, forgive404, openRead, withClipboard } from './reading.ts'

const ARTICLE = '/blog/ki-kreativitaet-individuelle-webseite'

test('shows title, date, minutes, author and the way back', async ({ page }) => {
  await openRead(page, ARTICLE)
  const article = page.locator('main > article')

  await expect(article.getByRole('heading', { level: 1 })).toHaveText('KI und Kreativität: Warum keine zwei Websites gleich sind')
  await expect(article.locator('.author time')).toHaveText('5. Oktober 2025')
  await expect(article.locator('.author time')).toHaveAttribute('datetime', '2025-10-05')
  await expect(article.locator('.minutes')).toHaveText('8 Min Lesezeit')
  await expect(article.locator('.minutes rect[fill="var(--an)"]')).toHaveCount(8)
  await expect(article.locator('.author b')).not.toBeEmpty()
  await expect(article.getByRole('link', { name: 'Alle Artikel', exact: true })).toHaveAttribute('href', '/blog')
  await expect(article.getByRole('link', { name: 'Alle Artikel ansehen' })).toHaveAttribute('href', '/blog')
})

test('answers its question before it tells the whole story', async ({ page }) => {
  await openRead(page, ARTICLE)
  const answer = page.getByRole('complementary', { name: 'Sehen Websites, die mit KI gebaut werden, alle gleich aus?' })

  await expect(answer).toContainText('Kurz gesagt')
  await expect(answer).toContainText('Nein. Gleich sehen Websites aus, wenn sie aus demselben Material entstehen.')
  const [answerTop, textTop] = [await answer.boundingBox(), await page.locator('.prose').boundingBox()].map((box) => box?.y ?? 0)
  expect(answerTop!).toBeLessThan(textTop!)
})

test('sets the text in columns 4 to 10 and at 19 px', async ({ page }) => {
  await openRead(page, ARTICLE)
  const grid = (await page.locator('.reading').boundingBox())!
  const text = (await page.locator('.prose').boundingBox())!

  expect(
    await page
      .locator('.prose p')
      .nth(1)
      .evaluate((p) => getComputedStyle(p).fontSize),
  ).toBe('19px')
  expect((text.x - grid.x) / grid.width).toBeCloseTo(3 / 12, 1)
  expect((text.x + text.width - grid.x) / grid.width).toBeCloseTo(10 / 12, 1)
})

test('lets the cover bleed to the right edge', async ({ page }) => {
  await openRead(page, ARTICLE)
  const cover = (await page.locator('.cover img').boundingBox())!

  expect(cover.x + cover.width).toBe(1440)
})

test('marks in the contents list what is being read', async ({ page }) => {
  await openRead(page, ARTICLE)
  const contents = page.getByRole('navigation', { name: 'In diesem Text' })
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  await contents.getByRole('link', { name: 'Wo ist KI nicht kreativ?' }).click()

  await expect(page).toHaveURL(`${ARTICLE}#wo-ist-ki-nicht-kreativ`)
  await expect(contents.locator('[aria-current="location"]')).toHaveText('Wo ist KI nicht kreativ?')
  await expect(page.getByRole('heading', { name: 'Wo ist KI nicht kreativ?' })).toBeInViewport()
})

test('reads the minutes off the scroll position, without a frame of script', async ({ page }) => {
  await openRead(page, ARTICLE)
  /** Scrolls so far that this share of the text has passed the middle of the window, where the hand is. */
  const readTo = (ratio: number) =>
    page.evaluate((share) => {
      const text = document.querySelector('.prose')!.getBoundingClientRect()
      scrollTo({ top: scrollY + text.top + text.height * share - innerHeight / 2, behavior: 'instant' })
    }, ratio)
  const minute = () => page.evaluate(() => getComputedStyle(document.querySelector('.hour')!).getPropertyValue('--minute'))

  for (const [ratio, expected] of [
    [0.375, '3'],
    [0.99, '8'],
    [0.01, '0'],
  ] as const) {
    await readTo(ratio)
    await expect.poll(minute).toBe(expected)
  }
})

test('folds the contents list on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRead(page, ARTICLE)
  const contents = page.locator('details ol')

  await expect(contents).toBeHidden()
  await page.locator('summary').click()
  await expect(contents).toBeVisible()
  await contents.getByRole('link', { name: 'Wo ist KI nicht kreativ?' }).click()
  await expect(page.getByRole('heading', { name: 'Wo ist KI nicht kreativ?' })).toBeInViewport()
})

test('opens links inside the text without loading the site anew', async ({ page }) => {
  await openRead(page, ARTICLE)
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  await page.locator('.prose a[href="/blog/seo-ki-zeitalter-gefunden-werden"]').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO im KI-Zeitalter: gefunden werden, bevor gesucht wird')
  expect(await page.evaluate(() => (globalThis as unknown as { same?: boolean }).same)).toBe(true)
})

test('offers the neighbours in time and what fits', async ({ page }) => {
  await openRead(page, '/blog/seo-ki-zeitalter-gefunden-werden')
  const neighbours = page.getByRole('navigation', { name: 'Nachbarn im Blog' })

  await expect(neighbours.locator('[rel=prev]')).toHaveAttribute('href', '/blog/zukunft-webdesign-ki-webdesigner')
  await expect(neighbours.locator('[rel=next]')).toHaveAttribute('href', '/blog/ki-kreativitaet-individuelle-webseite')
  await expect(page.getByRole('heading', { name: 'Dazu passt' })).toBeVisible()
  await expect(page.locator('.related article')).toHaveCount(2)
})

test('has no newer neighbour beside the newest article, and no older one beside the oldest', async ({ page }) => {
  await openRead(page, ARTICLE)
  await expect(page.locator('[rel=next]')).toHaveCount(0)
  await expect(page.locator('[rel=prev]')).toHaveCount(1)
  await page.goto('/blog/webseitenbau-fehler-ki-loesungen')
  await expect(page.locator('[rel=next]')).toHaveCount(1)
  await expect(page.locator('[rel=prev]')).toHaveCount(0)
})

test.describe('sharing', () => {
  test('copies the link and says so for two seconds', async ({ page, baseURL }) => {
    await withClipboard(page, 'working')
    await openRead(page, `${ARTICLE}?utm_source=newsletter#wo-ist-ki-nicht-kreativ`)
    const share = page.locator('[data-machine=share]')
    await share.getByRole('button', { name: 'Link kopieren' }).click()

    await expect(share.getByRole('status')).toHaveText('Link kopiert.')
    expect(await copiedTexts(page)).toEqual([`${baseURL}${ARTICLE.slice(1)}`])
    await page.clock.runFor(1_999)
    await expect(share.getByRole('status')).toHaveText('Link kopiert.')
    await page.clock.runFor(1)
    await expect(share.getByRole('status')).toHaveText('')
  })

  test('opens the share sheet of the device', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(globalThis, { shared })
      Object.defineProperty(navigator, 'share', { value: (data: unknown) => Promise.resolve(void shared.push(data)) })
    })
    await openRead(page, ARTICLE)
    const share = page.locator('[data-machine=share]')
    await share.getByRole('button', { name: 'Teilen' }).click()

    await expect(share.getByRole('status')).toHaveText('Geteilt. Danke!')
    expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)).toEqual([
      { title: 'KI und Kreativität: Warum keine zwei Websites gleich sind', url: `${baseURL}${ARTICLE.slice(1)}` },
    ])
  })

  test('says nothing when the visitor closes the sheet', async ({ page }) => {
    await withClipboard(page, 'working')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    })
    await openRead(page, ARTICLE)
    const share = page.locator('[data-machine=share]')
    await share.getByRole('button', { name: 'Teilen' }).click()

    await expect(share).toHaveAttribute('data-state', 'idle')
    await expect(share.getByRole('status')).toHaveText('')
    expect(await copiedTexts(page)).toEqual([])
  })

  test('copies the link where the sheet cannot open, and where there is none', async ({ page }) => {
    await withClipboard(page, 'working')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.reject(new TypeError('no sheet')) })
    })
    await openRead(page, ARTICLE)
    const share = page.locator('[data-machine=share]')
    const button = share.getByRole('button', { name: 'Teilen' })
    await button.click()
    await expect(share).toHaveAttribute('data-state', 'copied')
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await button.click()

    await expect(share.getByRole('status')).toHaveText('Link kopiert.')
    expect(await copiedTexts(page)).toHaveLength(2)
  })

  for (const kind of ['missing', 'refusing'] as const) {
    test(`shows the address to mark where the clipboard is ${kind}`, async ({ page, baseURL }) => {
      await withClipboard(page, kind)
      await openRead(page, ARTICLE)
      const share = page.locator('[data-machine=share]')
      await share.getByRole('button', { name: 'Link kopieren' }).click()

      await expect(share.getByRole('status')).toHaveText('Kopieren ging nicht. Bitte markieren Sie die Adresse.')
      await expect(share).toContainText(`${baseURL}${ARTICLE.slice(1)}`)
    })
  }
})

test.describe('an unknown article', () => {
  /** What might stand in an address: typing errors, names of JavaScript's own, broken encodings, markup, other folders. */
  const ids = [
    'gibt-es-nicht',
    '404',
    'KI-Kreativitaet-Individuelle-Webseite',
    '__proto__',
    'constructor',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '%E0%A4%A',
    '..%2F..%2Findex',
    '%00',
    'a'.repeat(1_500),
  ]
  for (const id of ids) {
    test(`shows the fixed words for ${id.slice(0, 40)}`, async ({ page, faults }) => {
      await page.addInitScript(() => Object.assign(globalThis, { alert: () => console.error('alert') }))
      await openRead(page, `/blog/${id}`)
      const article = page.locator('main > article')

      await expect(article.getByRole('heading', { level: 1 })).toHaveText('Artikel nicht gefunden')
      await expect(article.locator('.minutes')).toHaveText('0 Min')
      await expect(article.locator('.minutes rect[fill="var(--an)"]')).toHaveCount(0)
      await expect(article.locator('.author p').first()).toHaveText('UnbekanntUnbekannt')
      await expect(article.getByText('Dieser Artikel konnte nicht gefunden werden.', { exact: true })).toBeVisible()
      await expect(article.locator('img')).toHaveCount(0)
      await expect(article.locator('[data-machine=share] button')).toHaveCount(2)
      await expect(page.locator('[data-machine=newsletter]')).toHaveCount(1)
      await expect(article.getByRole('link', { name: 'Alle Artikel ansehen' })).toHaveAttribute('href', '/blog')
      await expect(page).toHaveTitle(/^Artikel nicht gefunden/)
      forgive404(faults)
    })
  }

  test('is answered with status 404, and so is everything about it', async ({ request }) => {
    expect((await request.get('/blog/gibt-es-nicht')).status()).toBe(404)
    expect((await request.get('/blog/ki-kreativitaet-individuelle-webseite')).status()).toBe(200)
  })

  test('leads back to the articles', async ({ page, faults }) => {
    await openRead(page, '/blog/gibt-es-nicht')
    await page.getByRole('link', { name: 'Alle Artikel ansehen' }).click()

    await expect(page.locator('main article')).toHaveCount(6)
    forgive404(faults)
  })
})

test('says so where the text cannot be fetched, and keeps the rest of the page', async ({ page, faults }) => {
  await page.route(/assets\/seo-ki-zeitalter.*\.js/, (route) => route.abort())
  await openRead(page, '/blog')
  await page.getByRole('link', { name: /^SEO im KI-Zeitalter/ }).click()

  await appears(page.getByRole('alert').filter({ hasText: 'Der Text ließ sich nicht laden.' }))
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO im KI-Zeitalter: gefunden werden, bevor gesucht wird')
  await expect(page.locator('.short-answer')).toBeVisible()
  faults.length = 0
})

test('fits every window from 320 to 1920 px', async ({ page }) => {
  await openRead(page, '/blog/professionelle-webseite-ki-prozess')

  await expectFitsEveryWidth(page)
})

test('prints the text and the targets of its links, without what only works on a screen', async ({ page }) => {
  await openRead(page, ARTICLE)
  await page.emulateMedia({ media: 'print' })

  await expect(page.locator('.prose')).toBeVisible()
  await expect(page.locator('.short-answer')).toBeVisible()
  for (const hidden of ['.contents-wide', '[data-machine=share]', '[data-machine=newsletter]', '.neighbours', '.cover']) {
    await expect(page.locator(hidden).first()).toBeHidden()
  }
  expect(
    await page
      .locator('.prose a[href^="/blog"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content),
  ).toContain('/blog/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read from beginning to end', async ({ page }) => {
    await page.goto(ARTICLE)

    await expect(page.locator('.prose h2')).toHaveCount(8)
    await expect(page.locator('.prose')).toContainText('Manche finden nicht einmal den eigenen.')
    await expect(page.locator('.prose table')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'In diesem Text' })).toBeVisible()
    await expect(page.locator('[data-machine=share]')).toBeHidden()
    await expect(page.locator('.author .minutes')).toContainText('8 Min')
  })
})
