import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { advanceClockUntil, bringIntoView, expect, hydrated, observersNotified, openAt, partHydrated, START, test } from './support.ts'

/** The machines that run on the home page from the start. */
const HOME_MACHINES = [
  'boot',
  'chunk-recovery',
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
  'navigation',
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
  test('reports every machine of the home page and its events to the inspector, later ones included, but not typed text', async ({
    page,
  }) => {
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

  test('asks first: opens no window and contacts no other host before the visitor agrees, nor after a refusal', async ({
    page,
    context,
  }) => {
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

/** The inspector panel and its parts. */
function panelOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  return {
    panel,
    slider: panel.getByRole('slider', { name: 'Recorded time' }),
    /** The moment shown, in engine ms. */
    async shownMs() {
      return Number(await panel.locator('.clock').getAttribute('data-ms'))
    },
    machine: (actor: string) => panel.locator(`[data-actor='${actor}']`),
    state: panel.locator('[data-state-value]'),
    events: panel.getByRole('region', { name: 'Events' }),
    timers: panel.getByRole('region', { name: 'Pending timers' }),
    send: (name: string) => panel.getByRole('region', { name: 'Send an event' }).getByRole('button', { name, exact: true }),
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
  }
}

function raceOf(page: Page) {
  return {
    race: page.locator('[data-machine=comparison-race]'),
    confetti: page.locator('[data-machine=confetti]'),
    ai: page.locator('[role=progressbar][data-lane=ai]'),
    traditional: page.locator('[role=progressbar][data-lane=traditional]'),
  }
}

/** Opens the panel and starts the race; `startMs` is the engine time of that start. */
async function openPanel(page: Page) {
  await openAt(page, '/?inspect=lokal')
  const parts = { ...panelOf(page), ...raceOf(page) }
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

test.describe('the local panel', () => {
  test('lists every running machine, draws the selected one, sends it events, and leaves no trace on the page when closed', async ({
    page,
  }) => {
    const { panel, machine, state, press, send, slider, race, traditional, events, startMs } = await openPanel(page)
    for (const name of HOME_MACHINES) await expect(panel.locator(`[data-actor^='${name}#']`).first()).toBeVisible()
    await expect(machine('comparison-race#1')).toContainText('racing.running')

    // In picking mode, a click on an element selects its machine and does nothing else.
    const address = page.url()
    await press('Pick on the page')
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(machine('header#1')).toHaveAttribute('aria-current', 'true')
    expect(page.url()).toBe(address)
    await press('Pick on the page')
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('button', { name: 'Pick on the page' })).toHaveAttribute('aria-pressed', 'false')
    await press('Pick on the page')
    await race.locator('.traditional .name').click()

    await expect(machine('comparison-race#1')).toHaveAttribute('aria-current', 'true')
    await expect(state).toHaveText('racing.running')
    const chart = panel.getByRole('img', { name: /^Statechart of comparison-race\. Active: racing\.running\./ })
    await expect(chart.locator(`[data-state-id='comparison-race.racing.running']`)).toHaveAttribute('data-active', 'true')
    await expect(chart.locator(`[data-state-id='comparison-race.racing.held']`)).not.toHaveAttribute('data-active', 'true')
    await page.clock.runFor(200)
    await expect(chart.locator('text[data-taken]')).toContainText('after tick (200 ms)')
    await expect(panel.getByRole('region', { name: 'State and context' })).toContainText('elapsedTicks')
    await press('Pause time')
    expect.soft(await axeFindings(page, ['[data-inspector]'], { clockStands: true })).toEqual([])

    await send('pause.toggled').click()
    await expect(state).toHaveText('racing.held')
    await expect(race.getByRole('button', { name: 'Rennen fortsetzen' })).toBeVisible()
    await expect(events.getByRole('listitem').first()).toContainText('pause.toggled')
    for (let step = 0; step < 3; step++) await press('Step 100 ms')
    await expect(traditional).toHaveAttribute('aria-valuenow', '0.5')

    const json = panel.getByRole('textbox', { name: 'As JSON' })
    await json.fill('{ "type": "hold.changed" ')
    await press('Send')
    await expect(panel.getByRole('alert')).toBeVisible()
    await json.fill('{ "type": "hold.changed", "reason": "button", "held": false }')
    await press('Send')
    await expect(panel.getByRole('alert')).toBeHidden()
    await expect(state).toHaveText('racing.running')
    await press('Step 100 ms')
    await press('Step 100 ms')
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')

    // Closed while showing the past.
    await slider.fill(String(startMs))
    await expect(traditional).toHaveAttribute('aria-valuenow', '0')
    await press('Close the inspector')
    await expect(panel).toBeHidden()
    await expect(traditional).toHaveAttribute('aria-valuenow', '1')
    await page.clock.runFor(200)
    await expect(traditional).toHaveAttribute('aria-valuenow', '1.5')
  })

  test('pauses a burst in mid-air, steps, scrubs back in time, and replays the saved session, with the page showing each moment as it was', async ({
    page,
  }) => {
    const { panel, slider, press, shownMs, startMs, confetti, ai, traditional, machine, timers, state } = await openPanel(page)
    // The AI lane finishes after 13 ticks of 200 ms.
    await page.clock.runFor(2_599)
    await expect(confetti).toHaveAttribute('data-state', 'idle')
    await expect(ai).toHaveAttribute('aria-valuenow', '96')
    await page.clock.runFor(1_001)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await expect(confetti).toHaveAttribute('data-pieces', '20')
    await expect(traditional).toHaveAttribute('aria-valuenow', '9')

    await press('Pause time')
    expect(await shownMs()).toBe(startMs + 3_600)
    const saving = page.waitForEvent('download')
    await press('Save recording')
    const download = await saving
    expect(download.suggestedFilename()).toBe('session.recording.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith('{"format":"xstate-recording","version":2,')).toBe(true)
    expect(text.length).toBeLessThan(60_000)
    expect(text).toContain('"burst.requested","seed":')
    await machine('confetti#1').click()
    await expect(timers.locator(`[data-timer='confetti#1']`)).toHaveText(/burst.*2\.000\ss/)
    await page.clock.runFor(6_000)
    expect(await shownMs()).toBe(startMs + 3_600)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await expect(traditional).toHaveAttribute('aria-valuenow', '9')

    await press('Step 100 ms')
    await expect(traditional).toHaveAttribute('aria-valuenow', '9')
    await press('Step 16 ms')
    expect(await shownMs()).toBe(startMs + 3_716)
    // The built days fall in steps of 10 ms; the race continues with its next tick of 200 ms.
    await press('Step to the next timer')
    expect(await shownMs()).toBe(startMs + 3_720)
    await expect(traditional).toHaveAttribute('aria-valuenow', '9')
    for (let step = 1; step <= 8; step += 1) await press('Step to the next timer')
    expect(await shownMs()).toBe(startMs + 3_800)
    await expect(traditional).toHaveAttribute('aria-valuenow', '9.5')

    const poses = async (ms: number) => {
      await slider.fill(String(startMs + ms))
      await expect(confetti.locator('i')).toHaveCount(20)
      // One frame of the panel itself.
      await page.clock.runFor(20)
      return confetti.locator('i').evaluateAll((all) => all.map((piece) => (piece as HTMLElement).style.transform))
    }
    const atFinish = await poses(2_600)
    expect(new Set(atFinish)).toEqual(new Set(['translate(0px, 0px) rotate(0deg)']))
    await expect(state).toHaveText('bursting')
    await expect(confetti).toHaveAttribute('data-pieces', '20')
    await expect(ai).toHaveAttribute('aria-valuenow', '100')
    await expect(traditional).toHaveAttribute('aria-valuenow', '6.5')
    const inFlight = await poses(3_000)
    expect(new Set(inFlight).size).toBe(20)
    expect(await poses(3_400)).not.toEqual(inFlight)
    expect(await poses(3_000)).toEqual(inFlight)
    await slider.fill(String(startMs + 2_599))
    await expect(confetti).toHaveAttribute('data-state', 'idle')
    await expect(ai).toHaveAttribute('aria-valuenow', '96')

    // Entry by entry with the arrow keys, and to the beginning with Home.
    const typed = page.locator('[data-machine=typewriter]')
    await slider.focus()
    const before = await shownMs()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await shownMs()).toBeLessThanOrEqual(before)
    await page.keyboard.press('Home')
    expect(await shownMs()).toBe(0)
    await expect(page.locator('[data-machine=comparison-race]')).toHaveAttribute('data-state', 'waiting')
    await expect(typed).toHaveAttribute('data-typed', '0')
    // Recorded time stands still while the past is shown.
    await page.clock.runFor(3_000)
    await expect(panel.locator('.clock')).toContainText('looking back')
    await expect(panel.getByRole('button', { name: 'Step 100 ms' })).toBeDisabled()

    // Back in the present the pieces are where they were paused, and fly on.
    await press('Back to now')
    expect(await shownMs()).toBe(startMs + 3_800)
    await expect(traditional).toHaveAttribute('aria-valuenow', '9.5')
    await page.clock.runFor(20)
    const held = await confetti.locator('i').first().getAttribute('style')
    await page.clock.runFor(500)
    expect(await confetti.locator('i').first().getAttribute('style')).toBe(held)
    await press('Step 100 ms')
    await page.clock.runFor(20)
    expect(await confetti.locator('i').first().getAttribute('style')).not.toBe(held)
    await press('Play time')
    await page.clock.runFor(1_600)
    await expect(confetti).toHaveAttribute('data-state', 'bursting')
    await page.clock.runFor(200)
    await expect(confetti).toHaveAttribute('data-state', 'idle')
    expect(await shownMs()).toBeGreaterThanOrEqual(startMs + 5_600)

    await test.step('the saved session is replayed on a newly opened page', async () => {
      await page.clock.setSystemTime(START)
      await page.goto('/?inspect=lokal')
      const again = { ...panelOf(page), ...raceOf(page) }
      await expect(again.panel).toBeVisible()
      await expect(again.panel.locator("[data-actor='comparison-race#1']")).toBeVisible()
      await expect(again.race).toHaveAttribute('data-state', 'waiting')
      const input = again.panel.getByLabel('Recording', { exact: true })
      await input.setInputFiles({ name: 'my-session.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await expect(again.panel.locator('.caption')).toContainText('my-session.json: played again without a difference')
      await again.slider.fill(String(startMs + 2_600))
      await expect(again.confetti).toHaveAttribute('data-state', 'bursting')
      await expect(again.traditional).toHaveAttribute('aria-valuenow', '6.5')
      await again.slider.fill(String(startMs + 2_599))
      await expect(again.confetti).toHaveAttribute('data-state', 'idle')

      // A recording of other machines is reported with its first difference.
      const other = text.replace('"value":"bursting"', '"value":"exploding"')
      await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(other) })
      await expect(again.panel.locator('.caption')).toContainText(
        /other\.json does not fit these machines\. First at entry \d+: 'confetti#1' is in "bursting" at .* ms; recorded was "exploding"\./,
      )
      await input.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
      await expect(again.panel.locator('.caption')).toContainText('the file is not a recording')
      await again.press('Back to now')
      await expect(again.race).toHaveAttribute('data-state', 'waiting')
    })
  })

  test('scrubs by pointer and keyboard while time runs, restores the scroll position of the moment shown, and that of the present afterwards', async ({
    page,
  }) => {
    const { panel, slider, press, shownMs, startMs } = await openPanel(page)
    await test.step('the time ruler works by pointer, and by keyboard wherever the focus is', async () => {
      // At a tenth of the speed the times are fractions, of which the slider keeps fewer digits.
      await panel.getByRole('slider', { name: 'Speed' }).fill('0')
      await page.clock.runFor(1_003)
      await slider.fill('50')
      expect(await shownMs()).toBe(50)

      const length = async () => Number(await slider.getAttribute('max')) - Number(await slider.getAttribute('min'))
      const whole = await length()
      await page.keyboard.press('+')
      await expect.poll(length).toBeCloseTo(whole / 2, 1)
      await page.keyboard.press('-')
      await expect.poll(length).toBeCloseTo(whole, 1)
      await press('Zoom in')
      await page.keyboard.press('0')
      await expect.poll(length).toBeCloseTo(whole, 1)
      await page.keyboard.press('Escape')
      await expect(panel.locator('.clock')).toContainText('running')
      // Text fields keep all keys for themselves.
      await panel.getByRole('searchbox', { name: 'Search events' }).focus()
      await page.keyboard.type('0. +')
      await expect(panel.locator('.clock')).toContainText('running')
      await expect(panel.getByRole('searchbox')).toHaveValue('0. +')
    })

    await press('Pause time')
    const header = page.locator('[data-machine=header]').first()
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

  test('can be moved and resized by keyboard and pointer, can be folded, and remembers its position', async ({ page }) => {
    await openAt(page, '/FunnelActive?inspect=lokal')
    const { panel, press } = panelOf(page)
    await expect(panel).toBeVisible()
    const place = async () => (await panel.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    const usual = await place()

    await panel.getByRole('button', { name: 'Move the panel with the arrow keys' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await place()).toMatchObject({ x: usual.x - 32, y: usual.y - 16 })
    await panel.getByRole('button', { name: 'Resize the panel with the arrow keys' }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await place()).toMatchObject({ width: usual.width - 16 })

    await panel.getByRole('heading', { name: 'Inspector' }).hover()
    await page.mouse.down()
    await page.mouse.move(500, 300)
    await page.mouse.move(300, 120)
    await page.mouse.up()
    const moved = await place()
    expect(moved.y).toBeLessThan(usual.y - 16)

    await press('Fold the panel')
    expect((await place()).height).toBe(56)
    await page.reload()
    await expect(panel.getByRole('button', { name: 'Unfold the panel' })).toBeVisible()
    expect(await place()).toMatchObject({ x: moved.x, y: moved.y })
    await press('Unfold the panel')
    expect(await place()).toMatchObject({ height: moved.height })

    // Even at its minimum width all controls of its header fit.
    const corner = (await panel.getByRole('button', { name: 'Resize the panel with the arrow keys' }).boundingBox())!
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
    await page.mouse.down()
    await page.mouse.move(corner.x - 900, corner.y)
    await page.mouse.up()
    const narrow = await place()
    expect(narrow.width).toBe(320)
    const rate = (await panel.locator('.rate').boundingBox())!
    expect(rate.x + rate.width).toBeLessThanOrEqual(narrow.x + narrow.width)
  })
})
