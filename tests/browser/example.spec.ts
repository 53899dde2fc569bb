import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@drei-tage/playwright'
import type { Locator, Page } from '@playwright/test'
import { build, createServer, preview } from 'vite'
import { inspectorOf } from './elements.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const example = join(root, 'examples/vite-react')
const built = join(root, '.cache/example')

declare const cover: HTMLDialogElement, hidden: HTMLDialogElement, pop: HTMLElement, video: HTMLElement

/** The inspector panel and the elements of the example. */
function partsOf(page: Page) {
  const inspector = inspectorOf(page)
  const { panel } = inspector
  return {
    ...inspector,
    /** What the panel says of the session or the loaded file. */
    caption: panel.getByRole('status').first(),
    /** How that differs from the machines of the page. */
    comparison: panel.getByRole('status').nth(1),
    timers: panel.getByRole('region', { name: 'Pending timers' }),
    price: page.locator('#price'),
    arrived: page.locator('#arrived'),
    reminders: page.locator('#reminders'),
    parcels: page.locator('li', { hasText: /underway|arrived/ }).and(page.locator('main li')),
    ask: page.getByRole('button', { name: 'Ask for the price' }),
    send: page.getByRole('button', { name: 'Send a parcel' }),
  }
}

/** Opens the example. `faults` collects the errors that the page throws or logs. */
async function open(page: Page, address: string) {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address)
  const parts = partsOf(page)
  await expect(parts.panel).toBeVisible()
  await expect(page.locator('#network')).toHaveText('online')
  return { ...parts, faults }
}

test.describe('the panel in a project with plain useMachine and every kind of actor, invoked and spawned', () => {
  // The tests run in sequence, because the example is built once, into one folder.
  test.describe.configure({ mode: 'default' })
  let address = ''
  let stop = () => Promise.resolve()
  test.beforeAll(async () => {
    // The dev server of another test in this process may have set NODE_ENV to development.
    process.env.NODE_ENV = 'production'
    await build({ root: example, logLevel: 'error', build: { outDir: built, emptyOutDir: true } })
    const server = await preview({ root: example, logLevel: 'error', build: { outDir: built }, preview: { port: 0 } })
    address = server.resolvedUrls?.local[0] ?? ''
    stop = () => server.close()
  })
  test.afterAll(() => stop())

  test('draws the selected machine, stands still while time is paused, and steps by 16 ms, 100 ms and to the next timer', async ({
    page,
    time,
  }) => {
    const { panel, actor, press, send, parcels, shownMs, timers, reminders } = await open(page, address)
    expect([await actor('order#1').getAttribute('data-depth'), await actor('reminder#1').getAttribute('data-depth')]).toEqual(['0', '1'])
    await actor('keys#1').click()
    await expect(panel.getByText('This is no machine and has no chart.')).toBeVisible()
    await actor('reminder#1').click()
    const chart = panel.getByRole('list', { name: 'Statechart of reminder' })
    await expect(chart.locator('li li')).toHaveAttribute('aria-current', 'true')
    await send.click()
    await time.advance(1_000)
    await press('Pause time')
    await time.advance(5_000)
    expect(await shownMs()).toBe(1_000)
    await expect(timers.locator(`[data-timer='reminder#1']`)).toHaveText(/pause/)
    await press('Step 16 ms')
    await press('Step 100 ms')
    expect(await shownMs()).toBe(1_116)
    await press('Step to the next timer')
    await expect(reminders).toHaveText('1 reminders')
    await expect(chart.locator('[data-taken]')).toHaveText('\u21bb after pause (1500 ms) / sendTo')
    await press('Play time')
    await time.until('parcel', 'arrived')
    await expect(parcels).toHaveText(['arrived'])
  })

  test("pauses, steps and slows the page's own animations, and shows them as they were", async ({ page, time }) => {
    const { panel, slider, press } = await open(page, address)
    await time.advance(500)
    await press('Pause time')
    const animations = await page.evaluateHandle(() => {
      const component = document.body.appendChild(document.createElement('div'))
      const inside = component.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
      return [document.body, inside].map((element) => element.animate({ opacity: [0.5, 1] }, 420))
    })
    // The engine finds new animations in the browser's next frame. The page always reads its own rate.
    const areAt = (ms: number) =>
      expect
        .poll(() =>
          animations.evaluate((all) => all.map(({ currentTime, playbackRate }) => [Math.round(Number(currentTime)), playbackRate])),
        )
        .toEqual([
          [ms, 1],
          [ms, 1],
        ])
    const realRates = () =>
      animations.evaluate((all) => all.map((animation) => Reflect.get(Animation.prototype, 'playbackRate', animation) as number))
    await expect.poll(realRates).toEqual([0, 0])
    await areAt(0)
    await press('Step 100 ms')
    await areAt(100)
    await slider.press('Home')
    await areAt(0)
    await press('Back to now')
    await areAt(100)
    await panel.getByRole('slider', { name: 'Speed' }).press('Home')
    await press('Play time')
    expect(await realRates()).toEqual([0.1, 0.1])
    await panel.getByRole('button', { name: 'Close the panel' }).click()
    expect(await realRates()).toEqual([1, 1])
  })

  test('shows each moment as it was, replays a saved session without network requests, and names the first difference', async ({
    page,
    time,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { panel, slider, caption, comparison, press, ask, send, shownMs, price, parcels, arrived, reminders, faults } = await open(
      page,
      address,
    )
    await time.advance(500)
    await ask.click()
    await expect(price).toHaveText('40 €')
    await send.click()
    await time.advance(2_500)
    await press('Pause time')
    await expect(parcels).toHaveText(['arrived'])
    await expect(reminders).toHaveText('2 reminders')

    const isInert = () => page.locator('#root').evaluate((node) => (node as HTMLElement).inert)
    await slider.fill('2000')
    await expect(parcels).toHaveText(['underway'])
    await expect(arrived).toHaveText('0 arrived')
    await expect(reminders).toHaveText('1 reminders')
    await expect(panel.getByText('looking back')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Step 100 ms' })).toBeDisabled()
    expect(await isInert()).toBe(true)
    await slider.press('PageDown')
    expect(await shownMs()).toBe(1_000)
    await slider.fill('400')
    await expect(price).toHaveText('no price yet')
    await expect(page.locator('main li')).toHaveCount(0)
    await press('Back to now')
    await expect(price).toHaveText('40 €')
    await expect(parcels).toHaveText(['arrived'])
    expect(await isInert()).toBe(false)

    expect(asked.splice(0)).toContain('/price.json')
    const saving = page.waitForEvent('download')
    await press('Save recording')
    const text = await readFile(await (await saving).path(), 'utf8')
    await page.reload()
    await expect(page.locator('#network')).toHaveText('online')
    await expect(price).toHaveText('no price yet')
    const load = (name: string, content: string) =>
      panel.getByLabel('Recording', { exact: true }).setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(content) })
    await load('order.jsonl', text)
    await expect(caption).toHaveText(/^order\.jsonl: entry (\d+) of \1$/)
    await expect(comparison).toHaveText('The machines of this page do the same.')
    await expect(price).toHaveText('40 €')
    expect(asked).not.toContain('/price.json')

    await load('other.json', text.replaceAll('"path":"/price","value":40', '"path":"/price","value":41'))
    const difference = panel.getByRole('region', { name: 'First difference' })
    await expect(difference.getByRole('definition')).toHaveText(['/context/price', '41', '40'])
    // What comes after the difference can be looked at as well.
    await slider.press('End')
    expect(await shownMs()).toBe(3_000)
    await expect(panel.getByRole('region', { name: 'State and context' })).toContainText('41')
    await press('Go there')
    expect(await shownMs()).toBe(500)
    expect(faults).toEqual([])
  })

  test('sends events by button and as JSON', async ({ page }) => {
    const { panel, press, parcels } = await open(page, address)
    const events = panel.getByRole('region', { name: 'Events' }).getByRole('listitem')
    await panel.getByRole('region', { name: 'Send an event' }).getByRole('button', { name: 'parcel.sent', exact: true }).click()
    await expect(parcels).toHaveText(['underway'])
    await expect(events.first()).toContainText('parcel.sent')
    const json = panel.getByRole('textbox', { name: 'As JSON' })
    await json.fill('{ "type": "network.changed" ')
    await press('Send')
    await expect(panel.getByRole('alert')).toBeVisible()
    await json.fill('{ "type": "network.changed", "online": false }')
    await press('Send')
    await expect(panel.getByRole('alert')).toBeHidden()
    await expect(page.locator('#network')).toHaveText('offline')
    await expect(panel.getByRole('region', { name: 'State and context' }).locator('[data-changed]')).toContainText('true → false')
    for (const _ of ['taken', 'ignored']) {
      await json.fill('{ "type": "price.asked" }')
      await press('Send')
    }
    await expect(events.filter({ hasText: 'price.asked' }).first()).toContainText('ignored')
  })

  test('is reached and folded by a shortcut, and has one tab stop for the log and keys for the ruler, but not in text fields', async ({
    page,
    time,
  }) => {
    const { panel, slider, ask, actor, shownMs, faults } = await open(page, address)
    await ask.focus()
    await page.keyboard.press('Alt+Shift+P')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Alt+Shift+P')
    await expect(panel.getByRole('button', { name: 'Unfold the panel' })).toBeVisible()
    await expect(ask).toBeFocused()
    await page.keyboard.press('Alt+Shift+P')
    await expect(panel).toBeFocused()
    const log = panel.getByRole('region', { name: 'Events' })
    const rows = log.getByRole('listitem').getByRole('button')
    await time.advance(3_100)
    await actor('reminder#1').click()
    await log.getByRole('checkbox', { name: 'all machines' }).focus()
    await page.keyboard.press('Tab')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(rows.first()).toContainText('later')
    await page.keyboard.press('Tab')
    await expect(log.locator(':focus')).toHaveCount(0)

    await slider.press('Home')
    expect(await shownMs()).toBe(0)
    const search = panel.getByRole('searchbox', { name: 'Search events' })
    await search.focus()
    await page.keyboard.type('0. ')
    await expect(search).toHaveValue('0. ')
    expect(await shownMs()).toBe(0)
    await slider.press('Escape')
    await expect(panel.getByRole('timer')).toContainText('running')
    expect(faults).toEqual([])
  })

  test('sits at the lower edge, gives the page room to scroll and modals the rest of the window, is resized, folded and closed, and remembers it', async ({
    page,
  }) => {
    const { panel, press } = await open(page, address)
    const place = async () => (await panel.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
    /** The space that the page leaves free at its end, in px. */
    const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).paddingBottom))
    await expect.poll(place).toEqual({ x: 0, y: 468, width: 1440, height: 432 })
    await expect.poll(room).toBe(432)
    const edge = panel.getByRole('button', { name: 'Resize the panel with the arrow keys' })
    await edge.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(place).toMatchObject({ y: 452, height: 448 })
    await expect.poll(room).toBe(448)

    await press('Fold the panel')
    await expect.poll(place).toEqual({ x: 560, y: 844, width: 880, height: 56 })
    await expect.poll(room).toBe(0)
    await page.reload()
    await press('Unfold the panel')
    await expect.poll(place).toMatchObject({ y: 452, height: 448 })

    const { x, y, width, height } = (await edge.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2 + 52, { steps: 2 })
    await page.mouse.up()
    await expect.poll(place).toMatchObject({ y: 504, height: 396 })

    const modalBottom = await page.evaluate(() => {
      const modal = document.body.appendChild(document.createElement('dialog'))
      modal.style.height = '2000px'
      modal.showModal()
      const { bottom } = modal.getBoundingClientRect()
      modal.remove()
      return bottom
    })
    expect(modalBottom).toBe(504)

    await press('Close the panel')
    await expect(panel).toBeHidden()
    await expect.poll(room).toBe(0)
  })

  test('stays usable above modals, popovers and what is in fullscreen, also in a shadow root, and where the page makes it inert', async ({
    page,
    time,
  }) => {
    const { panel, press, shownMs, actor } = await open(page, address)
    await press('Pause time')
    const covers: [name: string, cover: () => unknown, uncover: () => unknown][] = [
      ['a modal', () => cover.showModal(), () => cover.close()],
      ['a modal in a shadow root', () => hidden.showModal(), () => hidden.close()],
      ['a popover', () => pop.showPopover(), () => pop.hidePopover()],
      ['fullscreen', () => document.body.requestFullscreen(), () => document.exitFullscreen()],
      ['fullscreen of one element', () => document.querySelector('main')!.requestFullscreen(), () => document.exitFullscreen()],
      ['fullscreen of what cannot hold it', () => video.requestFullscreen(), () => document.exitFullscreen()],
      ['a modal that is not displayed', () => (cover.showModal(), (cover.hidden = true)), () => (cover.close(), (cover.hidden = false))],
      ['a hidden body', () => (document.body.hidden = true), () => (document.body.hidden = false)],
      ['inert', () => (document.querySelector<HTMLElement>('[data-inspector]')!.inert = true), () => {}],
      ['another body', () => document.body.replaceWith(document.createElement('body')), () => {}],
    ]
    await page.evaluate(() => {
      const add = <K extends 'dialog' | 'div'>(parent: ParentNode, tag: K) => {
        const element = document.createElement(tag)
        element.innerHTML = '<button>of the page</button>'
        element.style.cssText = 'width: 100%; height: 100%; margin: 0; max-width: none; max-height: none; border: 0'
        parent.append(element)
        return element
      }
      const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
      Object.assign(globalThis, { cover: add(document.body, 'dialog'), hidden: add(shadow, 'dialog'), pop: add(document.body, 'div') })
      document.head.append(Object.assign(document.createElement('style'), { textContent: '[hidden] { display: none !important }' }))
      Object.assign(globalThis, { video: document.body.appendChild(document.createElement('video')) })
      pop.popover = 'manual'
    })
    await page.evaluate(() => {
      const host = document.querySelector('[data-inspector]')!
      ;(host.shadowRoot!.activeElement as HTMLElement).blur()
      document.querySelector<HTMLElement>('#root button')!.focus()
      pop.showPopover()
    })
    await actor('keys#1').hover()
    // The page keeps the focus that it has.
    expect(await page.evaluate(() => document.activeElement?.matches('#root button'))).toBe(true)
    await page.evaluate(() => pop.hidePopover())
    await actor('keys#1').click()
    let ms = await shownMs()
    for (const [name, show, hide] of covers) {
      for (const act of [show, hide]) {
        await page.evaluate(act)
        await time.advance(250)
        // The focus is still where it was.
        if (act === hide) await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-inspector]')), name).toBe(true)
        await actor('keys#1').click()
        await press('Step 100 ms')
        await panel.getByRole('button', { name: 'Step 16 ms' }).press('Enter')
        expect(await shownMs(), name).toBe((ms += 116))
      }
    }
    // Locators take all that is in an inert element for inert, also what is in a modal.
    const { x, y, width, height } = (await panel.getByRole('button', { name: 'Step 100 ms' }).boundingBox())!
    await page.evaluate(() => (document.documentElement.inert = true))
    await expect.poll(() => page.evaluate(() => document.querySelector('[data-inspector]')?.parentElement?.localName)).toBe('dialog')
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.evaluate(() => (document.documentElement.inert = false))
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    expect(await shownMs()).toBe(ms + 100)
    await page.emulateMedia({ media: 'print' })
    await expect(panel).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom)).toBe('0px')
  })

  test('keeps its keys, presses and wheel to itself, and while somebody looks back, keeps all input from the page', async ({
    page,
    time,
  }) => {
    const { panel, slider, press } = await open(page, address)
    await time.advance(100)
    await expect(panel.getByRole('timer')).toHaveAttribute('data-ms', '100')
    const heard = await page.evaluateHandle(() => {
      const types: string[] = []
      for (const type of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'click', 'wheel', 'pointermove', 'focusin'])
        for (const target of [globalThis, document, document.body])
          for (const capture of [true, false])
            target.addEventListener(type, ({ altKey }: Partial<KeyboardEvent>) => types.push(`${altKey ? 'Alt ' : ''}${type}`), { capture })
      document.body.style.minHeight = '3000px'
      return types
    })
    const search = panel.getByRole('searchbox', { name: 'Search events' })
    await search.click()
    await page.keyboard.type('dk')
    await expect(search).toHaveValue('dk')
    const all = panel.getByRole('checkbox', { name: 'all machines' })
    await all.click()
    await expect(all).toBeChecked()
    for (const key of ['ArrowDown', 'PageDown', 'End']) await panel.getByRole('button', { name: 'Fold the panel' }).press(key)
    await page.mouse.move(300, 490)
    await page.mouse.wheel(0, 500)
    const ofPage = () => heard.evaluate((types) => types.splice(0).filter((type) => !/^(wheel|pointermove)/.test(type)))
    expect(await ofPage()).toEqual([])
    await page.mouse.move(200, 100)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    // The first presses of Alt and Shift are the page's, and so are their last releases.
    for (const state of ['Unfold', 'Fold']) {
      await page.keyboard.press('Alt+Shift+P')
      await expect(panel.getByRole('button', { name: `${state} the panel` })).toBeVisible()
    }
    expect(await ofPage()).toEqual([])

    await slider.fill('50')
    await heard.evaluate((types) => types.splice(0))
    await page.mouse.move(200, 100)
    await page.mouse.wheel(0, 1)
    await page.mouse.click(200, 100)
    await page.keyboard.type('dk')
    expect(await heard.evaluate((types) => types)).toEqual([])
    await press('Back to now')
    await page.mouse.click(200, 100)
    await page.keyboard.type('d')
    expect(await ofPage()).toEqual(expect.arrayContaining(['pointerdown', 'mousedown', 'click', 'keydown', 'keyup']))
  })

  test('has room for the search in a window of any width, and all its controls in view at 390 px, also when it is folded', async ({
    page,
    time,
  }) => {
    const { panel, slider, press } = await open(page, address)
    const search = panel.getByRole('searchbox', { name: 'Search events' })
    for (const width of [1440, 1200, 1199, 860, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect((await search.boundingBox())?.width, `in a window of ${width} px`).toBeGreaterThanOrEqual(120)
      const cutPx = await panel.getByRole('region', { name: 'Events' }).evaluate((log) => log.scrollWidth - log.clientWidth)
      expect(cutPx, `in a window of ${width} px`).toBe(0)
    }
    const controls = ['Pause time', 'Step 16 ms', 'Step 100 ms', 'Step to the next timer', 'Fold the panel', 'Close the panel']
    for (const name of controls) await expect(panel.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('slider', { name: 'Speed' })).toBeInViewport({ ratio: 1 })
    await expect(panel.getByText('1×')).toBeInViewport({ ratio: 1 })
    const heightPx = async (part: Locator) => (await part.boundingBox())?.height
    expect(await heightPx(panel.getByRole('group', { name: 'Chart of order#1' }))).toBeGreaterThanOrEqual(240)
    expect(await heightPx(panel.getByRole('region', { name: 'Events' }).getByRole('listitem').first())).toBeGreaterThanOrEqual(44)
    await time.advance(1_000)
    await expect(panel.getByRole('timer')).toHaveAttribute('data-ms', '1000')
    await slider.fill('10')
    await press('Fold the panel')
    await expect(panel.getByText('looking back')).toBeInViewport({ ratio: 1 })
    await panel.getByRole('button', { name: 'Back to now' }).click()
    await expect(panel.getByText('running')).toBeInViewport({ ratio: 1 })
  })
})

test('saving a machine file replays the session and offers it, or its first difference, while the page stays in the present', async ({
  page,
  time,
}) => {
  // The build for the other tests may have set NODE_ENV to production. Then a changed file would reload the page.
  process.env.NODE_ENV = 'development'
  const live = join(root, '.cache/example-live')
  await rm(live, { recursive: true, force: true })
  await cp(example, live, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) })
  const server = await createServer({ root: live, logLevel: 'error', cacheDir: join(root, '.cache/example-vite'), server: { port: 0 } })
  try {
    await server.listen()
    const { caption, comparison, price, press, ask, send, reminders, panel } = await open(page, server.resolvedUrls?.local[0] ?? '')
    await ask.click()
    await expect(price).toHaveText('40 €')
    await time.advance(1_600)
    await expect(reminders).toHaveText('1 reminders')
    await send.click()
    await expect(panel.getByText(/^Last: parcel\.sent, sent by onClick, src\/App\.tsx:\d+$/)).toBeVisible()

    const file = join(live, 'src/order.machine.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('DELIVERY_MS = 2_000', 'DELIVERY_MS = 3_000'))
    await expect(caption).toHaveText(/^Before the change: \d+ entries$/)
    await expect(comparison).toHaveText('The machines of this page do the same.')
    // The page continues in the present until 'Look at it' is pressed.
    await expect(panel.getByRole('timer')).toContainText('running')
    expect(await page.locator('#root').evaluate((node) => (node as HTMLElement).inert)).toBe(false)
    await press('Look at it')
    await expect(panel.getByText('looking back')).toBeVisible()
    await expect(price).toHaveText('40 €')
    await press('Back to now')

    await writeFile(file, source.replace('context.reminders + 1', 'context.reminders + 2'))
    const difference = panel.getByRole('region', { name: 'First difference' }).getByRole('definition')
    await expect(comparison).toHaveText(/^The machines of this page differ in 1 of \d families: order#\d: reminders is 2 instead of 1 /)
    await press('Look at it')
    await expect(difference).toHaveText(['/context/reminders', '1', '2'])
  } finally {
    await server.close()
  }
})
