import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { ARTICLES, ROUTES } from '../browser/routes.ts'
import { all, dist, facts, fileText, plain, textsOf } from './site.ts'

const { baseUrl, name, brand, email } = facts.owner
const addresses = ROUTES.map((route) => baseUrl + route).toSorted()

it('the sitemap dates articles by day, the blog by its newest article and legal texts by month', () => {
  const entries = [...fileText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  const dateOf = new Map(entries.map(([, address, date]) => [address!.slice(baseUrl.length), date]))
  const days = ARTICLES.map((path) => dateOf.get(path))
  for (const day of days) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(dateOf.get('/blog')).toBe(days.toSorted().at(-1))
  expect(dateOf.get('/agb.html')).toMatch(/^20\d\d-\d\d$/)
  expect([dateOf.has('/'), dateOf.get('/')]).toEqual([true, undefined])
})

it('sitemap, robots.txt and llms.txt list every page', () => {
  expect([...fileText('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address).toSorted()).toEqual(addresses)
  expect(fileText('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`)
  const llms = fileText('llms.txt')
  // The first line under the title describes the site; a second one is there while it has samples.
  expect(llms).toMatch(/^# .+\n\n> .{40,}\n\n(?:> Diese Website ist noch nicht mit echten Daten gefüllt\. .+\n\n)?## /)
  expect(llms.startsWith(`# ${brand}\n`)).toBe(true)
  const questions = textsOf('/', '#fragen details summary')
  for (const question of questions) expect(plain(llms)).toContain(`### ${question}`)
  expect([...llms.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gm)].map(([, address]) => address).toSorted()).toEqual(addresses)
})

it('security.txt names a contact and expires within a year', () => {
  const security = fileText('.well-known/security.txt')
  expect(security).toContain(`Contact: mailto:${email}`)
  const days = (Date.parse(/^Expires: (.+Z)$/m.exec(security)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(366)
})

it('the feed contains every article in full, newest first, with absolute links', () => {
  const feed = fileText('feed.xml')
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
  expect(feed).toContain(`<atom:link href="${baseUrl}/feed.xml" rel="self" type="application/rss+xml"/>`)
  expect(feed).toContain('<language>de-DE</language>')
  expect(feed).toContain(`href=&quot;${baseUrl}/`)
  const items = feed.split('<item>').slice(1)
  expect(items).toHaveLength(ARTICLES.length)
  const dates = items.map((item) => /<pubDate>(\w{3}, \d\d \w{3} 20\d\d 00:00:00 GMT)<\/pubDate>/.exec(item)?.[1] ?? '')
  expect(dates).toEqual(dates.toSorted((a, b) => Date.parse(b) - Date.parse(a)))
  for (const item of items) {
    const [, address = ''] = /<guid isPermaLink="true">([^<]*)<\/guid>/.exec(item) ?? []
    expect(item).toContain(`<link>${address}</link>`)
    expect(item).toContain(`<dc:creator>${name}</dc:creator>`)
    expect(item).not.toMatch(/(?:href|src)=&quot;[/#]|srcset/)
    const [, escaped = ''] = /<content:encoded>([\s\S]*)<\/content:encoded>/.exec(item) ?? []
    const text = parseHTML(`<p>${escaped}</p>`).document.querySelector('p')?.textContent ?? ''
    const body = parseHTML(`<main>${text}</main>`).document.querySelectorAll('p')
    expect([...body].map(({ textContent }) => plain(textContent))).toEqual(textsOf(address.slice(baseUrl.length), '[data-part="prose"] p'))
  }
  expect(all('/blog', 'link[rel="alternate"][type="application/rss+xml"]').map((link) => link.getAttribute('href'))).toEqual(['/feed.xml'])
})

it('manifest and icons exist in the declared sizes', () => {
  const manifest = JSON.parse(fileText(all('/', 'link[rel="manifest"]')[0]?.getAttribute('href') ?? ''))
  expect(manifest).toMatchObject({ name: brand, lang: 'de', start_url: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = readFileSync(join(dist, src))
    expect([`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, type], src).toEqual([sizes, 'image/png'])
  }
  const icons = all('/', 'link[rel="icon"], link[rel="apple-touch-icon"]').map((link) => link.getAttribute('href') ?? '')
  expect(icons.length).toBeGreaterThan(1)
  for (const icon of icons) expect(readFileSync(join(dist, icon)).length, icon).toBeGreaterThan(0)
})
