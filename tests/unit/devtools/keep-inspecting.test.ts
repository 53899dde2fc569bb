// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keepInspecting } from '#devtools/keepInspecting.ts'

it('keeps ?inspect in the address when a link to another page of the site is followed', () => {
  keepInspecting('stately')
  const followed = (href: string) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = href
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    return link.getAttribute('href')
  }
  expect(followed('/blog?a=1#b')).toMatch(/\/blog\?a=1&inspect=stately#b$/)
  expect(followed('/blog?inspect=')).toBe('/blog?inspect=')
  expect(followed('https://example.org/')).toBe('https://example.org/')
  expect(followed('#kontakt')).toBe('#kontakt')
})
