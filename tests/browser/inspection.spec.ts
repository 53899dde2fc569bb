import type { Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import { axeFindings } from './axe.ts'
import { machine } from './elements.ts'
import { bringIntoView, expect, openAt, placeHydrated, test } from './support.ts'

/** The machines that the page renders now. */
const shownMachines = (page: Page) =>
  page.locator('[data-machine]').evaluateAll((nodes) => [...new Set(nodes.map((node) => (node as HTMLElement).dataset.machine!))])

/** The inspector panel with its parts, and the parts of the race. */
function panelOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  return {
    panel,
    slider: panel.getByRole('slider', { name: 'Recorded time' }),
    /** The moment shown, in engine ms. */
    async shownMs() {
      return Number(await panel.getByRole('timer').getAttribute('data-ms'))
    },
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    /** The first actor of a machine, in the list of actors. */
    actor: (name: string) =>
      panel
        .getByRole('navigation', { name: 'Machines' })
        .getByRole('button', { name: new RegExp(`^${name}#`) })
        .first(),
    race: machine(page, 'comparison-race'),
    confetti: machine(page, 'confetti'),
    ai: page.locator('[role=progressbar][data-lane=ai]'),
    traditional: page.locator('[role=progressbar][data-lane=traditional]'),
  }
}

/** Opens the panel and starts the race. `startMs` in the result is the engine time of that start. */
async function openPanel(page: Page, time: Time) {
  await openAt(page, '/?inspect')
  const parts = panelOf(page)
  await expect(parts.panel).toBeVisible()
  // The race comes into view only after 50 ms, so that at the page's first instant nothing is running yet.
  await time.advance(50)
  await placeHydrated(parts.race)
  await bringIntoView(parts.race, 100)
  await expect(parts.race).toHaveAttribute('data-state', 'racing')
  // Restarts the race while time is paused, so that its start time is known.
  await parts.press('Pause time')
  await parts.race.getByRole('button', { name: 'Noch einmal' }).click()
  const startMs = await parts.shownMs()
  await parts.press('Play time')
  return { ...parts, startMs }
}

// example.spec.ts tests the features of the panel itself, on a lighter page.
test.describe('?inspect', () => {
  test('lists every machine of the home page; closing it while looking back returns to the present', async ({ page, time }) => {
    const { panel, slider, press, actor, traditional, startMs } = await openPanel(page, time)
    for (const name of await shownMachines(page)) await expect(actor(name)).toBeVisible()
    await time.advance(400)
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
    await press('Pause time')
    expect(await axeFindings(page, ['[data-inspector]'])).toEqual([])
    await slider.fill(String(startMs))
    await expect(traditional).toHaveAttribute('aria-valuenow', '0')
    await press('Close the panel')
    await expect(panel).toBeHidden()
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
    await time.advance(200)
    await expect(traditional).toHaveAttribute('aria-valuenow', '1.5')
  })

  test('holds a burst in mid-air, and shows every piece as it flew', async ({ page, time }) => {
    const { slider, press, shownMs, startMs, confetti, ai, traditional } = await openPanel(page, time)
    await time.advance(3_600)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await press('Pause time')
    const pieces = confetti.locator('i')
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
    await expect(ai).toHaveAttribute('aria-valuenow', '100')
    await expect(traditional).toHaveAttribute('aria-valuenow', '6.5')
    const inFlight = await at(3_000)
    expect(new Set(inFlight).size).toBe(20)
    expect(await at(3_400)).not.toEqual(inFlight)
    expect(await at(3_000)).toEqual(inFlight)
    await slider.fill(String(startMs + 2_599))
    await expect(confetti).toHaveAttribute('data-state', 'idle')

    await press('Back to now')
    expect(await shownMs()).toBe(startMs + 3_600)
    const held = await poses()
    await time.advance(500)
    expect(await poses()).toEqual(held)
    await press('Step 100 ms')
    expect(await poses()).not.toEqual(held)
  })
})
