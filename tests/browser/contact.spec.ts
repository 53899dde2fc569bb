import type { Page } from '@playwright/test'
import { asOneLine, HOSTILE_TEXTS, takeMailtoApart } from '../unit/machines/mail/hostile.ts'
import { axeFindings } from './axe.ts'
import { bringIntoView, openNear } from './home-section.ts'
import {
  appears,
  catchMails,
  copiedTexts,
  expectNoSidewaysScrolling,
  openRead,
  openedMails,
  takenOver,
  WIDTHS,
  withClipboard,
} from './reading.ts'
import { expect, test } from './support.ts'

const OWNER = 'hallo@drei-tage.example'
const MESSAGE = 'Ihre Daten werden übertragen …'

function parts(page: Page) {
  const section = page.locator('#kontakt')
  const place = section.locator('[data-machine=magnetic-button]')
  return {
    section,
    place,
    button: section.getByRole('link', { name: 'KI-Website starten' }),
    lit: place.locator('.lit'),
    hand: place.locator('.second-hand'),
    strokes: place.locator('.burst path'),
    message: section.locator('.start').getByRole('status'),
    name: section.getByLabel('Name', { exact: true }),
    email: section.getByLabel('E-Mail', { exact: true }),
    website: section.getByLabel('Bisherige Website'),
    package: section.getByLabel('Paket'),
    send: section.getByRole('link', { name: 'Anfrage per E-Mail senden' }),
    analysis: section.getByRole('link', { name: 'Lieber erst eine kostenlose Analyse anfragen' }),
    notes: section.locator('form [aria-live=polite]'),
  }
}

/** Opens the contact section, taken over by its script, with the start button in view and the pointer far away. */
async function openContact(page: Page) {
  const all = parts(page)
  await catchMails(page)
  await openNear(page, 'kontakt', all.button)
  await page.mouse.move(2, 2)
  await bringIntoView(all.place, 200)
  await expect(all.place).toHaveAttribute('data-state', 'idle')
  return all
}

/** Puts the pointer this far from the middle of the place the button rests at, in px, and lets the button follow. */
async function pointAt(page: Page, [offsetXPx, offsetYPx]: readonly [number, number]): Promise<void> {
  const box = (await parts(page).place.boundingBox())!
  await page.mouse.move(box.x + box.width / 2 + offsetXPx, box.y + box.height / 2 + offsetYPx)
}

/** The same for a place within the magnet's reach. The first move may come before the page watches the pointer: it is made again. */
async function pullTo(page: Page, offset: readonly [number, number]): Promise<void> {
  const { place } = parts(page)
  await expect(async () => {
    await pointAt(page, [offset[0] + 1, offset[1] + 1])
    await pointAt(page, offset)
    await expect(place).toHaveAttribute('data-state', 'attracted', { timeout: 250 })
  }).toPass()
}

/** Waits for the magnet's code, which comes with the first pointer, and then until all motion has ended. */
async function settle(page: Page): Promise<void> {
  await expect(parts(page).button).toHaveAttribute('data-magnet', 'ready')
  await page.clock.runFor(1_000)
}

/** Where the button has moved to, in px, and its size as a multiple of its own. */
const lean = (page: Page) =>
  parts(page).button.evaluate((body) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(body).transform)
    return { xPx: e, yPx: f, scale: a }
  })

/** Where the middle one of the three lit strokes points, in degrees clockwise from the top. */
const litDeg = (page: Page) =>
  parts(page).lit.evaluate((lit: SVGGraphicsElement) => {
    const { a, b } = lit.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
    return (Math.atan2(b, a) * 180) / Math.PI + 4
  })

const decoded = async (page: Page) => (await openedMails(page)).map(takeMailtoApart)
const hrefOf = async (link: ReturnType<typeof parts>['send']) => takeMailtoApart((await link.getAttribute('href')) ?? '')

test.describe('a press on the start button', () => {
  test('bursts into 12 strokes and tells of the data for 1 s, then opens the mail with what was typed', async ({ page }) => {
    const { place, button, strokes, message, name } = await openContact(page)
    await name.fill('Ada Muster')
    await button.click()
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    await expect(place).toHaveAttribute('data-particles', '12')
    await expect(strokes).toHaveCount(12)
    await expect(message).toHaveText(MESSAGE)

    await page.clock.runFor(999)
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    await expect(message).toHaveText(MESSAGE)
    expect(await openedMails(page)).toEqual([])

    await page.clock.runFor(1)
    await expect(place).not.toHaveAttribute('data-state', 'transmitting')
    await expect(place).not.toHaveAttribute('data-particles')
    await expect(strokes).toHaveCount(0)
    await expect(message).toBeEmpty()
    const [mail, ...others] = await decoded(page)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ protocol: 'mailto:', recipients: [OWNER], headers: ['subject', 'body'], subject: 'Anfrage: KI-Website' })
    expect(mail?.body).toContain('\r\nName: Ada Muster\r\n')
    expect(mail?.body).toContain('\r\nPaket: Express (2.997\u00a0€, 3\u00a0Tage)\r\n')
  })

  test('sends its strokes to the hours of the clock, outwards, and away', async ({ page }) => {
    const { button, place, strokes } = await openContact(page)
    await button.click()
    await expect(strokes).toHaveCount(12)
    await settleBurst(page)
    const hours = await place.locator('.burst g').evaluateAll((all) => all.map((hour) => hour.getAttribute('transform')))
    expect(hours).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((deg) => `rotate(${deg} 200 200)`))

    const farthest = () =>
      strokes.evaluateAll((all) => {
        const middle = all[0]!.closest('.start-button')!.getBoundingClientRect()
        const [x, y] = [middle.left + middle.width / 2, middle.top + middle.height / 2]
        return all.map((stroke) => {
          const { left, right, top, bottom } = stroke.getBoundingClientRect()
          return Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y))
        })
      })
    const ringPx = 168
    await page.clock.runFor(400)
    for (const distancePx of await farthest()) expect(distancePx).toBeGreaterThan(ringPx)
    await page.clock.runFor(500)
    await expect(strokes.first()).not.toHaveCSS('opacity', '1')
  })

  test('sends the lit strokes once around the clock', async ({ page }) => {
    const { button, strokes, hand } = await openContact(page)
    await button.click()
    await expect(strokes).toHaveCount(12)
    await settleBurst(page)
    const turnDeg = () =>
      hand.evaluate((group: SVGGraphicsElement) => {
        const { a, b } = group.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
        return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
      })
    await page.clock.runFor(400)
    const early = await turnDeg()
    expect(early).toBeGreaterThan(40)
    expect(early).toBeLessThan(180)
    await page.clock.runFor(300)
    expect(await turnDeg()).toBeGreaterThan(180)
    await page.clock.runFor(400)
    expect(await turnDeg()).toBeCloseTo(0, 1)
  })

  test('counts once, however often it is repeated within the second', async ({ page }) => {
    const { button } = await openContact(page)
    for (let press = 0; press < 5; press++) {
      await button.click()
      await page.clock.runFor(150)
    }
    await page.clock.runFor(5_000)
    expect(await openedMails(page)).toHaveLength(1)
  })

  test('takes what is typed while the data travel', async ({ page }) => {
    const { button, name } = await openContact(page)
    await button.click()
    await page.clock.runFor(500)
    await name.fill('Im letzten Moment')
    await page.clock.runFor(500)
    expect((await decoded(page))[0]?.body).toContain('\r\nName: Im letzten Moment\r\n')
  })

  test('does the same by keyboard, without the pull', async ({ page }) => {
    const { place, button, strokes, message } = await openContact(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    await expect(place).toHaveAttribute('data-particles', '12')
    await expect(strokes).toHaveCount(12)
    await expect(message).toHaveText(MESSAGE)
    await page.clock.runFor(999)
    expect(await openedMails(page)).toEqual([])
    expect(await lean(page)).toEqual({ xPx: 0, yPx: 0, scale: 1 })
    await page.clock.runFor(1)
    expect(await openedMails(page)).toHaveLength(1)
    await expect(button).toBeFocused()
  })

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('does the same, without the pull and inside the window', async ({ page }) => {
      const { place, button, strokes, message } = await openContact(page)
      await button.tap()
      await expect(place).toHaveAttribute('data-state', 'transmitting')
      await expect(strokes).toHaveCount(12)
      await expect(message).toHaveText(MESSAGE)
      await settleBurst(page)
      for (const ms of [300, 300, 399]) {
        await page.clock.runFor(ms)
        expect(await lean(page)).toEqual({ xPx: 0, yPx: 0, scale: 1 })
        await expectNoSidewaysScrolling(page)
      }
      expect(await openedMails(page)).toEqual([])
      await page.clock.runFor(1)
      expect(await openedMails(page)).toHaveLength(1)
    })
  })
})

/** Waits for the burst's code without letting time pass. */
async function settleBurst(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(parts(page).strokes.first()).toHaveAttribute('transform', /matrix/)
}

test.describe('the magnet', () => {
  for (const [offset, shift] of [
    // Thirty per cent of the offset, scaled by how near the pointer is: 1 at the middle, 0 at 150 px.
    [
      [0, 0],
      [0, 0],
    ],
    [
      [75, 0],
      [11.25, 0],
    ],
    [
      [-75, 0],
      [-11.25, 0],
    ],
    [
      [0, -100],
      [0, -10],
    ],
    [
      [60, 80],
      [6, 8],
    ],
    [
      [30, -40],
      [6, -8],
    ],
    [
      [-120, 0],
      [-7.2, 0],
    ],
    [
      [149, 0],
      [0.298, 0],
    ],
  ] as const) {
    test(`moves the button by (${shift.join(', ')}) px for a pointer at (${offset.join(', ')}) px`, async ({ page }) => {
      await openContact(page)
      await pullTo(page, offset)
      await settle(page)
      const { xPx, yPx, scale } = await lean(page)
      expect(xPx).toBeCloseTo(shift[0], 1)
      expect(yPx).toBeCloseTo(shift[1], 1)
      expect(scale).toBeCloseTo(1.04, 3)
    })
  }

  test('leaves the button alone beyond 150 px, where it only grows under the pointer', async ({ page }) => {
    const { place } = await openContact(page)
    await pointAt(page, [151, 0])
    await settle(page)
    await expect(place).toHaveAttribute('data-state', 'idle')
    expect(await lean(page)).toEqual({ xPx: 0, yPx: 0, scale: 1.04 })
    await pointAt(page, [-200, 0])
    await settle(page)
    await expect(place).toHaveAttribute('data-state', 'idle')
    expect(await lean(page)).toEqual({ xPx: 0, yPx: 0, scale: 1 })
  })

  test('lets go when the pointer leaves', async ({ page }) => {
    const { place } = await openContact(page)
    await pullTo(page, [60, 80])
    await settle(page)
    await pointAt(page, [-400, 0])
    await expect(place).toHaveAttribute('data-state', 'idle')
    await settle(page)
    expect(await lean(page)).toEqual({ xPx: 0, yPx: 0, scale: 1 })
    expect(await litDeg(page)).toBeCloseTo(4, 1)
  })

  test('lets go when the page is scrolled away under a resting pointer', async ({ page }) => {
    const { place } = await openContact(page)
    await pointAt(page, [0, 60])
    await expect(place).toHaveAttribute('data-state', 'attracted')
    await page.evaluate(() => scrollBy({ top: -260, behavior: 'instant' }))
    await expect(place).toHaveAttribute('data-state', 'idle')
  })

  test('points the three lit strokes at the pointer', async ({ page }) => {
    await openContact(page)
    for (const [offset, deg] of [
      [[0, -100], 0],
      [[100, 0], 90],
      [[0, 100], 180],
      [[-80, 80], -135],
      [[-60, -60], -45],
    ] as const) {
      await pullTo(page, offset)
      await settle(page)
      const error = (((await litDeg(page)) - deg + 540) % 360) - 180
      expect(Math.abs(error), `towards ${deg}°`).toBeLessThan(0.5)
    }
  })

  test('asks for no frame at rest, neither far from the pointer nor under it', async ({ page }) => {
    await openContact(page)
    await page.clock.runFor(1_000)
    await page.evaluate(() => {
      const ask = requestAnimationFrame
      Object.assign(globalThis, { frames: 0 })
      globalThis.requestAnimationFrame = (callback) => {
        ;(globalThis as unknown as { frames: number }).frames += 1
        return ask(callback)
      }
    })
    const frames = () => page.evaluate(() => (globalThis as unknown as { frames: number }).frames)
    await page.clock.runFor(1_000)
    expect(await frames()).toBe(0)

    await pullTo(page, [60, 60])
    await settle(page)
    const moving = await frames()
    expect(moving).toBeGreaterThan(10)
    await page.clock.runFor(1_000)
    expect(await frames()).toBe(moving)

    // A pointer that moves elsewhere moves nothing.
    await pointAt(page, [-400, 0])
    await settle(page)
    const away = await frames()
    for (let x = -410; x > -450; x -= 10) await pointAt(page, [x, 30])
    await page.clock.runFor(1_000)
    expect(await frames()).toBe(away)
  })

  test('brings its code along with the first pointer', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openContact(page)
    expect(scripts.filter((url) => /magnet|burst/.test(url))).toEqual([])
    // Far away still: it is there before the pointer is near.
    await expect(async () => {
      await pointAt(page, [-401, 0])
      await pointAt(page, [-400, 0])
      expect(scripts.filter((url) => /magnet|burst/.test(url))).toHaveLength(2)
    }).toPass()
    await expect(parts(page).place).toHaveAttribute('data-state', 'idle')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves and nothing bursts; the message stays for its second', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const { place, button, strokes, message } = await openContact(page)
    await pointAt(page, [60, 80])
    await page.clock.runFor(1_000)
    await expect(place).toHaveAttribute('data-state', 'idle')
    expect(await lean(page)).toEqual({ xPx: 0, yPx: 0, scale: 1 })

    await button.click()
    await expect(place).toHaveAttribute('data-state', 'transmitting')
    await expect(place).not.toHaveAttribute('data-particles')
    await expect(strokes).toHaveCount(0)
    await expect(message).toHaveText(MESSAGE)
    await page.clock.runFor(999)
    await expect(message).toHaveText(MESSAGE)
    expect(await openedMails(page)).toEqual([])
    await page.clock.runFor(1)
    await expect(message).toBeEmpty()
    expect(await openedMails(page)).toHaveLength(1)
    expect(scripts.filter((url) => /magnet|burst/.test(url))).toEqual([])
  })
})

/** A text without what separates its words, halves of characters made whole. */
const withoutGaps = (text: string) => text.replaceAll(/[\p{Control}\s]/gu, '').replaceAll(/\p{Surrogate}/gu, '\ufffd')

test.describe('the form', () => {
  test('asks for name, e-mail, website and one of three packages, in words browsers can fill in', async ({ page }) => {
    await openRead(page, '/')
    const form = parts(page)
    await expect(form.name).toHaveAttribute('autocomplete', 'name')
    await expect(form.email).toHaveAttribute('autocomplete', 'email')
    await expect(form.email).toHaveAttribute('type', 'email')
    await expect(form.website).toHaveAttribute('autocomplete', 'url')
    await expect(form.website).toHaveAttribute('type', 'url')
    for (const field of [form.name, form.email, form.website, form.package]) await expect(field).not.toHaveAttribute('required')
    await expect(form.package.locator('option')).toHaveText([
      'Express, 2.997\u00a0€ in 3\u00a0Tagen',
      'Experience, 4.997\u00a0€ in 5\u00a0Tagen',
      'Ecosystem, 7.997\u00a0€ in 7\u00a0Tagen',
    ])
  })

  test('carries what was typed in the mail links of its buttons', async ({ page }) => {
    const form = await openContact(page)
    await form.name.fill('Ada Muster')
    await form.email.fill('ada@muster.example')
    await form.website.fill('https://muster.example')
    await form.package.selectOption('ecosystem')
    const details = ['Name: Ada Muster', 'E-Mail: ada@muster.example', 'Website: https://muster.example']
    expect(await hrefOf(form.send)).toMatchObject({
      recipients: [OWNER],
      headers: ['subject', 'body'],
      subject: 'Anfrage: KI-Website',
      body: [
        'Guten Tag,',
        '',
        'ich interessiere mich für eine KI-Website und freue mich auf Ihre Antwort.',
        '',
        ...details,
        'Paket: Ecosystem (7.997\u00a0€, 7\u00a0Tage)',
        '',
        'Viele Grüße',
        'Ada Muster',
      ].join('\r\n'),
    })
    const analysis = await hrefOf(form.analysis)
    expect(analysis).toMatchObject({ recipients: [OWNER], headers: ['subject', 'body'], subject: 'Kostenlose Website-Analyse' })
    expect(analysis.body).toContain(details.join('\r\n'))
    expect(await form.button.getAttribute('href')).toBe(await form.send.getAttribute('href'))
  })

  test('says what a reply still needs once something is typed, and never insists', async ({ page }) => {
    const { name, email, notes } = await openContact(page)
    await expect(notes).toBeEmpty()
    await name.fill('Ada Muster')
    await expect(notes).toHaveText('Für eine Antwort fehlt noch: Ihre E\u2011Mail-Adresse.')
    await email.fill('ada@muster.example')
    await expect(notes).toBeEmpty()
  })

  test('hands the mail over when Enter is pressed in a field, at once', async ({ page }) => {
    const { email } = await openContact(page)
    await email.fill('ada@muster.example')
    await email.press('Enter')
    expect((await decoded(page))[0]?.body).toContain('\r\nE-Mail: ada@muster.example\r\n')
  })

  test('leaves the Enter that ends the input of a character alone', async ({ page }) => {
    const { name } = await openContact(page)
    await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    expect(await openedMails(page)).toEqual([])
  })

  test('takes over what was typed before its script had come', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/Contact-/, async (route) => {
      await held
      await route.continue()
    })
    await openRead(page, '/')
    const { name, package: choice, send, button } = parts(page)
    await name.fill('Früher Vogel')
    await choice.selectOption('experience')
    release()
    await takenOver(button)
    await expect(name).toHaveValue('Früher Vogel')
    await expect(choice).toHaveValue('experience')
    const { body } = await hrefOf(send)
    expect(body).toContain('Name: Früher Vogel')
    expect(body).toContain('Paket: Experience')
  })

  test('keeps what was typed while the visitor reads the privacy notes', async ({ page }) => {
    const { section, name, package: choice, button } = await openContact(page)
    await name.fill('Ada Muster')
    await choice.selectOption('ecosystem')
    await section.getByRole('link', { name: 'Datenschutz' }).click()
    await expect(page).toHaveURL(/\/datenschutz\.html#anfragen$/)
    await appears(page.locator('#anfragen'))
    await page.goBack()
    await takenOver(button)
    await expect(name).toHaveValue('Ada Muster')
    await expect(choice).toHaveValue('ecosystem')
  })

  test('takes a package from its card, once: what is chosen afterwards stays', async ({ page }) => {
    await openRead(page, '/')
    const { package: choice, section, button } = parts(page)
    const card = page.locator('#services').getByRole('link', { name: 'Experience anfragen' })
    await card.scrollIntoViewIfNeeded()
    await takenOver(card)
    await card.click()
    await expect(page).toHaveURL(/#kontakt$/)
    await takenOver(button)
    await expect(choice).toHaveValue('experience')

    await choice.selectOption('express')
    await section.getByRole('link', { name: 'Datenschutz' }).click()
    await appears(page.locator('#anfragen'))
    await page.goBack()
    await takenOver(button)
    await expect(choice).toHaveValue('express')
  })

  test('offers the whole text for copying, and shows it before', async ({ page }) => {
    await withClipboard(page, 'working')
    const { section, name } = await openContact(page)
    await name.fill('Ada Muster')
    await section.getByText('Vorschau der Nachricht').click()
    const preview = section.locator('pre')
    await expect(preview).toBeVisible()
    await expect(preview).toContainText(`An: ${OWNER}`)
    await expect(preview).toContainText('Name: Ada Muster')
    await section.getByRole('button', { name: 'Text kopieren' }).click()
    await expect.poll(() => copiedTexts(page)).toEqual([await preview.textContent()])
    await expect(section.locator('[data-machine=copy-feedback] [role=status]')).not.toBeEmpty()
  })

  test('survives whatever is put into its fields, keeps it, and adds nobody to the mail', async ({ page }) => {
    test.setTimeout(60_000)
    const form = await openContact(page)
    const before = await form.section.locator('*').count()
    for (const [what, text] of HOSTILE_TEXTS) {
      for (const field of [form.name, form.email, form.website]) await field.fill(text)
      // Browsers put no line breaks and control characters into a field of one line. All the rest is kept.
      const kept = await form.name.inputValue()
      expect(withoutGaps(kept), what).toBe(withoutGaps(text))
      for (const link of [form.send, form.analysis, form.button]) {
        const href = (await link.getAttribute('href')) ?? ''
        expect(href.length, what).toBeLessThanOrEqual(1_900)
        expect(href, what).toMatch(/^mailto:hallo@drei-tage\.example\?subject=[^&?#\s]+&body=[^&?#\s]+$/)
        const { recipients, headers, body } = takeMailtoApart(href)
        expect(recipients, what).toEqual([OWNER])
        expect(headers, what).toEqual(['subject', 'body'])
        if (kept.length < 100 && kept.trim() !== '') expect(body, what).toContain(`\r\nName: ${asOneLine(kept)}\r\n`)
      }
      expect(await form.section.locator('pre').textContent(), what).toContain(`Name: ${asOneLine(kept) || 'keine Angabe'}\n`)
    }
    expect(await form.section.locator('*').count()).toBe(before)

    await form.button.click()
    await page.clock.runFor(1_000)
    expect((await decoded(page)).map(({ recipients, headers }) => ({ recipients, headers }))).toEqual([
      { recipients: [OWNER], headers: ['subject', 'body'] },
    ])
  })

  test('says when a text is too long for a link, and copies all of it', async ({ page }) => {
    await withClipboard(page, 'working')
    const { section, name, notes } = await openContact(page)
    await name.fill('x'.repeat(10_000))
    await expect(notes).toContainText('zu lang für einen Mail-Link')
    await expect(name).toHaveValue('x'.repeat(10_000))
    await section.getByRole('button', { name: 'Text kopieren' }).click()
    await expect.poll(async () => (await copiedTexts(page))[0]?.includes('x'.repeat(10_000))).toBe(true)
    await expectNoSidewaysScrolling(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons are mail links and the address stands there', async ({ page }) => {
    await page.goto('/')
    const { send, analysis, button, section } = parts(page)
    for (const link of [send, analysis, button]) expect((await hrefOf(link)).recipients).toEqual([OWNER])
    await expect(section.getByText(OWNER, { exact: true })).toBeVisible()
  })
})

for (const width of WIDTHS) {
  test(`fits a window of ${width} px, also while it bursts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { button, strokes, section } = await openContact(page)
    await expectNoSidewaysScrolling(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(strokes).toHaveCount(12)
    await settleBurst(page)
    await page.clock.runFor(600)
    await expectNoSidewaysScrolling(page)
    for (const target of await section
      .locator('a:visible:not(p a), button:visible, input:visible, select:visible, summary:visible')
      .all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    // The longest package can be read to its end.
    const room = await section.locator('select').evaluate((select: HTMLSelectElement) => {
      select.value = 'experience'
      const { font, paddingRight } = getComputedStyle(select)
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = font
      return select.clientWidth - Number.parseFloat(paddingRight) - canvas.measureText(select.selectedOptions[0]!.text).width
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })
}

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, empty and filled in`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect(await axeFindings(page, ['#kontakt', '#fuss', '[data-machine=header]'])).toEqual([])
    const { section, name } = parts(page)
    await section.getByText('Vorschau der Nachricht').click()
    await name.fill('Ada Muster')
    expect(await axeFindings(page, ['#kontakt'])).toEqual([])
  })
}
