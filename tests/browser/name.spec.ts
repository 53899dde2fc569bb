import { readFile } from 'node:fs/promises'
import { machine, nameField, nameInStrokes, saveButton } from './elements.ts'
import { inkOf } from './page-probe.ts'
import { expect, forEachOf, handedOver, hold, openAt, test } from './support.ts'
import type { Download, Page } from '@playwright/test'

const strokes = (page: Page) => machine(page, 'name-strokes')
const action = (page: Page) => page.locator('#start').getByRole('link', { name: 'KI-Website starten' })
const ruler = (page: Page) => page.getByRole('slider', { name: 'Tag auf dem Maßband' })

test('a name is drawn by the ruler, saved as a picture, kept in the address and the form, and taken back', async ({ page, time }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openAt(page, '/')
  await expect(ruler(page)).toBeVisible()
  expect(requests.filter((path) => path.includes('NameStrokes'))).toEqual([])

  await nameField(page).focus()
  await page.keyboard.type('Ida')
  await expect(strokes(page)).toHaveAttribute('data-state', 'growing')
  expect(requests.filter((path) => path.includes('NameStrokes'))).not.toEqual([])
  await expect(ruler(page)).toBeHidden()
  // Letters of another script may make the browser load a font, which must not end the growth.
  await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')))
  expect(await inkOf(nameInStrokes(page))).toBeLessThan(0.1)
  await time.advance(1_266)
  await expect(strokes(page)).toHaveAttribute('data-state', 'drawn')
  // The ninety thin strokes cover an eighth of the picture, and the letters another eighth.
  expect(await inkOf(nameInStrokes(page))).toBeGreaterThan(0.2)
  await expect(strokes(page).getByRole('status').last()).toHaveText('Bild Ihres Namens aus neunzig Strichen, drei davon gelb')
  expect(new URL(page.url()).hash).toBe('#name=Ida')

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#start [data-part="mark"]').last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const downloads: Download[] = []
  page.on('download', (one) => downloads.push(one))
  const download = page.waitForEvent('download')
  await saveButton(page).dblclick()
  const png = await readFile(await (await download).path())
  // The header of a PNG file contains its width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_080, 1_350])
  await expect(strokes(page)).toHaveAttribute('data-state', 'drawn')

  await expect(strokes(page).locator('[data-part="result"]')).toHaveText('Frühestens online am Do\u00a012.3.')
  await strokes(page).getByRole('link').click()
  await expect(page.getByRole('link', { name: 'E-Mail öffnen' })).toHaveAttribute('href', /Wunschtermin/)

  await nameField(page).fill('')
  await time.advance(936)
  expect(downloads).toHaveLength(1)
  await expect(strokes(page)).toHaveAttribute('data-state', 'resting')
  await expect(ruler(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('typing a name moves nothing else on the page, at any width; an empty name in the address is none', async ({ page, time }) => {
  await openAt(page, '/#name=')
  await expect(ruler(page)).toBeVisible()
  await expect(page.getByText('für Coaching, Beratung')).toBeVisible()
  const places = () =>
    page
      .locator('input[name=named], #start :is([href="#kontakt"], dl), [data-machine=hero-rotation], h2')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))
  await forEachOf([320, 768, 1920], async (width) => {
    await page.setViewportSize({ width, height: 900 })
    const before = await places()
    await nameField(page).fill('Steuerberatung Katzmarek')
    // 8 px beside the field begins its outline, which is 4 px wide: no letter is under it.
    const [line, note] = [await nameField(page).locator('..').boundingBox(), await page.getByText('Ihr Name bleibt').boundingBox()]
    if (note) expect(note.x - line!.x - line!.width).toBeGreaterThanOrEqual(12)
    await nameInStrokes(page).waitFor()
    expect(await places()).toEqual(before)
    await nameField(page).fill('')
    await time.advance(936)
  })
})

test('an address with a name has a first screen of its own, until the field is emptied', async ({ page, time }) => {
  await openAt(page, '/#name=Kessler%20Coaching')
  // Screen readers get the name, which nothing else on the page says.
  await page.getByRole('img', { name: '„Kessler Coaching“, gezeichnet aus neunzig Strichen, drei davon gelb' }).waitFor()
  await expect(strokes(page).getByText('Kessler Coaching in neunzig Strichen. Und Ihr Name?')).toBeVisible()
  await expect(nameField(page)).toHaveValue('')
  await forEachOf(['390x844', '1440x900'], async (size) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    for (const part of [strokes(page).getByRole('img'), nameField(page), action(page)]) await expect(part).toBeInViewport({ ratio: 1 })
  })
  await expect(page.getByText('für Coaching, Beratung')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Websites in 3 Tagen statt 3 Monaten' })).toBeAttached()

  await nameField(page).focus()
  await page.keyboard.type('I')
  await time.advance(700)
  expect(new URL(page.url()).hash).toBe('#name=I')
  await expect(strokes(page).getByText('Und Ihr Name?')).toBeHidden()
  await expect(page.getByText('für Coaching, Beratung')).toBeHidden()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(strokes(page).getByText('Kopiert.')).toBeVisible()
  expect((await handedOver(page)).copied).toEqual([page.url()])

  await nameField(page).fill('')
  await time.advance(1_266)
  await expect(page.getByText('für Coaching, Beratung')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('an address with a name shows the strokes before its code is there, in the place from which they draw it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await hold(page, '**/assets/NameStrokes-*.js')
  await page.goto('/#name=Kessler%20Coaching')
  const days = page.locator('#start [data-part="strokes"]').filter({ has: page.locator('i') })
  await expect(days).toBeVisible()
  const waiting = (await days.boundingBox())!
  release()
  const canvas = strokes(page).getByRole('img')
  await canvas.waitFor()
  const drawn = (await canvas.boundingBox())!
  expect([drawn.x - waiting.x, drawn.y + drawn.height - waiting.y - waiting.height].map(Math.round)).toEqual([0, 0])
})

test('what the address and the form have of a name stays true', async ({ page, time }) => {
  const form = page.getByRole('textbox', { name: 'Name', exact: true })
  await test.step('after Back, the form follows a name that is typed anew', async () => {
    await openAt(page, '/')
    await nameField(page).pressSequentially('Carla')
    await expect(strokes(page)).toHaveAttribute('data-state', 'growing')
    await time.advance(2_000)
    await expect(form).toHaveValue('Carla')
    await page.goto('/blog')
    await page.goBack()
    await expect(nameField(page)).toHaveValue('Carla')
    await nameField(page).fill('Ida')
    await time.advance(2_000)
    await expect(form).toHaveValue('Ida')
  })
  await test.step("after a reload, the visitor's own name is in the field, and nobody else's", async () => {
    await page.reload()
    await expect(nameField(page)).toHaveValue('Ida')
    await nameInStrokes(page).waitFor()
    await expect(page.locator('html')).not.toHaveAttribute('data-shared')
    await time.advance(2_000)
    await expect(strokes(page).locator('[data-part="result"]')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#name=Ida')
    await expect(form).toHaveValue('Ida')
  })
  await test.step('a link that is followed before typing pauses keeps its target', async () => {
    await nameField(page).pressSequentially('s')
    await page.evaluate(() => {
      location.hash = '#services'
    })
    await time.advance(2_000)
    await expect(form).toHaveValue('sIda')
    expect(new URL(page.url()).hash).toBe('#services')
  })
})
