import { machine, mailPreview, menu, menuButton, openAnswers, question } from './elements.ts'
import { ARTICLE } from './routes.ts'
import { expect, forEachOf, test } from './support.ts'

// Tests what tests/built cannot find out from the files: what is visible and what works on a phone without JavaScript.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('no page shows a control that needs the script', async ({ page }) => {
  await forEachOf([ARTICLE, '/', '/FunnelActive'], async (route) => {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('button:not([popovertarget]):visible').allTextContents()).toEqual([])
    if (route !== ARTICLE) return
    for (const part of [machine(page, 'newsletter').locator('form'), machine(page, 'copy-feedback')]) {
      await expect(part).toBeAttached()
      await expect(part).toBeHidden()
    }
  })
  await page.getByRole('radio', { name: /Warum/ }).click()
  await expect(page.locator('#funnel-why')).toBeVisible()
  await expect(page.locator('#funnel-interactive')).toBeHidden()
})

test('on the home page, what needs no script works, and the rest is a picture of itself', async ({ page }) => {
  await page.goto('/')
  await test.step('menu, questions and the preview of the mail open', async () => {
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await menu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/#services$/)
    await expect(menu(page)).not.toBeInViewport()
    await question(page, 2).click()
    await question(page, 3).click()
    await expect(openAnswers(page)).toHaveCount(1)
    await mailPreview(page.locator('#kontakt')).click()
    await expect(page.locator('#kontakt details')).toHaveAttribute('open', '')
  })

  await test.step('the picker shows one package at a time, at first the smallest', async () => {
    const services = page.locator('#services')
    const offers = services.getByRole('link', { name: 'anfragen' })
    await expect(offers).toHaveCount(1)
    await expect(offers).toHaveText('Express anfragen')
    await services.getByRole('group', { name: 'Paket wählen' }).getByText('Ecosystem').click()
    await expect(offers).toHaveCount(1)
    await expect(offers).toHaveText('Ecosystem anfragen')
  })

  await test.step('the details of a step expand', async () => {
    const step = page.locator('#prozess').getByRole('listitem').filter({ hasText: 'Konzept' }).first()
    await expect(step.getByRole('list')).toBeHidden()
    await step.getByText('Im Einzelnen').click()
    await expect(step.getByRole('list')).toBeVisible()
  })

  await test.step('half of the old website lies on the new one, without a handle', async () => {
    await expect(page.getByRole('img', { name: /^Die alte Website/ })).toHaveCSS('clip-path', /^inset\(0px 0px 0px (?:calc\(50%\)|50%)\)$/)
    const handle = page.locator('#erfolge [type="range"]')
    await expect(handle).toBeAttached()
    await expect(handle).toBeHidden()
  })
})
