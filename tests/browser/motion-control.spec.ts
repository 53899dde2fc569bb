import { expect, openAt, placeHydrated, test } from './support.ts'

test('the site-wide pause survives reloads and page changes, in the storage of its tab', async ({ page }) => {
  await openAt(page, '/ueber-mich')
  const control = page.locator('footer [data-machine="motion-control"]')
  await control.click()
  await expect(control).toHaveText('Animationen abspielen')
  await page.reload()
  await control.scrollIntoViewIfNeeded()
  await placeHydrated(control)
  await expect(control).toHaveText('Animationen abspielen')

  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.getByRole('article').first().waitFor()
  await page.reload()
  await control.scrollIntoViewIfNeeded()
  await placeHydrated(control)
  await expect(control).toHaveText('Animationen abspielen')
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
    'cookie-consent',
    'animationen-angehalten',
  ])
})
