import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { Arrival } from '../walk/start.ts'
import type { Step } from '../walk/explore.ts'
import { machine } from './elements.ts'
import { putElementsIn, takeElementsOut, translate, translatedCount } from './foreign-hands.ts'
import { ARTICLE } from './routes.ts'
import { answerConsent, expect, hydrateAllSections, keepWaiting, observersNotified, openAt, test as base } from './support.ts'

// Walks every machine of the site on the real page, state by state, while time stands still in between. What holds in every state is in
// tests/walk/faults.ts. Failures name a way: `WALK='…' npx playwright test walk -g again` goes it again and leaves a recording for the inspector.

/** Pages that together have every machine, and by tab the machines that are not shown at first. */
const PAGES = [
  { path: '/', name: 'home', tabs: { Aufbau: 'build-steps', Partikel: 'particle-words' } },
  { path: '/FunnelActive', name: 'funnel', tabs: { Visualisierung: 'funnel-visualization', Warum: 'why-comparison' } },
  { path: '/blog', name: 'blog', tabs: {} },
  { path: ARTICLE, name: 'article', tabs: {} },
] as const

/** Walked last, because they act on others: on what tabs show, on the first screen, or on the whole page. */
const LAST = ['hero-rotation', 'funnel-tabs', 'name-strokes', 'cookie-banner', 'motion-control']
/** What phones show in another way. Of all else, axe finds the same at every width, as does the focus. */
const ON_PHONES = ['header']
/** Events of which a visitor causes many while typing. */
const TYPING = new Set(['field.changed', 'name.typed', 'address.typed'])
/** Within this time nothing is said twice, in ms. */
const TWICE_MS = 3_000

let script: Promise<string> | undefined
/** The walk's script, built once. */
const walkScript = () =>
  (script ??= build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: 'tests/walk/start.ts', formats: ['es'] } },
  }).then((built) => (built as { output: { code: string }[] }[])[0]!.output[0]!.code))

/** Like the `test` of support.ts. The page loads the walk instead of the inspector. */
const test = base.extend({
  page: async ({ page }, provide) => {
    await page.route('**/inspection/start.js', async (route) => route.fulfill({ contentType: 'text/javascript', body: await walkScript() }))
    await keepWaiting(page)
    // What the walk of one page has chosen must not hold the next.
    await page.addInitScript(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await answerConsent(page)
    // The device can share and copy, but only the walk says how that ends.
    await page.addInitScript(() => {
      navigator.share = () => new Promise(() => undefined)
      navigator.clipboard.writeText = () => new Promise(() => undefined)
    })
    await provide(page)
  },
})

async function openWhole(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await openAt(page, `${path}${path.includes('?') ? '&' : '?'}inspect`)
  await hydrateAllSections(page)
}

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((one) => globalThis.walk.replay(one, []), id)
  await observersNotified(page)
}

function faultsOf({ faults, said, way }: Arrival): readonly string[] {
  const last = way.at(-1)
  const typed = typeof last === 'object' && TYPING.has(last.type) ? said.map(({ text }) => `says '${text}' while somebody types`) : []
  const twice = said.filter(({ text, atMs }, index) =>
    said.slice(0, index).some((before) => before.text === text && atMs - before.atMs < TWICE_MS),
  )
  return [...faults, ...typed, ...twice.map(({ text }) => `says '${text}' twice within ${TWICE_MS} ms`)]
}

/** What was said, each with where and after what: once for each text. */
function linesOf(id: string, arrivals: readonly Arrival[]): string[] {
  return arrivals.flatMap(({ said, state, way }) =>
    said.map(({ text, urgent }) => {
      const step = way.at(-1) ?? 'at first'
      const shown = typeof step === 'string' ? step : JSON.stringify(step).replaceAll(/["\\]/g, '')
      return `${id}, ${JSON.stringify(state)}, ${shown}: ${urgent ? '! ' : ''}${text}`
    }),
  )
}

if (process.env.WALK) {
  test('a way is gone again', async ({ page }) => {
    const { path, width, id, way } = JSON.parse(process.env.WALK!) as { path: string; width: number; id: string; way: Step[] }
    await openWhole(page, `${path}?record`, width)
    const recording = await page.evaluate(([one, steps]) => globalThis.walk.replay(one, steps), [id, way] as const)
    expect(recording).not.toBe('')
    await writeFile('.cache/walk.recording.jsonl', recording)
  })
}

for (const [width, isForeign] of [
  [390, true],
  [1440, false],
] as const) {
  const under = isForeign ? ', while a translator and extensions change the page' : ''
  test(`every state of every machine holds what its view says, at ${width} px${under}`, async ({ page }) => {
    // Only a hang reaches it. On two busy processors the walk of all pages has taken 6 minutes.
    test.setTimeout(1_200_000)
    const walked = new Set<string>()
    for (const { path, name, tabs } of PAGES) {
      await openWhole(page, path, width)
      if (isForeign) await translate(page)
      const transcript = new Set<string>()
      const walkAll = async (isWanted: (id: string) => boolean) => {
        for (const id of await page.evaluate(() => globalThis.walk.machines())) {
          if (walked.has(id) || !isWanted(id)) continue
          if (isForeign) await (walked.size % 2 === 0 ? putElementsIn : takeElementsOut)(page)
          await show(page, id)
          // The banner comes and goes as it is walked.
          if (id !== 'cookie-banner' && !(await page.evaluate((one) => globalThis.walk.isShown(one), id))) continue
          walked.add(id)
          const isAxed = width >= 768 || ON_PHONES.includes(id)
          const arrivals = await page.evaluate(([one, axe, focus]) => globalThis.walk.walk(one, { axe, focus }), [
            id,
            isAxed,
            width >= 768,
          ] as const)
          for (const line of linesOf(id, arrivals)) transcript.add(line)
          for (const arrival of arrivals)
            expect.soft(faultsOf(arrival), `WALK='${JSON.stringify({ path, width, id, way: arrival.way })}'`).toEqual([])
        }
      }
      await walkAll((id) => !LAST.includes(id))
      // Phones show no demos.
      for (const [label, id] of width < 768 && name === 'home' ? [] : Object.entries(tabs)) {
        await page.getByRole('tab', { name: label }).click()
        await machine(page, id).waitFor()
        await walkAll((one) => !LAST.includes(one))
      }
      for (const last of LAST) await walkAll((id) => id === last)
      expect
        .soft(
          (await page.evaluate(() => globalThis.walk.machines())).filter((id) => !walked.has(id)),
          'never shown',
        )
        .toEqual([])
      if (isForeign) expect(await translatedCount(page)).toBeGreaterThan(20)
      if (width === 1440) expect.soft(`${[...transcript].join('\n')}\n`).toMatchSnapshot(`${name}.txt`)
    }
  })
}
