import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createRecorder, serializeRecording } from '@drei-tage/recorder'
import { temporaryRepository } from './repository.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const { path: repository, git, commit } = temporaryRepository()
const FILE = 'lamp.recording.json'
const MACHINES = 'src/devtools/machines.ts'

function commitFile(file: string, text: string, message: string): void {
  writeFileSync(join(repository, file), text)
  commit(message)
}

const machines = (glowMs: number) => `import { setup } from 'xstate'
const states = { on: { after: { glow: 'off' } }, off: {} }
export const allMachines = { lamp: setup({ delays: { glow: ${glowMs} } }).createMachine({ id: 'lamp', initial: 'on', states }) }
`

function recording(): string {
  const engine = createSimulatedEngine()
  const recorder = createRecorder({ now: () => engine.now(), randomState: 1 })
  const states = { on: { after: { glow: 'off' } }, off: {} }
  const lamp = setup({ delays: { glow: 300 } }).createMachine({ id: 'lamp', initial: 'on', states })
  createActor(lamp, { clock: engine, inspect: recorder.observe }).start()
  engine.advance(1_000)
  return serializeRecording(recorder.recording())
}

beforeAll(() => {
  cpSync(join(project, 'engine'), join(repository, 'engine'), { recursive: true })
  mkdirSync(join(repository, 'src/devtools'), { recursive: true })
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }')
  commitFile(MACHINES, machines(300), 'Add a lamp')
  commitFile(FILE, recording(), 'Record it')
  commitFile('README.md', 'A lamp.', 'Describe it')
  commitFile(MACHINES, machines(330), 'Let the lamp glow longer')
  commitFile('README.md', 'A lamp that glows.', 'Describe it better')
})

it('names the commit that changed how a recording replays, says how, and leaves no worktree', () => {
  const said = execFileSync(process.execPath, [join(project, 'scripts/bisect.mjs'), join(repository, FILE)], { encoding: 'utf8' })
  expect(said).toMatch(/^\w+ E, [\d-]+: Let the lamp glow longer\nlamp#1: 'glow' takes 330 ms instead of 300, first at 0\.330 s\.\n$/)
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
