import type { Page } from '@playwright/test'
import { machine, menu } from './elements.ts'
import { bringIntoView, expect, openWithConsentAnswered, partHydrated, test } from './support.ts'

// Transitions between pages. Their timings are covered by the tests of the navigation machine.

/** Records the view transition groups that are animated, one list per transition since the page was opened. */
async function noteTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const noted: string[][] = []
    Object.assign(globalThis, { noted })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      transition.ready
        .then(() => {
          const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          noted.push([...new Set(moved.filter((name) => name.startsWith('::view-transition-group')))].sort())
        })
        .catch(() => noted.push([]))
      return transition
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { noted: string[][] }).noted)
}

const ROOT = '::view-transition-group(root)'
const SHARED = '::view-transition-group(shared)'

test('links start a view transition, article cards also move their cover, and Back cuts', async ({ page }) => {
  const transitions = await noteTransitions(page)
  await openWithConsentAnswered(page, '/ueber-mich')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect.poll(transitions).toEqual([[ROOT]])
  await expect(machine(page, 'navigation')).toHaveAttribute('data-state', 'turning')
  await page.clock.runFor(260)
  await expect(machine(page, 'navigation')).toHaveAttribute('data-state', 'idle')
  await expect(page.locator('html')).not.toHaveAttribute('data-turn')

  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect.poll(transitions).toEqual([[ROOT], [ROOT, SHARED]])
  await page.clock.runFor(420)
  await expect(machine(page, 'navigation')).toHaveAttribute('data-state', 'idle')

  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await transitions()).toHaveLength(2)
})

test('the strokes of a package fly to the form, which is scrolled into view', async ({ page }) => {
  const transitions = await noteTransitions(page)
  await page.setViewportSize({ width: 1_440, height: 900 })
  await openWithConsentAnswered(page, '/')
  const contact = page.locator('#kontakt')
  await bringIntoView(contact)
  await partHydrated(contact.locator('form'))
  const link = page.locator('#services').getByRole('link', { name: /Experience anfragen/ })
  await bringIntoView(link, 600)
  await partHydrated(link)
  await link.click()
  await expect(page).toHaveURL(/#kontakt$/)
  await expect.poll(transitions).toEqual([[ROOT, SHARED]])
  await expect(machine(page, 'navigation')).toHaveAttribute('data-state', 'flying')
  await page.clock.runFor(420)
  await expect(machine(page, 'navigation')).toHaveAttribute('data-state', 'idle')
  await expect(contact.getByLabel('Paket')).toHaveValue('experience')
  await expect(contact.getByLabel('Paket')).toBeInViewport({ ratio: 1 })
})

for (const [what, prepare] of [
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['with all motion stopped', (page: Page) => machine(page, 'motion-control').evaluate((button: HTMLElement) => button.click())],
] as const) {
  test(`${what} pages change without a transition`, async ({ page }) => {
    const transitions = await noteTransitions(page)
    if (what === 'with reduced motion') await prepare(page)
    await openWithConsentAnswered(page, '/ueber-mich')
    if (what !== 'with reduced motion') await prepare(page)
    await menu(page).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(machine(page, 'navigation')).toHaveAttribute('data-state', 'idle')
    expect(await transitions()).toEqual([])
  })
}
