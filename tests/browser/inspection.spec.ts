import { axeFindings } from './axe.ts'
import { inspectorOf, machine } from './elements.ts'
import { bringIntoView, expect, openAt, placeHydrated, test } from './support.ts'

// example.spec.ts tests the features of the panel itself, on a lighter page.
test('?inspect lists every machine of the home page, shows every piece of a burst as it flew, and closes into the present', async ({
  page,
  time,
}) => {
  await openAt(page, '/?inspect')
  const { panel, slider, press, actor, shownMs } = inspectorOf(page)
  const race = machine(page, 'comparison-race')
  const fast = page.locator('[role=progressbar][data-lane=ai]')
  const slow = page.locator('[role=progressbar][data-lane=traditional]')
  await expect(panel).toBeVisible()
  const shown = await page.locator('[data-machine]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.machine!))
  for (const name of new Set(shown)) await expect(actor(`${name}#\\d+`).first()).toBeVisible()
  // The race comes into view only after 50 ms, so that at the page's first instant nothing is running yet.
  await time.advance(50)
  await placeHydrated(race)
  // The race starts while time is paused, so that its start time is known.
  await press('Pause time')
  await bringIntoView(race, 100)
  await expect(race).toHaveAttribute('data-state', 'racing')
  const startMs = await shownMs()
  await press('Play time')
  await time.advance(3_600)
  await expect(machine(page, 'confetti')).toHaveAttribute('data-state', 'bursting')
  await press('Pause time')
  expect(await axeFindings(page, '[data-inspector]')).toEqual([])

  const pieces = machine(page, 'confetti').locator('i')
  /** The transforms of the confetti pieces, after one more frame. */
  const poses = async () => {
    await expect(pieces).toHaveCount(20)
    await time.advance(20)
    return pieces.evaluateAll((all) => all.map((piece) => (piece as HTMLElement).style.transform))
  }
  const at = async (ms: number) => {
    await slider.fill(String(startMs + ms))
    return poses()
  }
  // The AI lane finishes after 13 ticks of 200 ms.
  expect(new Set(await at(2_600))).toEqual(new Set(['translate(0px, 0px) rotate(0deg)']))
  await expect(fast).toHaveAttribute('aria-valuenow', '100')
  await expect(slow).toHaveAttribute('aria-valuenow', '6.5')
  const inFlight = await at(3_000)
  expect(new Set(inFlight).size).toBe(20)
  expect(await at(3_400)).not.toEqual(inFlight)
  expect(await at(3_000)).toEqual(inFlight)

  await press('Back to now')
  await slider.fill(String(startMs))
  await expect(slow).toHaveAttribute('aria-valuenow', '0')
  await press('Close the panel')
  await expect(panel).toBeHidden()
  await expect(slow).toHaveAttribute('aria-valuenow', '9')
  await time.advance(400)
  await expect(slow).toHaveAttribute('aria-valuenow', '10')
})
