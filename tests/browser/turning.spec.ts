import type { Page } from '@playwright/test'
import { machine, menu } from './elements.ts'
import { expect, hydrated, openAt, test } from './support.ts'

/** The view transition groups that are being animated in the open page. Runs in the page. */
const movingGroups = () =>
  [...new Set(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''))]
    .filter((name) => name.startsWith('::view-transition-group'))
    .toSorted()

/**
 * Makes all pages opened afterwards record which groups move when the page is revealed. The returned function reads the record, which is
 * empty without a transition.
 */
async function noteTurns(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`addEventListener('pagereveal', ({ viewTransition }) => {
    globalThis.turn = viewTransition ? viewTransition.ready.then(${movingGroups}, () => []) : []
  })`)
  return () => page.evaluate(() => (globalThis as unknown as { turn: Promise<string[]> }).turn)
}

const ROOT = '::view-transition-group(root)'
const COVER = '::view-transition-group(cover)'

test('a link turns the page, the card of an article also moves its cover, and Back cuts', async ({ page }) => {
  const turn = await noteTurns(page)
  await openAt(page, '/ueber-mich')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('/blog')
  await expect.poll(turn).toEqual([ROOT])
  await hydrated(page)

  // Anywhere on the card.
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .click({ position: { x: 40, y: 60 } })
  await page.waitForURL(/\/blog\/.+/)
  await expect.poll(turn).toEqual([COVER, ROOT])
  await hydrated(page)

  await page.goBack()
  await page.waitForURL('/blog')
  await expect.poll(turn).toEqual([])
})

test('with reduced motion or all motion stopped, pages change without a turn', async ({ page }) => {
  const turn = await noteTurns(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAt(page, '/ueber-mich')
  await menu(page).getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('/blog')
  await expect.poll(turn).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await machine(page, 'motion-control').click()
  await expect(machine(page, 'motion-control')).toHaveAttribute('data-state', 'held')
  await menu(page).getByRole('link', { name: 'Über mich' }).click()
  await page.waitForURL('/ueber-mich')
  await expect.poll(turn).toEqual([])
  await machine(page, 'motion-control').scrollIntoViewIfNeeded()
  await expect(machine(page, 'motion-control')).toHaveAttribute('data-state', 'held')
})
