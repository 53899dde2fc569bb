import type { Locator, Page } from '@playwright/test'
import type { Time } from '@drei-tage/playwright'
import { axeFindings } from './axe.ts'
import { machine } from './elements.ts'
import { bringIntoView, expect, hydrated, openAt, partHydrated, test } from './support.ts'

/** The machines that the page renders now. */
const shownMachines = (page: Page) =>
  page.locator('[data-machine]').evaluateAll((nodes) => [...new Set(nodes.map((node) => (node as HTMLElement).dataset.machine!))])

/** A page of this site that replaces the Stately inspector: it reports that it is connected, and stores the messages it receives. */
const STAND_IN = '/stand-in-for-the-inspector.html'

interface Told {
  type: string
  name?: string
}

async function standIn(page: Page): Promise<void> {
  const script = `told = []; addEventListener('message', ({ data }) => told.push(data)); opener.postMessage({ type: '@statelyai.connected' }, '*')`
  await page.context().route(
    ({ pathname }) => pathname === STAND_IN,
    (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${script}</script>` }),
  )
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
/** The button with which the visitor agrees to connect to the inspector. */
const agree = (page: Page) => notice(page).getByRole('button', { name: /^Mit .* verbinden$/ })

// tests/unit/devtools/stately.test.ts covers what is sent, buffered and redacted, and how a lost window is noticed.
test.describe('?inspect', () => {
  test('tells the inspector of every machine on the page, also of one that starts later', async ({ page, time }) => {
    await standIn(page)
    await openAt(page, `/?inspect=${STAND_IN}`)
    const opened = page.waitForEvent('popup')
    await agree(page).click()
    const popup = await opened
    await popup.waitForLoadState()
    await expect(notice(page)).toContainText('Connected to the Stately inspector')
    const told = async () => {
      const messages = await popup.evaluate(() => (globalThis as unknown as { told: Told[] }).told)
      return messages.filter(({ type }) => type === '@xstate.actor').map(({ name }) => name)
    }
    const names = await shownMachines(page)
    expect(names.length).toBeGreaterThan(10)
    await expect.poll(told).toEqual(expect.arrayContaining(names))
    expect(await told()).not.toContain('build-steps')
    await time.advance(9_000)
    await expect(machine(page, 'build-steps')).toBeVisible()
    await expect.poll(told).toContain('build-steps')
    await notice(page).getByRole('button', { name: 'Put this notice away' }).click()
    await expect(notice(page)).toBeHidden()
  })

  test('opens no window and contacts no other host before the visitor agrees', async ({ page, time, context }) => {
    // Watches the whole context, since the `faults` fixture watches only the requests of this page.
    const asked: string[] = []
    await context.route(/stately\.ai/, (route) => {
      asked.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    })
    await openAt(page, '/?inspect')
    await expect(notice(page)).toContainText('Mit stately.ai verbinden?')
    await expect(notice(page)).toContainText('die Zustände und Ereignisse')
    await expect(notice(page)).toContainText('nicht aber, was Sie in Formulare tippen')
    const yes = notice(page).getByRole('button', { name: 'Mit stately.ai verbinden' })
    const no = notice(page).getByRole('button', { name: 'Nicht verbinden' })
    const look = (button: Locator) =>
      button.evaluate((node) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(node)
        return { color, backgroundColor, borderColor, fontSize, fontWeight, heightPx: node.getBoundingClientRect().height }
      })
    expect(await look(yes)).toEqual(await look(no))
    await time.advance(500)
    await expect(machine(page, 'typewriter')).toHaveAttribute('data-typed', /[1-9]/)
    expect(context.pages()).toHaveLength(1)
    expect(asked).toEqual([])

    await no.click()
    await expect(notice(page)).toBeHidden()
    await time.advance(2_000)
    expect(context.pages()).toHaveLength(1)
    expect(asked).toEqual([])

    await page.goto('/agb.html?inspect')
    await hydrated(page)
    const opened = page.waitForEvent('popup')
    await yes.click()
    await (await opened).waitForLoadState()
    expect(asked).toEqual(['stately.ai'])
  })
})

/** The inspector panel with its parts, and the parts of the race. */
function panelOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  return {
    panel,
    slider: panel.getByRole('slider', { name: 'Recorded time' }),
    /** The moment shown, in engine ms. */
    async shownMs() {
      return Number(await panel.locator('.clock').getAttribute('data-ms'))
    },
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    race: machine(page, 'comparison-race'),
    confetti: machine(page, 'confetti'),
    ai: page.locator('[role=progressbar][data-lane=ai]'),
    traditional: page.locator('[role=progressbar][data-lane=traditional]'),
  }
}

/** Opens the panel and starts the race. `startMs` in the result is the engine time of that start. */
async function openPanel(page: Page, time: Time) {
  await openAt(page, '/?inspect=lokal')
  const parts = panelOf(page)
  await expect(parts.panel).toBeVisible()
  // The race comes into view only after 50 ms, so that at the page's first instant nothing is running yet.
  await time.advance(50)
  await partHydrated(parts.race)
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
test.describe('the local panel', () => {
  test('lists every machine of the home page; closing it while looking back returns to the present', async ({ page, time }) => {
    const { panel, slider, press, traditional, startMs } = await openPanel(page, time)
    for (const name of await shownMachines(page)) await expect(panel.locator(`[data-actor^='${name}#']`).first()).toBeVisible()
    await time.advance(400)
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
    await press('Pause time')
    expect(await axeFindings(page, ['[data-inspector]'])).toEqual([])
    await slider.fill(String(startMs))
    await expect(traditional).toHaveAttribute('aria-valuenow', '0')
    await press('Close the inspector')
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

  test('replays a saved session of the site on a newly opened page', async ({ page, time }) => {
    const { press, startMs } = await openPanel(page, time)
    await time.advance(3_600)
    await press('Pause time')
    const saving = page.waitForEvent('download')
    await press('Save recording')
    const path = await (await saving).path()

    await page.goto('/?inspect=lokal')
    const { panel, slider, race, confetti } = panelOf(page)
    await expect(panel.locator("[data-actor='comparison-race#1']")).toBeVisible()
    await expect(race).toHaveAttribute('data-state', 'waiting')
    await panel.getByLabel('Recording', { exact: true }).setInputFiles(path)
    await expect(panel.locator('.caption')).toContainText('played again without a difference')
    await slider.fill(String(startMs + 2_600))
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    // The file contains no scroll position.
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('shows each moment at its scroll position, and the present at its own', async ({ page, time }) => {
    const { slider, press, startMs } = await openPanel(page, time)
    await press('Pause time')
    const header = machine(page, 'header').first()
    const topPx = () => page.evaluate(() => scrollY)
    const raceAtPx = await topPx()
    expect(raceAtPx).toBeGreaterThan(500)

    await slider.fill('0')
    await expect.poll(topPx).toBe(0)
    await expect(header).toHaveAttribute('data-state', 'top')
    await slider.fill(String(startMs))
    await expect.poll(topPx).toBe(raceAtPx)
    await expect(header).toHaveAttribute('data-state', 'scrolled')
    await page.evaluate(() => scrollBy({ top: 90, behavior: 'instant' }))
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await topPx()).toBe(raceAtPx + 90)
    await press('Back to now')
    await expect.poll(topPx).toBe(raceAtPx)

    // When time continues from a moment at which the page was at the top, the page stays at the top.
    await slider.fill('0')
    await expect.poll(topPx).toBe(0)
    await press('Continue from here')
    await expect(header).toHaveAttribute('data-state', 'top')
    expect(await topPx()).toBe(0)
  })
})
