import { appendFileSync, cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryRepository } from './repository.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const { path: copy, git, commit } = temporaryRepository()

it("merges a later version of the template into an owner's copy without conflicts", () => {
  for (const piece of ['.gitignore', 'src']) cpSync(join(project, piece), join(copy, piece), { recursive: true })
  commit('The template')
  git('switch', '--quiet', '--create', 'owner')
  // The fixture has facts, texts, articles, photos, fonts and colours of its own.
  cpSync(join(project, 'tests/fixture'), join(copy, 'mine'), { recursive: true })
  commit("The owner's files")

  git('switch', '--quiet', 'main')
  const replaced = readdirSync(join(project, 'tests/fixture'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => existsSync(join(copy, file)) && statSync(join(copy, file)).isFile())
    .toSorted()
  expect(replaced.length).toBeGreaterThan(10)
  for (const file of replaced) appendFileSync(join(copy, file), '\n')
  commit('A later version of every file that the owner has replaced')

  git('switch', '--quiet', 'owner')
  git('merge', '--quiet', '--no-edit', 'main')
  expect(git('diff', '--name-only', 'HEAD^', 'HEAD').trim().split('\n')).toEqual(replaced)
})
