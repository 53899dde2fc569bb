import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { yearlyPeriod } from '#content/format.ts'
import { mailContents, practices } from '#content/legal/practices.ts'
import { mails } from '#content/mails.ts'
import { inEuros, stated } from '../stated-facts.ts'
import { LEGAL } from '../browser/routes.ts'
import { all, dist, facts, fileText, textOf, textsOf, plain } from './site.ts'

// Words that are the same for every owner are in tests/transcripts, by tests/unit/content/impressum.test.ts.
const { owner } = facts
const [, agb = '', datenschutz = ''] = LEGAL.map((route) => textOf(route, 'main'))

it.each([
  ['/impressum.html', 'Impressum'],
  ['/agb.html', 'Allgemeine Geschäftsbedingungen'],
  ['/datenschutz.html', 'Datenschutz'],
  ['/barrierefreiheit.html', 'Erklärung zur Barrierefreiheit'],
])('%s has its title, month and table of contents, and cites no law that is out of force', (route, title) => {
  expect(textOf(route, 'h1')).toBe(title)
  expect(textOf(route, '[aria-labelledby=titel] p:last-child')).toMatch(/^Stand: \p{L}+ 20\d\d$/u)
  const anchors = all(route, 'nav[aria-label="Auf dieser Seite"] a').map((link) => link.getAttribute('href'))
  expect(anchors).toEqual(all(route, 'main h2').map(({ id }) => `#${id}`))
  expect(anchors.length).toBeGreaterThan(2)
  expect(textOf(route, 'main')).not.toMatch(/\b(?:TMG|TTDSG|RStV|EU-DSGVO)\b|ec\.europa\.eu|OS-Plattform|Online-Streitbeilegung/)
})

it('the terms contain prices with their tax', () => {
  for (const { name, priceEuro } of stated.packages) expect(agb).toContain(plain(`${name}, ${inEuros(priceEuro)}`))
  const isSmall = owner.vat.kind === 'kleinunternehmer'
  expect([agb.includes('§ 19 UStG'), agb.includes('gesetzliche Umsatzsteuer von derzeit')]).toEqual([isSmall, !isSmall])
})

it('the terms contain what the home page says of every package, of its payment and of the days on which nobody works', () => {
  const inEvery = /In jedem Paket: (.+?)\./.exec(textOf('/', '#services'))?.[1]
  expect(agb).toContain(`Für jedes Paket gilt: ${inEvery}.`)
  const scopes = textsOf('/', '#services dd')
  expect(scopes.length).toBeGreaterThan(5)
  for (const scope of scopes) if (!scope.includes('nicht enthalten')) expect(agb).toContain(scope)
  for (const { name, from, to } of stated.closed) expect(agb).toContain(plain(`unsere ${name} (${yearlyPeriod(from, to)})`))
  expect(agb).toContain('am letzten Arbeitstag vor dem Starttag fällig')
})

describe('the privacy notice', () => {
  it('tells of every line that stores, measures, sends, shares or rewrites, and of nothing else', () => {
    const code = import.meta.glob<string>(
      // The inspector's auto.ts is left out, because a built page does not load it.
      ['../../{src,machines,engine,packages}/**/*.{ts,tsx}', '../../build/prerender.ts', '!**/tests/**', '!**/auto.ts', '!**/content/**'],
      { eager: true, query: '?raw', import: 'default' },
    )
    const traces =
      /(?:local|session)Storage[.,\])]|FOR_(?:GOOD|THE_VISIT), \w|STORAGE_KEY\b.*\)|document\.cookie|indexedDB|caches\.|history[.[]\w*[sS]tate|history\[|performance\.getEntries|PerformanceObserver|navigator\.(?:clipboard|share|canShare|sendBeacon|geolocation)|globalPrivacyControl|speculationrules|location\.href = |\bfetch\(|new (?:XMLHttpRequest|WebSocket|EventSource)/
    const told = Object.values(practices).flatMap(({ code: lines }) => lines)
    const doing = Object.entries(code).flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line) =>
          traces.test(line) && !/^\s*(?:\/?\*|\/\/|import\b)/.test(line) ? [[path.slice('../../'.length), line.trim()]] : [],
        ),
    )
    const untold = doing.filter(([path, line]) => !told.some(([file, part]) => file === path && line!.includes(part)))
    expect(untold, 'tell of it in src/content/legal/practices.ts').toEqual([])
    const idle = told.filter(([file, part]) => !doing.some(([path, line]) => file === path && line!.includes(part)))
    expect(idle, 'no code does this any more: remove it from src/content/legal/practices.ts').toEqual([])
    for (const [name, { says }] of Object.entries(practices))
      expect(datenschutz.includes(plain(says)), name).toBe(name !== 'numbers' || owner.funnel)

    const keys = Object.values(code).flatMap((text) => [...text.matchAll(/STORAGE_KEY = '([^']+)'/g)].map(([, key]) => key))
    expect(new Set(textsOf('/datenschutz.html', 'main code').filter((text) => !text.startsWith('?')))).toEqual(new Set(keys))
    const carried = [...JSON.stringify([mails.inquiry, mails.datedInquiry, mails.audit]).matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name)
    expect(new Set(carried)).toEqual(new Set(Object.keys(mailContents)))
    for (const content of Object.values(mailContents)) expect(datenschutz).toContain(content)
  })

  it('says nothing of an inspector elsewhere, because the built one connects to none', () => {
    const scripts = readdirSync(join(dist, 'inspection')).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(1)
    for (const file of scripts) expect(fileText(`inspection/${file}`)).not.toContain('stately.ai/inspect')
  })
})
