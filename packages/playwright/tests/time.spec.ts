import { expect, test } from '@drei-tage/playwright'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const HOST = 'http://fixture.test'

/** The engine as a script that defines `createEngine`. */
let engineScript = ''
test.beforeAll(async () => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: join(root, 'engine/index.ts'), formats: ['iife'], name: 'Engine', fileName: 'engine' } },
  })) as Rolldown.RolldownOutput[]
  engineScript = `${output[0]?.output[0].code}; const { createEngine } = Engine`
})

/** Opens a page whose script may use `createEngine`. Other addresses answer with what `answers` has for their path. */
async function open(page: Page, script: string, answers: Readonly<Record<string, string>> = {}) {
  const html = (code: string) => `<!doctype html><body><script>${engineScript};${code}</script>`
  await page.context().route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: html(answers[pathname] ?? script) })
  })
  await page.goto(HOST)
}

/** Shows a machine's state as an element. */
const SHOW = `
  const element = document.body.appendChild(document.createElement('p'))
  element.dataset.machine = 'm'
  const show = (state) => (element.dataset.state = element.textContent = state)
  show('idle')
`

const TICKS = `const engine = createEngine(); window.ticks = []
  const tick = () => { ticks.push(engine.now()); engine.setTimeout(tick, 100, 'tick') }
  engine.setTimeout(tick, 100, 'tick')
`

const ticksOf = (page: Pick<Page, 'evaluate'>) => page.evaluate(() => (globalThis as unknown as { ticks: number[] }).ticks)

/** Opens a page that fetches '/late' after a second. The returned function waits for the request and answers it. */
async function openLate(page: Page, script: string) {
  await open(page, `${SHOW}; const engine = createEngine(); engine.setTimeout(() => fetch('/late').then(() => ${script}), 1000)`)
  const answers: (() => void)[] = []
  await page.route(`${HOST}/late`, (route) => void answers.push(() => void route.fulfill({ body: '' })))
  return async () => {
    await expect.poll(() => answers.length, { intervals: [10] }).toBe(1)
    answers[0]?.()
  }
}

test.describe('the time of a browser context', () => {
  test('moves all pages, popups and frames, also those opened later, in the order of their instants', async ({ page, context, time }) => {
    await open(page, `${TICKS}; document.body.append(Object.assign(document.createElement('iframe'), { src: '/frame' }))`, {
      '/frame': `const engine = createEngine(); engine.setTimeout(() => parent.ticks.push('frame'), 150)`,
      '/other': TICKS,
    })
    await expect.poll(() => page.frames().length).toBe(2)
    await page.frames()[1]?.waitForLoadState()
    expect(await time.advance(250)).toEqual({ frames: 0, timers: 3 })
    expect(await ticksOf(page)).toEqual([100, 'frame', 200])

    const [popup, other] = [page.waitForEvent('popup'), await context.newPage()]
    await page.evaluate(() => void globalThis.open('/other'))
    await other.goto(`${HOST}/other`)
    await (await popup).waitForLoadState()
    // Calls are carried out one after the other.
    await Promise.all([time.advance(200), time.advance(50)])
    expect(await ticksOf(page)).toEqual([100, 'frame', 200, 300, 400, 500])
    for (const one of [await popup, other]) expect(await ticksOf(one)).toEqual([100, 200])
    expect((await time.pending()).map(({ due }) => due).toSorted()).toEqual([300, 300, 600])
  })

  test('reaches a timer at its own instant, also one set in a frame, and lets a page render between two frames', async ({ page, time }) => {
    await open(
      page,
      `${SHOW}; const engine = createEngine(); window.ticks = []; let count = 0
      const stop = engine.onFrame(({ now }) => {
        if (++count === 1) engine.setTimeout(() => ticks.push(engine.now()), 80 - now)
        const { port1, port2 } = new MessageChannel(); port1.onmessage = () => show(String(count)); port2.postMessage(0)
        if (count === 3) stop()
      })`,
    )
    await time.until('m', '2')
    await time.advance(80)
    expect(await ticksOf(page)).toEqual([80])
  })

  test('makes dates follow it, from a date on, also after a navigation', async ({ page, time }) => {
    await open(page, TICKS)
    await time.install({ date: '2026-03-02T09:00:00Z' })
    const dates = () => page.evaluate(() => [new Date().toISOString(), Date.now() - new Date().getTime(), new Date(0).getTime()])
    await time.advance(90_000)
    expect(await dates()).toEqual(['2026-03-02T09:01:30.000Z', 0, 0])
    await page.reload()
    await time.advance(1_000)
    expect(await dates()).toEqual(['2026-03-02T09:01:31.000Z', 0, 0])
    expect(await page.evaluate(() => Date().slice(0, 15))).toBe('Mon Mar 02 2026')
    for (const date of ['2028-02-29', Date.UTC(2028, 1, 29), new Date(Date.UTC(2028, 1, 29))]) {
      await time.install({ date })
      expect((await dates())[0]).toBe('2028-02-29T00:00:00.000Z')
    }
    for (const date of ['soon', '2030-02-31', 'Feb 3 2030', '2030-02-03T25:00', null, undefined, new Date(NaN)])
      await expect(time.install({ date } as never)).rejects.toThrow(`time: install() got no valid date: ${String(date)}. Pass { date: `)
  })

  test('rejects spans that the engine rejects, and says what until() needs', async ({ page, time }) => {
    await open(page, TICKS)
    for (const span of [-5, NaN, '100' as never, undefined as never])
      await expect(time.advance(span)).rejects.toThrow(
        `time: advance() got ${typeof span === 'string' ? "'100'" : span}. Pass a finite number, 0 ms or more.`,
      )
    await expect(time.until('m', 'idle', { limitMs: Infinity })).rejects.toThrow(RangeError)
    await expect(time.until('light', undefined as never)).rejects.toThrow(
      "time: until() needs a machine and a state, such as until('light', 'on').",
    )
    await time.advance(100)
    expect(await ticksOf(page)).toEqual([100])
  })

  test('reports timers that follow one another without an end, and a page without an engine', async ({ page, time }) => {
    await open(page, SHOW)
    await expect(time.advance(1)).rejects.toThrow(
      /^time: no page has an engine yet\. .* '@drei-tage\/inspector\/auto' makes none: test the development server/,
    )
    await page.evaluate(`${engineScript}; const engine = createEngine(); const again = () => engine.setTimeout(again, 0, 'again'); again()`)
    await expect(time.advance(10)).rejects.toThrow('time: timers of 0 ms follow one another without an end at 0 ms: again.')
  })

  test('waits for requests under way, and says what nothing is left of', async ({ page, time }) => {
    const answer = await openLate(page, `engine.setTimeout(() => show('done'), 500)`)
    await Promise.all([time.until('m', 'done'), answer()])
    await expect(time.until('m', 'lost')).rejects.toThrow(
      "time: 'm' was not 'lost' after 0 ms, and nothing more happens. It was done. Open timers: none. Open requests: none.",
    )
  })

  test('does not run ahead of requests while timers repeat, and names a request as the likely cause', async ({ page, time }) => {
    const answer = await openLate(page, `show('done')`)
    await page.evaluate(`{ const tick = () => engine.setTimeout(tick, 100, 'tick'); tick() }`)
    await Promise.all([time.until('m', 'done', { limitMs: 2_000 }), answer()])
    await page.evaluate(() => void fetch('/late'))
    await expect(time.until('m', 'lost', { limitMs: 100 })).rejects.toThrow(`Open requests, the likely cause: GET ${HOST}/late.`)
  })

  test('moves on to a machine that appears later, and says so where one never appears', async ({ page, time }) => {
    await open(page, `const engine = createEngine(); engine.setTimeout(() => { ${SHOW} }, 300); engine.setTimeout(() => {}, 60_000)`)
    await time.until('m', 'idle')
    expect((await time.pending()).map(({ due }) => due)).toEqual([60_000])
    await expect(time.until('n', 'idle', { limitMs: 50 })).rejects.toThrow(
      'time: no element with data-machine="n" was on the page within 50 ms. Compare the name with the page. ' +
        'Open timers: 60000 ms. Open requests: none.',
    )
  })
})
