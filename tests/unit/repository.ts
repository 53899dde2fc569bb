import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A temporary repository, removed after the tests. `git` runs a command in it and returns what it prints. */
export function temporaryRepository(): { path: string; git: (...args: string[]) => string; commit: (message: string) => void } {
  const path = mkdtempSync(join(tmpdir(), 'repository-'))
  const settings = ['commit.gpgsign=false', 'user.name=E', 'user.email=e@firma.example'].flatMap((setting) => ['-c', setting])
  const git = (...args: string[]) => execFileSync('git', [...settings, ...args], { cwd: path, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch', 'main')
  afterAll(() => rmSync(path, { recursive: true, force: true }))
  const commit = (message: string) => {
    git('add', '.')
    git('commit', '--quiet', '--message', message)
  }
  return { path, git, commit }
}
