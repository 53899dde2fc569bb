import { expect, hydrated, test } from './support.ts'

// The whole suite runs with the production headers, and every test fails if a page violates their Content-Security-Policy. tests/built
// checks that the policy lists each inline block, and that every response has these headers.

test('the policy blocks injected scripts and styles, and strings as HTML or script sources', async ({ page, faults }) => {
  await page.goto('/impressum.html')
  await hydrated(page)
  expect(faults).toEqual([])
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.intruder = true')
    document.head.append(script)
    const style = document.createElement('style')
    style.textContent = 'h1 { color: rgb(1, 2, 3) !important }'
    document.head.append(style)
    const link = document.createElement('a')
    try {
      link.setAttribute('onclick', 'window.intruder = true')
    } catch {
      // Browsers that enforce Trusted Types throw.
    }
    link.click()
    return 'intruder' in window || getComputedStyle(document.querySelector('h1')!).color === 'rgb(1, 2, 3)'
  })
  expect(ran).toBe(false)
  expect(faults.length).toBeGreaterThan(0)

  const refusals = await page.evaluate(() => {
    const refused = (deed: () => unknown) => {
      try {
        deed()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const factory = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes
    return [
      refused(() => {
        document.body.innerHTML = '<b>'
      }),
      refused(() => {
        document.createElement('script').src = '/x.js'
      }),
      refused(() => document.body.insertAdjacentHTML('beforeend', '<b>')),
      refused(() => factory.createPolicy('intruder', {})),
      // A second policy with the same name as the site's.
      refused(() => factory.createPolicy('drei-tage', {})),
    ]
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
  faults.length = 0
})
