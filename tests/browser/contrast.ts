import type { Page } from '@playwright/test'
import { expect } from './support.ts'

/** Links, buttons, tabs and switches without a visible line: neither they nor their parent nor a descendant has one. */
function withoutBoundary(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = (style: CSSStyleDeclaration) =>
      (style.borderStyle !== 'none' && Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) > 0) ||
      style.textDecorationLine.includes('underline') ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
    return (
      [...document.querySelectorAll<HTMLElement>('a, button, [role="tab"], [role="switch"]')]
        .filter((element) => element.closest('.visually-hidden') === null)
        // Without a `role`, only elements with padding count, because they look like buttons.
        .filter((element) => element.role !== null || Number.parseFloat(getComputedStyle(element).paddingLeft) >= 8)
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) =>
          [element, element.parentElement!, ...element.querySelectorAll<HTMLElement>('*')].every(
            (part) => !drawn(getComputedStyle(part)) && !drawn(getComputedStyle(part, '::before')) && part.tagName !== 'svg',
          ),
        )
        .map((element) => element.outerHTML.slice(0, 120))
    )
  })
}

/** Names of the groups of invisible radio buttons whose checked label has the same lines and colours as another label of the group. */
function chosenLikeOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looks = (label: HTMLElement) => {
      const { borderColor, borderWidth, backgroundColor, outlineColor, outlineStyle } = getComputedStyle(label)
      return [borderColor, borderWidth, backgroundColor, outlineColor, outlineStyle].join(' ')
    }
    return [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')]
      .filter((radio) => getComputedStyle(radio).opacity === '0' || radio.clientWidth <= 1)
      .filter((radio) => radio.closest('label')?.checkVisibility())
      .filter(({ name }) => {
        const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map((radio) => radio.closest('label')!)
        const chosen = all.find((label) => label.control instanceof HTMLInputElement && label.control.checked)!
        return all.some((label) => label !== chosen && looks(label) === looks(chosen))
      })
      .map(({ name }) => name)
  })
}

/**
 * Headings and quotes whose lines are too close together: with forced colours, browsers draw a backplate behind each line, which would
 * cover the descenders of the line above.
 */
function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, blockquote):not([role="img"] *)')]
      .filter((text) =>
        [text, ...text.querySelectorAll('*')].some((part) => {
          const { fontSize, lineHeight } = getComputedStyle(part)
          return Number.parseFloat(lineHeight) < 1.2 * Number.parseFloat(fontSize)
        }),
      )
      .map((text) => text.textContent.slice(0, 40)),
  )
}

/** Checks that focus rings stand out with more contrast, and text, lines and controls with forced colours. Leaves a width of 390 px. */
export async function expectContrast(page: Page): Promise<void> {
  // tests/unit/build/colours measures what other colours are then.
  await page.emulateMedia({ contrast: 'more' })
  const link = page.locator('main a').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toHaveCSS('outline-width', '4px')

  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  expect.soft(await withoutBoundary(page)).toEqual([])
  expect.soft(await coveredLines(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  expect.soft(await chosenLikeOthers(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
