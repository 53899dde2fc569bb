import type { Page } from '@playwright/test'
import { bringIntoView, openNear } from './home-section.ts'
import { openRead } from './reading.ts'
import { expect, test } from './support.ts'

function parts(page: Page) {
  const faq = page.locator('#fragen [data-machine=faq]')
  return { faq, questions: faq.getByRole('button'), open: faq.locator('button[aria-expanded=true]'), answers: faq.locator('.answer') }
}

async function openFaq(page: Page) {
  const all = parts(page)
  await openNear(page, 'fragen', all.questions.first())
  await bringIntoView(all.faq, 120)
  return all
}

test('eight questions are closed at first', async ({ page }) => {
  const { faq, questions, open, answers } = await openFaq(page)
  await expect(questions).toHaveCount(8)
  await expect(open).toHaveCount(0)
  await expect(faq).toHaveAttribute('data-state', 'closed')
  await expect(answers.nth(0)).toHaveAttribute('hidden', 'until-found')
})

test('one answer is open at a time, and toggling the open one closes it', async ({ page }) => {
  const { faq, questions, open } = await openFaq(page)
  await questions.nth(1).click()
  await expect(faq).toHaveAttribute('data-state', 'open')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: 'Sieht meine Website dann aus wie jede andere?' })).toContainText(
    'Nein, denn sie beginnt nicht mit einer Vorlage',
  )

  await questions.nth(4).click()
  await expect(questions.nth(4)).toHaveAttribute('aria-expanded', 'true')
  await expect(open).toHaveCount(1)

  await questions.nth(4).click()
  await expect(open).toHaveCount(0)
  await expect(faq).toHaveAttribute('data-state', 'closed')
})

test('a closed answer takes no room, an open one as much as it needs', async ({ page }) => {
  const { faq, questions } = await openFaq(page)
  const panel = faq.locator('.panel').first()
  const heightPx = () =>
    panel.evaluate((node) => {
      for (const animation of node.getAnimations({ subtree: true })) animation.finish()
      return node.getBoundingClientRect().height
    })
  expect(await heightPx()).toBe(0)
  await questions.first().click()
  await expect.poll(heightPx).toBeGreaterThan(80)
  await questions.first().click()
  await expect.poll(heightPx).toBe(0)
})

test('questions are worked by keyboard, and closed answers hold nobody up', async ({ page }) => {
  const { questions } = await openFaq(page)
  await questions.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(questions.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false')
})

test('every button names the answer it opens', async ({ page }) => {
  const { questions } = await openFaq(page)
  for (const question of await questions.all()) {
    const id = await question.getAttribute('aria-controls')
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-labelledby', (await question.getAttribute('id')) ?? '')
    expect((await question.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('what the browser reveals in a closed answer is opened, and no style hides it from its search', async ({ page }) => {
  const { faq, questions, open, answers } = await openFaq(page)
  for (const answer of await answers.all()) await expect(answer).toHaveCSS('visibility', 'visible')

  // Going to an anchor reveals like the search does.
  await page.goto('/#antwort-einzigartig')
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(open).toHaveCount(1)
  await expect(faq).toHaveAttribute('data-state', 'open')
  await expect(answers.nth(1)).not.toHaveAttribute('hidden')
})

test('a talk of 15 minutes is booked in a new tab', async ({ page }) => {
  await openRead(page, '/')
  const link = page.locator('#fragen').getByRole('link', { name: 'Kennenlerngespräch buchen (öffnet in neuem Tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.locator('#fragen .aside')).toContainText('15 Minuten')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all answers stand open', async ({ page }) => {
    await page.goto('/')
    for (const answer of await page.locator('#fragen .answer').all()) {
      await expect(answer).toBeVisible()
      expect((await answer.boundingBox())?.height).toBeGreaterThan(40)
    }
  })
})
