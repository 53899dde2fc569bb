import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hydrated } from './support.ts'

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Finding {
  id: string
  nodes: { html: string; failureSummary?: string }[]
}

/**
 * Tabs are radio buttons, since those choose without script; once hydrated they say that they are tabs. ARIA in HTML names other
 * elements for the role, so axe's best practice does; browsers and screen readers know a tab by its role and `aria-selected`.
 */
function isTab(id: string, html: string): boolean {
  return (
    id === 'aria-allowed-role' && /^<input\b[^>]*\brole="tab"[^>]*\btype="radio"|^<input\b[^>]*\btype="radio"[^>]*\brole="tab"/.test(html)
  )
}

/**
 * What axe finds in parts of a page after WCAG 2.2 AA and its own best practice, as short lines; empty when nothing.
 *
 * Where the page's clock stands still (`clockStands`) it is moved on a little, since axe waits between its rules: what moves has to
 * be held.
 */
export async function axeFindings(page: Page, selectors: readonly string[], { clockStands = false } = {}): Promise<string[]> {
  await hydrated(page)
  for (const selector of selectors) {
    await page.locator(selector).scrollIntoViewIfNeeded()
  }
  // Straight into the page: a script element would be stopped by the page's own content policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const running = page.evaluate(
    (include) =>
      (globalThis as unknown as { axe: { run(context: unknown, options: unknown): Promise<{ violations: Finding[] }> } }).axe
        .run({ include: include.map((selector) => [selector]) }, { resultTypes: ['violations'] })
        .then(({ violations }) => violations),
    selectors,
  )
  const findings = clockStands ? await whileTimePasses(page, running) : await running
  return findings.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !isTab(id, html)).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** What comes of something that needs the page's clock to go on. */
async function whileTimePasses<T>(page: Page, running: Promise<T>): Promise<T> {
  const isOver = await Promise.race([running.then(() => true), page.clock.runFor(20).then(() => false)])
  return isOver ? running : whileTimePasses(page, running)
}
