import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { create } from '../../scripts/new.mjs'
import { parseArticle } from '#build/markdown.ts'

const DAY = '2026-03-02'
const PIECES = ['src/pages/home/sections.ts', 'src/pages/home/HomePage.tsx', 'src/content/articles']

let root = ''
const read = (file: string) => readFile(join(root, file), 'utf8')

/** A copy of the files that the command changes. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-'))
  for (const piece of PIECES) await cp(piece, join(root, piece), { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('what npm run new writes', () => {
  it('is a machine with view, samples, test and component', async () => {
    expect(await create(root, 'machine', 'door-bell', DAY)).toEqual([
      'machines/door-bell/door-bell.machine.ts',
      'machines/door-bell/door-bell.view.ts',
      'machines/door-bell/door-bell.samples.ts',
      'tests/unit/machines/door-bell/door-bell.test.ts',
      'src/components/DoorBell.tsx',
    ])
    expect(await read('machines/door-bell/door-bell.machine.ts')).toContain('export const doorBellMachine = setup({')
    expect(await read('machines/door-bell/door-bell.samples.ts')).toContain("import type { DoorBellEvent } from './door-bell.machine.ts'")
    expect(await read('src/components/DoorBell.tsx')).toContain('data-machine="door-bell"')
  })

  it('is an article that the build accepts', async () => {
    expect(await create(root, 'article', 'neuer-text', DAY)).toEqual(['src/content/articles/neuer-text.md'])
    const source = await read('src/content/articles/neuer-text.md')
    const facts = { 'price.express': '1', 'days.express': '3' }
    expect(parseArticle(source, facts, 'neuer-text.md', ['neuer-text']).meta).toMatchObject({ slug: 'neuer-text', date: DAY })
  })

  it('is a section with its texts, listed before the contact form', async () => {
    expect(await create(root, 'section', 'opening-hours', DAY)).toEqual([
      'src/pages/home/sections/opening-hours/OpeningHours.tsx',
      'src/content/home/opening-hours.ts',
      'src/pages/home/sections.ts',
      'src/pages/home/HomePage.tsx',
    ])
    expect(await read('src/pages/home/sections.ts')).toMatch(/\n {2}section\('opening-hours', .*\),\n {2}section\('kontakt'/)
    const page = await read('src/pages/home/HomePage.tsx')
    expect(page).toContain("import { OpeningHours } from './sections/opening-hours/OpeningHours.tsx'\n")
    expect(page).toMatch(/'opening-hours': OpeningHours,\n {2}kontakt: Contact,/)
    const ground = /ground="(\w+)"/.exec(await read('src/pages/home/sections/opening-hours/OpeningHours.tsx'))?.[1]
    expect(await readFile('src/styles/tokens.css', 'utf8')).toContain(`\n.t-${ground} {`)
  })

  it.each(['machine', 'section'])('is a %s that imports only what there is', async (kind) => {
    for (const file of await create(root, kind, 'door-bell', DAY)) {
      for (const [, path = ''] of (await read(file)).matchAll(/from '([.#][^']+)'/g)) {
        const imported = path.startsWith('#') ? path.replace(/^#(?!machines\/)/, 'src/').replace('#', '') : join(dirname(file), path)
        expect(existsSync(imported) || existsSync(join(root, imported)), `${path} in ${file}`).toBe(true)
      }
    }
  })

  it('never overwrites existing files', async () => {
    await create(root, 'article', 'neuer-text', DAY)
    await expect(create(root, 'article', 'neuer-text', DAY)).rejects.toThrow('new: src/content/articles/neuer-text.md already exists.')
  })

  it.each(['Opening', 'opening_hours', '7-days', 'a--b', '-a', '../a', '', undefined])('cannot be named %s', async (name) => {
    await expect(create(root, 'section', name, DAY)).rejects.toThrow('is not a name in kebab-case')
  })

  it('is of one of three kinds', async () => {
    await expect(create(root, 'page', 'opening', DAY)).rejects.toThrow("new: 'page' is not one of machine, article, section.")
  })
})
