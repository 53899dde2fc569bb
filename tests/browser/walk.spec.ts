import type { Page } from '@playwright/test'
import { coverageOf } from '../walk/coverage.ts'
import { holdReins } from '../walk/page.ts'
import { unreachable } from '../walk/unreachable.ts'
import { walk } from '../walk/walker.ts'
import type { Place, Step } from '../walk/walker.ts'
import { axeFindings } from './axe.ts'
import { tab } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { answerConsent, expect, hydrateAllSections, keepUnlit, observersNotified, openAt, test } from './support.ts'

// Walks every machine of the site on the real page, state by state, while time stands still in between. tests/walk has the walk itself;
// this file says what holds in every state.

/** Pages that together have every machine, and the tabs that show machines which are not on the page at first. */
const PAGES = [
  { path: '/', name: 'home', tabs: ['Aufbau', 'Partikel'] },
  { path: '/FunnelActive', name: 'funnel', tabs: [] },
  { path: '/blog', name: 'blog', tabs: [] },
  { path: ARTICLE, name: 'article', tabs: [] },
] as const

/** Walked last, because they act on others: on the demos, or on the whole page. */
const LAST = ['hero-rotation', 'cookie-banner', 'motion-control', 'boot']
/** Values of views that go elsewhere than into the page: into the address. */
const ELSEWHERE = new Set(['announced', 'numbers'])
/** Events of which a visitor causes many while typing. */
const TYPING = new Set(['field.changed', 'name.typed', 'email.changed'])
/** Within this time nothing is said twice, in ms. */
const TWICE_MS = 3_000

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Runs in the page: no mail program opens, and the device can share. */
function visitOnPhone(): void {
  document.addEventListener('mail.open', (event) => event.preventDefault())
  navigator.share = () => new Promise(() => undefined)
}

async function openWhole(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await openAt(page, `${path}?inspect`)
  await hydrateAllSections(page)
}

/** The words that a view has for visitors: its texts of more than one word. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [plainly(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (ELSEWHERE.has(key) ? [] : wordsIn(inner)))
}
const plainly = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const named = (step: Step | undefined) =>
  step === undefined ? 'at first' : typeof step === 'string' ? step : JSON.stringify(step).replaceAll('"', '')

/** Everything that is wrong in one place, one line each. */
async function faultsOf(page: Page, id: string, { seen, view, step, isNew }: Place): Promise<string[]> {
  const faults = [...seen.faults]
  for (const [index, { text, atMs }] of seen.said.entries()) {
    if (typeof step === 'object' && TYPING.has(step.type)) faults.push(`says '${text}' while somebody types`)
    if (seen.said.slice(0, index).some((before) => before.text === text && atMs - before.atMs < TWICE_MS))
      faults.push(`says '${text}' twice`)
  }
  if (!isNew || seen.dataStates.length === 0) return faults
  if (typeof view.state === 'string' && !seen.dataStates.includes(view.state))
    faults.push(`data-state is '${seen.dataStates.join("', '")}', the view says '${view.state}'`)
  const shown = plainly(seen.words)
  for (const words of wordsIn(view)) if (!shown.includes(words)) faults.push(`is not on the page: '${words}'`)
  faults.push(...(await axeFindings(page, [`[data-machine="${id}"]`])))
  return faults
}

for (const width of [390, 1440]) {
  test(`every state of every machine holds what its view says, at ${width} px`, async ({ page, time }) => {
    test.slow()
    await holdReins(page)
    await keepUnlit(page)
    await answerConsent(page)
    await page.addInitScript(visitOnPhone)
    /** The machines walked, each with its input. */
    const walked = new Map<string, object>()
    const taken = new Set<string>()
    for (const { path, name, tabs } of PAGES) {
      await openWhole(page, path, width)
      /** What is said where after what, each once. */
      const transcript = new Set<string>()
      const walkAll = async (isWanted: (id: string) => boolean) => {
        for (const id of await page.evaluate(() => globalThis.walk.machines())) {
          if (walked.has(id) || !isWanted(id)) continue
          walked.set(id, await page.evaluate((one) => globalThis.walk.input(one), id))
          await page.evaluate((one) => globalThis.walk.show(one), id)
          await observersNotified(page)
          await walk({ page, time }, id, async (place) => {
            for (const { text, urgent } of place.seen.said)
              transcript.add(`${id}, ${JSON.stringify(place.seen.snapshot?.value)}, ${named(place.step)}: ${urgent ? '! ' : ''}${text}`)
            expect
              .soft(await faultsOf(page, id, place), `${id}, by replay({ page, time }, '${id}', ${JSON.stringify(place.way)})`)
              .toEqual([])
          })
        }
        for (const transition of await page.evaluate(() => globalThis.walk.transitions())) taken.add(transition)
      }
      await walkAll((id) => !LAST.includes(id))
      for (const last of LAST) await walkAll((id) => id === last)
      // Phones have no tabs. Opened anew, because the walk has left the page in a state of its own.
      for (const one of width < 768 ? [] : tabs) {
        await openWhole(page, path, width)
        await tab(page, one).click()
        await walkAll((id) => !LAST.includes(id))
      }
      if (width === 1440) expect.soft(`${[...transcript].join('\n')}\n`).toMatchSnapshot(`${name}.txt`)
    }
    if (width !== 1440) return
    const { table, faults } = await coverageOf(new Map([...walked].toSorted()), taken, unreachable)
    expect.soft(faults).toEqual([])
    expect.soft(table).toMatchSnapshot('coverage.md')
  })
}

test('by itself, a page says nothing', async ({ page, time }) => {
  await holdReins(page)
  await answerConsent(page)
  for (const { path } of PAGES.slice(0, 2)) {
    await openWhole(page, path, 1440)
    await time.advance(30_000)
    expect(await page.evaluate(() => globalThis.walk.look('header').said), path).toEqual([])
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('every machine is walked without a frame', async ({ page, time }) => {
    await holdReins(page)
    await answerConsent(page)
    await page.addInitScript(visitOnPhone)
    for (const { path } of PAGES) {
      await openWhole(page, path, 1440)
      for (const id of await page.evaluate(() => globalThis.walk.machines()))
        expect.soft((await walk({ page, time }, id, async () => undefined)).frames, id).toBe(0)
    }
  })
})
