import { ARTICLE } from './routes.ts'
import { expect, test } from './support.ts'

// Tests what tests/built cannot find out from the files: what is visible and what works on a phone without JavaScript.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('the picker shows one package at a time, at first the most popular one, and the details of a step expand', async ({ page }) => {
  await page.goto('/')
  const services = page.locator('#services')
  const offers = services.getByRole('article')
  await expect(services.locator('fieldset [data-days] path')).toHaveCount(3 + 5 + 7)
  await expect(offers).toHaveCount(1)
  await expect(offers.getByRole('link', { name: 'Experience anfragen' })).toBeVisible()
  await services.getByRole('group', { name: 'Paket wählen' }).getByText('Ecosystem').click()
  await expect(offers).toHaveCount(1)
  await expect(offers.getByRole('link', { name: 'Ecosystem anfragen' })).toBeVisible()

  const step = page.locator('#prozess').getByRole('listitem').filter({ hasText: 'Konzept' }).first()
  await expect(step.getByRole('list')).toBeHidden()
  await step.getByText('Im Einzelnen').click()
  await expect(step.getByRole('list')).toBeVisible()
})

for (const route of ['/', '/FunnelActive', ARTICLE]) {
  test(`${route} shows no control that needs the script`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('button:not([popovertarget]):visible').allTextContents()).toEqual([])
    for (const part of ['newsletter"] form', 'share"]']) expect(await page.locator(`[data-machine="${part}:visible`).count(), part).toBe(0)
  })
}

test('the calendar shows weekdays without dates', async ({ page }) => {
  await page.goto('/')
  const days = page.locator('[data-machine="start-date"] [data-part="days"] > [data-kind]')
  await expect(days).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Mo', 'Di', 'Mi', 'Do', 'Fr'])
  expect(await days.evaluateAll((all) => all.map((day) => (day as HTMLElement).dataset.kind))).toEqual(
    'work work work handover other other other other other other'.split(' '),
  )
})

test('half of the old website lies on the new one, without a handle', async ({ page }) => {
  await page.goto('/')
  const former = page.getByRole('img', { name: /^Die alte Website/ })
  await expect(former).toHaveCSS('clip-path', /^inset\(0px 0px 0px (?:calc\(50%\)|50%)\)$/)
  await expect(page.locator('#erfolge').getByRole('slider')).toHaveCount(0)
})

test('rows that scroll sideways take the focus, so that arrow keys scroll them', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Fallstudien', 'Weitere Stimmen']) {
    const row = page.getByRole('region', { name })
    await row.focus()
    await expect(row).toBeFocused()
  }
})
