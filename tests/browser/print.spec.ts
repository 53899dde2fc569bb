import { machine } from './elements.ts'
import { ARTICLE, KINDS } from './routes.ts'
import { bringIntoView, expect, forEachOf, hydrated, openAt, placeHydrated, test } from './support.ts'

/** Widths in px of A5 and Letter, without the margins of 1 cm that browsers use by default. */
const WIDTHS_PX = [483, 740]

test.describe('on paper', () => {
  test.use({ allowedFaults: /status of 404/ })

  test('every text fits the page, is black on white and unfolded; nothing takes a pointer', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await forEachOf(KINDS, async (path) => {
      await page.goto(path)
      await hydrated(page)
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 1_000 })
        expect(await page.evaluate(faultsOnPaper), `${width} px`).toEqual([])
      }
    })
  })
})

test('paper shows the end of the race and of the counter before they have run, and the marks of lists', async ({ page }) => {
  await openAt(page, '/')
  const race = machine(page, 'comparison-race')
  const counter = machine(page, 'counters')
  for (const part of [race, counter]) {
    await bringIntoView(part)
    await placeHydrated(part)
  }
  await page.emulateMedia({ media: 'print' })
  for (const end of ['Tag 3', 'Tag 90', 'arbeitet seit 87 Tagen']) await expect(race.getByText(end, { exact: true }).last()).toBeVisible()
  await expect(counter.locator('[data-part="value"]')).toHaveText('180\u00a0%')
  expect(await counter.locator('[data-part="value"]').evaluate((value) => getComputedStyle(value, '::after').content)).toBe('none')
  // The marks of lists are backgrounds, which browsers do not print otherwise.
  const marks = page.locator(':is(#prozess, #expertise) ul li').evaluateAll((items) =>
    items.map((item) => {
      const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(item, '::before')
      return (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') && printColorAdjust
    }),
  )
  expect(new Set(await marks)).toEqual(new Set(['exact']))
})

test('articles print without controls, with link targets written out', async ({ page }) => {
  await openAt(page, ARTICLE)
  const contents = page.getByRole('navigation', { name: 'In diesem Artikel' }).first()
  const onScreen = [machine(page, 'copy-feedback'), machine(page, 'newsletter'), contents, page.locator('header')]
  for (const part of onScreen) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of onScreen) await expect(part).toBeHidden()
  await expect(page.locator('[data-part="prose"]')).toBeVisible()
  const target = (link: Element) => getComputedStyle(link, '::after').content
  expect(await page.locator('[data-part="prose"] a[href^="/blog"]').first().evaluate(target)).toContain('/blog/')
})

/** What is wrong with the page as it would be printed. Runs in the page. */
function faultsOnPaper(): string[] {
  const faults: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const name = `${element.tagName.toLowerCase()}.${element.className.toString()}`
    if (element.matches('details > :not(summary)') && element.parentElement?.checkVisibility() && !element.checkVisibility())
      faults.push(`folded: ${name}`)
    if (!element.checkVisibility()) continue
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') faults.push(`ground: ${name}`)
    if (element.matches('button, form, [type=range]')) faults.push(`control: ${name}`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.visually-hidden')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0) continue
    if (left < 0 || right > innerWidth) faults.push(`${left} to ${right} px: ${text.textContent}`)
    if (getComputedStyle(element).color !== 'rgb(0, 0, 0)') faults.push(`colour: ${text.textContent}`)
  }
  return faults
}
