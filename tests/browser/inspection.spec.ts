import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { machine } from './elements.ts'
import { advanceClockUntil, bringIntoView, expect, hydrated, observersNotified, openAt, partHydrated, START, test } from './support.ts'

/** The machines that run on the home page from the start. */
const HOME_MACHINES = [
  'boot',
  'classic-day',
  'code-reveal',
  'comparison-race',
  'confetti',
  'contact-choice',
  'contact-form',
  'cookie-banner',
  'copy-feedback',
  'counters',
  'day-slider',
  'faq',
  'header',
  'hero-rotation',
  'load-time',
  'magnetic-button',
  'motion-control',
  'start-date',
  'true-scale',
  'typewriter',
]

/** A page of this site that stands in for the inspector: it reports that it is connected and stores the messages it gets. */
const STAND_IN = '/stand-in-for-the-inspector.html'

interface Told {
  type: string
  name?: string
  sessionId: string
  definition?: string
  event?: { type: string }
  snapshot?: { value: unknown }
}

async function standIn(page: Page, answers: boolean): Promise<void> {
  const script = `told = []; addEventListener('message', ({ data }) => told.push(data)); ${answers ? `opener.postMessage({ type: '@statelyai.connected' }, '*')` : ''}`
  await page.context().route(
    ({ pathname }) => pathname === STAND_IN,
    (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${script}</script>` }),
  )
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
/** The button by which the visitor agrees to connect to the inspector. */
const agree = (page: Page) => notice(page).getByRole('button', { name: /^Mit .* verbinden$/ })

/** Opens the page with the stand-in, agrees to connect, and waits for the stand-in's window. */
async function openWithStandIn(page: Page, answers = true) {
  await standIn(page, answers)
  await openAt(page, `/?inspect=${STAND_IN}`)
  const opened = page.waitForEvent('popup')
  await agree(page).click()
  const popup = await opened
  await popup.waitForLoadState()
  const told = async () => {
    // The library sends messages in idle callbacks, which the fake clock controls as well.
    await page.clock.runFor(60)
    return popup.evaluate(() => (globalThis as unknown as { told: Told[] }).told)
  }
  return { popup, told }
}

const namesOf = (told: readonly Told[]) => new Set(told.filter(({ type }) => type === '@xstate.actor').map(({ name }) => name))

/** Checks that the page is running: the headline gets typed. */
async function expectToLive(page: Page): Promise<void> {
  await page.clock.runFor(500)
  await expect(page.locator('[data-machine=typewriter]')).toHaveAttribute('data-typed', /[1-9]/)
}

test.describe('?inspect', () => {
  test('tells the inspector of every machine and event, later ones included, but not typed text', async ({ page }) => {
    const { popup, told } = await openWithStandIn(page)
    await expect(notice(page)).toContainText('Connected to the Stately inspector')
    await advanceClockUntil(page, async () => namesOf(await told()).size >= HOME_MACHINES.length)
    expect([...namesOf(await told())].toSorted()).toEqual(HOME_MACHINES)
    // Every machine that an element renders is among them.
    const onPage = await page.locator('[data-machine]').evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.machine))
    expect(HOME_MACHINES).toEqual(expect.arrayContaining(onPage))

    const all = await told()
    const actors = all.filter(({ type }) => type === '@xstate.actor')
    expect(actors.every(({ definition }) => definition?.startsWith('{'))).toBe(true)
    const race = actors.find(({ name }) => name === 'comparison-race')
    await bringIntoView(page.locator('[data-machine=comparison-race]'), 200)
    await expect(page.locator('[data-machine=comparison-race]')).toHaveAttribute('data-state', 'racing')
    const ofRace = (await told()).filter(({ sessionId }) => sessionId === race?.sessionId)
    expect(ofRace.some(({ type, event }) => type === '@xstate.event' && event?.type === 'section.seen')).toBe(true)
    expect(ofRace.findLast(({ type }) => type === '@xstate.snapshot')?.snapshot?.value).toMatchObject({ racing: 'running' })

    // The next hero demo starts another machine.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await observersNotified(page)
    await page.clock.runFor(9_000)
    await expect(page.locator('[data-machine=build-steps]')).toBeVisible()
    expect(namesOf(await told())).toContain('build-steps')

    // Typed text is not sent.
    await page.locator('input[name=name]').fill('Ada Lovelace')
    await expect.poll(async () => (await told()).some(({ event }) => event?.type === 'field.changed')).toBe(true)
    await expect(page.locator('#kontakt a[href*="Ada%20Lovelace"]').first()).toBeAttached()
    expect(await popup.evaluate(() => JSON.stringify((globalThis as unknown as { told: unknown }).told))).not.toContain('Lovelace')
  })

  test('reports a blocked popup and opens it on click, while the site keeps running', async ({ page }) => {
    await standIn(page, true)
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      let times = 0
      window.open = (...args) => ((times += 1) > 1 ? open(...args) : null)
    })
    await openAt(page, `/?inspect=${STAND_IN}`)
    await agree(page).click()
    await expect(notice(page).getByRole('status')).toContainText('The inspector’s window was blocked')
    await expect(notice(page).getByRole('link', { name: 'Use the local panel' })).toHaveAttribute('href', '?inspect=lokal')

    await expectToLive(page)
    const opened = page.waitForEvent('popup')
    await notice(page).getByRole('button', { name: 'Open the inspector' }).click()
    await opened
    await expect(notice(page).getByRole('status')).toContainText('Connected to the Stately inspector')
    await notice(page).getByRole('button', { name: 'Put this notice away' }).click()
    await expect(notice(page)).toBeHidden()
  })

  test('opens no window and contacts no other host before the visitor agrees', async ({ page, context }) => {
    // Recorded for the whole context, since the common fixture watches only the requests of this page.
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
    await expectToLive(page)
    expect(context.pages()).toHaveLength(1)
    expect(asked).toEqual([])

    await no.click()
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(2_000)
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

/** The inspector panel and its parts, and those of the race. */
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

/** Opens the panel and starts the race; `startMs` is the engine time of that start. */
async function openPanel(page: Page) {
  await openAt(page, '/?inspect=lokal')
  const parts = panelOf(page)
  await expect(parts.panel).toBeVisible()
  // Nothing runs at the page's first instant, so the race is scrolled into view a little later.
  await page.clock.runFor(50)
  await partHydrated(parts.race)
  await bringIntoView(parts.race, 100)
  await expect(parts.race).toHaveAttribute('data-state', 'racing')
  // Restarted while paused, so that the start time of the race is known.
  await parts.press('Pause time')
  await parts.race.getByRole('button', { name: 'Noch einmal' }).click()
  const startMs = await parts.shownMs()
  await parts.press('Play time')
  return { ...parts, startMs }
}

// What the panel itself can do is shown by example.spec.ts, on a lighter page.
test.describe('the local panel', () => {
  test('lists every machine of the home page; closed in the past, the page is in the present again', async ({ page }) => {
    const { panel, slider, press, traditional, startMs } = await openPanel(page)
    for (const name of HOME_MACHINES) await expect(panel.locator(`[data-actor^='${name}#']`).first()).toBeVisible()
    await page.clock.runFor(400)
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
    await press('Pause time')
    expect(await axeFindings(page, ['[data-inspector]'], { clockStands: true })).toEqual([])
    await slider.fill(String(startMs))
    await expect(traditional).toHaveAttribute('aria-valuenow', '0')
    await press('Close the inspector')
    await expect(panel).toBeHidden()
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
    await page.clock.runFor(200)
    await expect(traditional).toHaveAttribute('aria-valuenow', '1.5')
  })

  test('holds a burst in mid-air, and shows every piece as it flew', async ({ page }) => {
    const { slider, press, shownMs, startMs, confetti, ai, traditional } = await openPanel(page)
    await page.clock.runFor(3_600)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await press('Pause time')
    const pieces = confetti.locator('i')
    /** Where the pieces are, one frame of the panel later. */
    const poses = async () => {
      await expect(pieces).toHaveCount(20)
      await page.clock.runFor(20)
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
    await page.clock.runFor(500)
    expect(await poses()).toEqual(held)
    await press('Step 100 ms')
    expect(await poses()).not.toEqual(held)
    await press('Play time')
    await page.clock.runFor(1_880)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await page.clock.runFor(120)
    await expect(confetti).toHaveAttribute('data-state', 'idle')
  })

  test('replays a saved session on a newly opened page, and names what other machines do', async ({ page }) => {
    const { press, startMs } = await openPanel(page)
    await page.clock.runFor(3_600)
    await press('Pause time')
    const saving = page.waitForEvent('download')
    await press('Save recording')
    const download = await saving
    expect(download.suggestedFilename()).toBe('session.recording.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('{"format":"xstate-recording","version":2,')).toBe(true)
    expect(text.length).toBeLessThan(60_000)

    await page.clock.setSystemTime(START)
    await page.goto('/?inspect=lokal')
    const again = panelOf(page)
    await expect(again.panel.locator("[data-actor='comparison-race#1']")).toBeVisible()
    await expect(again.race).toHaveAttribute('data-state', 'waiting')
    const load = (name: string, content: string) =>
      again.panel
        .getByLabel('Recording', { exact: true })
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    const caption = again.panel.locator('.caption')
    await load('my-session.json', text)
    await expect(caption).toContainText('my-session.json: played again without a difference')
    await again.slider.fill(String(startMs + 2_600))
    await expect(again.confetti).toHaveAttribute('data-state', 'bursting')
    await expect(again.traditional).toHaveAttribute('aria-valuenow', '6.5')
    await load('other.json', text.replace('"value":"bursting"', '"value":"exploding"'))
    await expect(caption).toContainText(
      /other\.json does not fit these machines\. First at entry \d+: 'confetti#1' is in "bursting" at .* ms; recorded was "exploding"\./,
    )
    await again.press('Back to now')
    await expect(again.race).toHaveAttribute('data-state', 'waiting')
  })

  test('shows each moment at its scroll position, and the present at its own', async ({ page }) => {
    const { slider, press, startMs } = await openPanel(page)
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

    // Continuing from a moment at the top stays at the top.
    await slider.fill('0')
    await expect.poll(topPx).toBe(0)
    await press('Continue from here')
    await expect(header).toHaveAttribute('data-state', 'top')
    expect(await topPx()).toBe(0)
  })
})
