import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hydrated } from './support.ts'

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Finding {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/** The violations of WCAG 2.2 AA and of axe's best practices in parts of a page, one line each. */
export async function axeFindings(page: Page, selectors: readonly string[]): Promise<string[]> {
  await hydrated(page)
  for (const selector of selectors) {
    await page.locator(selector).scrollIntoViewIfNeeded()
  }
  // Evaluated directly, because the page's content security policy would block a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  // `preload` is off, so that axe fetches no style sheets: no enabled rule needs them.
  const findings = await page.evaluate(
    (include) =>
      (globalThis as unknown as { axe: { run(context: unknown, options: unknown): Promise<{ violations: Finding[] }> } }).axe
        .run({ include: include.map((selector) => [selector]) }, { resultTypes: ['violations'], preload: false })
        .then(({ violations }) => violations),
    selectors,
  )
  return findings.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`))
}
