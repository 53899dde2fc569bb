import { expect, test } from './support.ts'
import { expectFitsEveryWidth, forgive404, openRead } from './reading.ts'

for (const path of ['/nirgends', '/blog/a/b', '/funnelactive', '/index.php?id=1', '/%E0%A4%A', '/__proto__']) {
  test(`${path} leads to the designed page, with status 404`, async ({ page, request, faults }) => {
    expect((await request.get(path)).status()).toBe(404)
    await openRead(page, path)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag\u00a0404 gibt es in keinem Projekt.')
    await expect(page).toHaveTitle('Tag 404: Seite nicht gefunden | Drei Tage')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    forgive404(faults)
  })
}

test('shows a scale with one leaning stroke', async ({ page, faults }) => {
  await openRead(page, '/nirgends')
  const scale = page.getByRole('img', { name: 'Maßband mit einem umgefallenen Strich' })

  await expect(scale.locator('.fallen')).toHaveCount(1)
  // Ninety, less the fallen one and the three it lies on.
  expect((await scale.locator('path').first().getAttribute('d'))!.match(/M/g)).toHaveLength(86)
  forgive404(faults)
})

test('shows the three ways back without scrolling', async ({ page, faults }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRead(page, '/nirgends')

  for (const name of ['Zur Startseite', 'Zum Blog', 'Pakete ansehen']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  forgive404(faults)
})

test('offers three ways back, and each leads there', async ({ page, faults }) => {
  for (const [name, url, heading] of [
    ['Zur Startseite', '/', /Websites in 3\sTagen/],
    ['Zum Blog', '/blog', /Sechs Texte/],
    ['Pakete ansehen', '/#services', /Websites in 3\sTagen/],
  ] as const) {
    await page.goto('/nirgends')
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await link.click()
    await expect(page).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading)
  }
  forgive404(faults)
})

test('fits every window from 320 to 1920 px', async ({ page, faults }) => {
  await openRead(page, '/nirgends')

  await expectFitsEveryWidth(page, async (width) => {
    const title = (await page.locator('h1 .rest').boundingBox())!
    expect(title.x + title.width).toBeLessThanOrEqual(width)
  })
  forgive404(faults)
})
