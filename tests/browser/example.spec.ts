import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { build, createServer, preview } from 'vite'
import { appears, pauseClock } from './support.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const example = join(root, 'examples/vite-react')
const built = join(root, '.cache/example')

/** The inspector panel and the elements of the example. */
function partsOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  return {
    panel,
    slider: panel.getByRole('slider', { name: 'Recorded time' }),
    caption: panel.locator('.caption [role=status]'),
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    actor: (name: string) => panel.locator(`[data-actor='${name}']`),
    price: page.locator('#price'),
    arrived: page.locator('#arrived'),
    reminders: page.locator('#reminders'),
    parcels: page.locator('li', { hasText: /underway|arrived/ }).and(page.locator('main li')),
    ask: page.getByRole('button', { name: 'Ask for the price' }),
    send: page.getByRole('button', { name: 'Send a parcel' }),
  }
}

/** Opens the example with its clock paused. */
async function open(page: Page, address: string) {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await pauseClock(page)
  await page.goto(address)
  const parts = partsOf(page)
  await expect(parts.panel).toBeVisible()
  await expect(page.locator('#network')).toHaveText('online')
  return { ...parts, faults }
}

test.describe('a project with plain useMachine, promise, callback and observable actors, invoked and spawned children', () => {
  // In sequence: the example is built once, into one folder.
  test.describe.configure({ mode: 'default' })
  let address = ''
  let stop = () => Promise.resolve()
  test.beforeAll(async () => {
    // A dev server of another test in this process may have set it to development.
    process.env.NODE_ENV = 'production'
    await build({ root: example, logLevel: 'error', build: { outDir: built, emptyOutDir: true } })
    const server = await preview({ root: example, logLevel: 'error', build: { outDir: built }, preview: { port: 0 } })
    address = server.resolvedUrls?.local[0] ?? ''
    stop = () => server.close()
  })
  test.afterAll(() => stop())

  test('can be paused, shown as it was, saved, and replayed without network requests', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { panel, slider, caption, press, actor, price, arrived, reminders, parcels, ask, send, faults } = await open(page, address)
    for (const name of ['order#1', 'network#1', 'keys#1', 'reminder#1']) await expect(actor(name)).toBeVisible()

    // A promise, a key press, a spawned child that notifies its parent after 2 s, and an invoked one that does so every 1.5 s.
    await page.clock.runFor(500)
    await ask.click()
    await expect(price).toHaveText('40 €')
    await page.keyboard.press('k')
    await expect(page.locator('#key')).toHaveText('k')
    await send.click()
    await page.clock.runFor(1_200)
    await expect(parcels).toHaveText(['underway'])
    await expect(reminders).toHaveText('1 reminders')
    await page.clock.runFor(1_300)
    await expect(parcels).toHaveText(['arrived'])
    await expect(arrived).toHaveText('1 arrived')

    await press('Pause time')
    await page.clock.runFor(5_000)
    await expect(reminders).toHaveText('2 reminders')

    // The page shows each moment as it was, child actors included, and is inert meanwhile.
    await slider.fill('2000')
    await expect(parcels).toHaveText(['underway'])
    await expect(arrived).toHaveText('0 arrived')
    await expect(reminders).toHaveText('1 reminders')
    await expect(panel.getByText('looking back')).toBeVisible()
    expect(await page.locator('#root').evaluate((node) => (node as HTMLElement).inert)).toBe(true)
    await slider.fill('400')
    await expect(price).toHaveText('no price yet')
    await expect(page.locator('main li')).toHaveCount(0)
    await press('Back to now')
    await expect(price).toHaveText('40 €')
    await expect(parcels).toHaveText(['arrived'])
    expect(await page.locator('#root').evaluate((node) => (node as HTMLElement).inert)).toBe(false)

    // Actors that are not machines are listed as well, and so is who sent what to whom.
    await actor('keys#1').click()
    await expect(panel.getByText('This is no machine and has no chart.')).toBeVisible()
    await actor('parcel#1').click()
    await panel.getByRole('tab', { name: 'Sequence' }).click()
    await expect(panel.getByRole('button', { name: /parcel#1 → order#1, parcel\.arrived$/ })).toBeVisible()
    await press('Copy as test')
    await expect(panel.getByText(/lines are in the clipboard/)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("it('order goes the way that was recorded', () => {")

    const saving = page.waitForEvent('download')
    await press('Save recording')
    const text = await readFile(await (await saving).path(), 'utf8')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(page.locator('#network')).toHaveText('online')
    await expect(price).toHaveText('no price yet')
    await panel
      .getByLabel('Recording', { exact: true })
      .setInputFiles({ name: 'order.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(caption).toHaveText(/^order\.json: played again without a difference/)
    await expect(price).toHaveText('40 €')
    await expect(parcels).toHaveText(['arrived'])
    await slider.fill('2000')
    await expect(parcels).toHaveText(['underway'])
    expect(asked).not.toContain('/price.json')

    // The panel reports a file that is not a recording, until something else is shown.
    const input = panel.getByLabel('Recording', { exact: true })
    await input.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await expect(caption).toHaveText(/the file is not a recording/)
    await press('Back to now')
    await expect(caption).toHaveText(/^This session: /)
    // A difference from the recording is shown with its path and both values.
    const other = text.replaceAll('"path":"/price","value":40', '"path":"/price","value":41')
    await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(other) })
    const difference = panel.getByRole('region', { name: 'First difference' })
    await expect(difference.getByRole('definition')).toHaveText(['/context/price', '41', '40'])
    expect(faults).toEqual([])
  })

  test('shows the panel at an edge or in its own window, and brings it back when that window is closed', async ({ page }) => {
    const { panel, press, faults } = await open(page, address)
    const place = panel.getByLabel('Place of the panel')
    await place.selectOption('right')
    const box = await panel.boundingBox()
    expect([box?.y, box?.height, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([0, 900, 1440])
    const opening = page.waitForEvent('popup')
    await place.selectOption('window')
    const own = partsOf(await opening)
    await expect(own.actor('order#1')).toBeVisible()
    await expect(panel).toBeHidden()
    await page.clock.runFor(1_000)
    await own.press('Pause time')
    await own.slider.fill('500')
    await expect(own.panel.getByText('looking back')).toBeVisible()
    await own.panel.page().close()
    await expect(panel.getByText('looking back')).toBeVisible()
    await press('Back to now')
    expect(faults).toEqual([])
  })

  test('continues from a past moment', async ({ page }) => {
    const { slider, press, reminders, parcels, send, arrived } = await open(page, address)
    await send.click()
    await page.clock.runFor(1_600)
    await expect(reminders).toHaveText('1 reminders')
    await page.clock.runFor(3_400)
    await expect(reminders).toHaveText('3 reminders')
    await expect(arrived).toHaveText('1 arrived')
    await press('Pause time')
    await slider.fill('1600')
    await press('Continue from here')
    await expect(reminders).toHaveText('1 reminders')
    await expect(parcels).toHaveText(['underway'])
    // 400 ms of the delivery are left.
    for (let step = 0; step < 3; step++) await press('Step 100 ms')
    await expect(parcels).toHaveText(['underway'])
    await press('Step 100 ms')
    await expect(parcels).toHaveText(['arrived'])
    await expect(arrived).toHaveText('1 arrived')
  })

  test('has all panel controls in view at 390 px, also when the panel is folded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { panel, slider, press } = await open(page, address)
    const controls = [
      'Pause time',
      'Step 16 ms',
      'Step 100 ms',
      'Step to the next timer',
      'Fold the panel',
      'Close the inspector',
      'Zoom in',
    ]
    for (const name of controls) await expect(panel.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('slider', { name: 'Speed' })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByText('1×')).toBeInViewport({ ratio: 1 })
    await page.clock.runFor(1_000)
    await slider.fill('10')
    await press('Fold the panel')
    await expect(panel.getByText('looking back')).toBeInViewport({ ratio: 1 })
    await panel.getByRole('button', { name: 'Back to now' }).click()
    await expect(panel.getByText('running')).toBeInViewport({ ratio: 1 })
  })
})

test('saving a machine file restores the session by replay, or reports the first difference', async ({ page }) => {
  const live = join(root, '.cache/example-live')
  await rm(live, { recursive: true, force: true })
  await cp(example, live, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) })
  const server = await createServer({ root: live, logLevel: 'error', cacheDir: join(root, '.cache/example-vite'), server: { port: 0 } })
  try {
    await server.listen()
    const { caption, price, press, ask, reminders, panel } = await open(page, server.resolvedUrls?.local[0] ?? '')
    await ask.click()
    await expect(price).toHaveText('40 €')
    await page.clock.runFor(1_600)
    await expect(reminders).toHaveText('1 reminders')

    const file = join(live, 'src/order.machine.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('DELIVERY_MS = 2_000', 'DELIVERY_MS = 3_000'))
    // The page's clock has to go on, since React applies an update a few ms later.
    await appears(caption.getByText(/^Before the change: played again without a difference/))
    await expect(price).toHaveText('40 €')
    await press('Back to now')

    await writeFile(file, source.replace('context.reminders + 1', 'context.reminders + 2'))
    const difference = panel.getByRole('region', { name: 'First difference' }).getByRole('definition')
    await appears(difference.first())
    await expect(difference).toHaveText(['/context/reminders', '1', '2'])
  } finally {
    await server.close()
  }
})
