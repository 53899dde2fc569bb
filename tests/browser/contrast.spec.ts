import type { Locator, Page } from '@playwright/test'
import { expect, forEachOf, hydrated, hydrateAllSections, test } from './support.ts'

const COLOURS = ['--fg', '--muted', '--hairline', '--border', '--focus'] as const

/** For each section: the contrast ratio, from 1 to 21, of each colour in `COLOURS` to the section's background. */
function contrasts(sections: Locator): Promise<Record<(typeof COLOURS)[number], number>[]> {
  return sections.evaluateAll((all, names) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    return all.map((section) => {
      const probe = document.createElement('i')
      section.append(probe)
      const luminance = (colour: string, under?: string) => {
        if (!canvas) return 0
        for (const layer of [under, colour]) {
          if (layer === undefined) continue
          probe.style.color = layer
          canvas.fillStyle = getComputedStyle(probe).color
          canvas.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const ground = luminance('var(--bg)')
      const of = (name: string) => {
        const [one, other] = [luminance(`var(${name})`, 'var(--bg)'), ground].sort((a, b) => b - a) as [number, number]
        return (one + 0.05) / (other + 0.05)
      }
      const found = Object.fromEntries(names.map((name) => [name, of(name)])) as Record<(typeof names)[number], number>
      probe.remove()
      return found
    })
  }, COLOURS)
}

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('text, lines, focus rings and controls stand out with more contrast and forced colours', async ({ page }) => {
  await forEachOf(['/', '/FunnelActive', '/blog'], async (path) => {
    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'none' })
    await page.setViewportSize({ width: 1_440, height: 900 })
    await page.goto(path)
    await hydrated(page)
    await hydrateAllSections(page)
    const [first] = await contrasts(page.locator('.t-paper[data-section]'))
    expect(first?.['--muted']).toBeLessThan(first?.['--fg'] ?? 0)
    expect(first?.['--hairline']).toBeLessThan(3)

    await page.emulateMedia({ contrast: 'more' })
    for (const found of await contrasts(page.locator('[data-section]'))) {
      expect(found['--muted']).toBe(found['--fg'])
      expect(found['--muted']).toBeGreaterThanOrEqual(7)
      expect(found['--hairline']).toBeGreaterThanOrEqual(3)
      expect(found['--border']).toBeGreaterThanOrEqual(7)
      expect(found['--focus']).toBeGreaterThanOrEqual(7)
    }
    const link = page.locator('main a').first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toHaveCSS('outline-width', '4px')

    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
    expect(await withoutBoundary(page)).toEqual([])
    expect.soft(await coveredLines(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    expect.soft(await chosenLikeOthers(page)).toEqual([])
  })
})
