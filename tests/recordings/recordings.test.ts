import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseRecording, replay } from '@drei-tage/recorder'
import { allMachines } from '#devtools/machines.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.recording.jsonl'))

it.each(files)('%s goes as it was recorded', (file) => {
  const recording = parseRecording(readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(recording.entries.length).toBeGreaterThan(0)
  expect(replay(recording, { machines: allMachines }).difference?.message).toBeUndefined()
})
