import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeFaults } from './axeFaults.ts'
import { hydrated } from './support.ts'

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The violations of WCAG 2.2 AA and of axe's best practices in a part of a page, one line each. */
export async function axeFindings(page: Page, selector: string): Promise<string[]> {
  await hydrated(page)
  const part = page.locator(selector)
  await part.scrollIntoViewIfNeeded()
  // Evaluated directly, because the page's content security policy would block a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return part.evaluate(axeFaults)
}
