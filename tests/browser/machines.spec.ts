import { axeFindings } from './axe.ts'
import { machine, tab } from './elements.ts'
import { bringIntoView, expect, openAt, placeHydrated, test } from './support.ts'

// Tests what only a browser shows about the home page's machines: what starts when it comes into view, and where elements move. The
// unit tests of each machine cover timings, the component tests cover attributes and texts.

test('15 particles per letter move', async ({ page, time }) => {
  await openAt(page, '/')
  await tab(page, 'Partikel').waitFor()
  await tab(page, 'Partikel').click()
  const canvas = machine(page, 'particle-words').locator('canvas')
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())
  await expect(canvas).toHaveAttribute('data-particles', '30')
  await time.advance(32)
  const first = await picture()
  await time.advance(500)
  expect(await picture()).not.toBe(first)
})

test('the fast lane ends in confetti, its days move into the slow lane unless it is paused', async ({ page, time }) => {
  await openAt(page, '/')
  const race = machine(page, 'comparison-race')
  await expect(race).toHaveAttribute('data-state', 'waiting')
  await expect(race.getByRole('button')).toHaveCount(0)
  await bringIntoView(race)
  await placeHydrated(race)
  await expect(race).toHaveAttribute('data-state', 'racing')
  const days = machine(page, 'true-scale')
  const boxes = () => days.locator('> i').evaluateAll((all) => all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect))
  const lane = (await race.locator('[data-lane="ai"]').boundingBox())!
  const slots = (await race.locator('[data-lane="traditional"]').boundingBox())!
  const rest = race.locator('[data-part="rest"]')
  await time.advance(2_600)
  await expect(days).toHaveAttribute('data-state', 'joining')
  expect((await boxes()).map(({ y }) => Math.round(y - lane.y))).toEqual([0, 0, 0])
  const room = await rest.boundingBox()
  expect(room?.width).toBeGreaterThan(0)
  const pieces = machine(page, 'confetti').locator('i')
  await expect(pieces).toHaveCount(20)
  // Waits until the code that moves the pieces has loaded.
  await expect(pieces.first()).toHaveAttribute('style', /./)
  await time.advance(200)
  const places = await pieces.evaluateAll((all) => all.map((piece) => Math.round(piece.getBoundingClientRect().left)))
  expect(new Set(places).size).toBeGreaterThan(5)

  await time.advance(800)
  await race.getByRole('button', { name: 'Rennen anhalten' }).click()
  const held = await boxes()
  await time.advance(5_000)
  expect(await boxes()).toEqual(held)
  await race.getByRole('button', { name: 'Rennen fortsetzen' }).click()

  await time.until('true-scale', 'joined')
  // The boxes have become three of the ninety days: within a pixel of their slots, narrower than the pitch, as high as the other days.
  const pitch = slots.width / 89.46
  for (const [index, box] of (await boxes()).entries()) {
    expect(Math.abs(box.x + box.width / 2 - (slots.x + (index + 0.23) * pitch))).toBeLessThan(1)
    expect(box.width).toBeLessThan(pitch)
    expect(Math.abs(box.y - slots.y)).toBeLessThan(1)
    expect(Math.abs(box.height - slots.height)).toBeLessThan(1)
  }
  expect(await rest.boundingBox()).toEqual(room)
  // The AI lane has become one line, and the classic lane is dimmed.
  const won = race.locator('[data-part="won"]')
  await expect(won).toHaveCSS('border-bottom-width', '8px')
  await expect(won).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')
  await expect(race.locator('[data-part="blocks"]')).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')
  await expect(race.locator('[data-part="strokes"]')).toHaveCSS('opacity', '0.6')
  // From edge to edge, and beyond above and below, where letters of other typefaces reach.
  await expect(rest).toHaveCSS('clip-path', /^inset\(-[\d.]+px 0% -[\d.]+px 0px\)$/)

  await time.until('comparison-race', 'finished')
  await race.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(won).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
  await expect(race.locator('[data-part="strokes"]')).toHaveCSS('opacity', '1')
})

// Its states change from tick to tick, so the walk does not see them.
test('the page under construction has readable text at every stage of the build', async ({ page, time }) => {
  await openAt(page, '/')
  await tab(page, 'Aufbau').click()
  const build = machine(page, 'build-steps')
  await placeHydrated(build)
  for (const [ms, tenths] of [
    [200, 2],
    [1_400, 16],
    [1_100, 27],
  ] as const) {
    await time.advance(ms)
    await expect(build).toHaveAttribute('data-tenths', String(tenths))
    await page.getByRole('button', { name: 'Wechsel der Vorführungen anhalten' }).click()
    await expect(build).toHaveAttribute('data-state', 'building')
    expect.soft(await axeFindings(page, '[data-machine="build-steps"]'), `${tenths / 10} s into the build`).toEqual([])
    await page.getByRole('button', { name: 'Wechsel der Vorführungen fortsetzen' }).click()
    await page.mouse.move(4, 4)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }
})
