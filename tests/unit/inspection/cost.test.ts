import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** What the scripts of all pages together may grow by for the inspector, in bytes before compression. Names that the minifier chooses make it some more or less. */
const HOOK_BYTES = 310

it('costs those who do not ask for the inspector less than 310 bytes, and no file', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/inspection-cost.mjs'])
  const { costBytes, files, filesWithout } = JSON.parse(stdout) as { costBytes: number; files: number; filesWithout: number }
  expect(costBytes).toBeGreaterThan(0)
  expect(costBytes).toBeLessThan(HOOK_BYTES)
  expect(files).toBe(filesWithout)
}, 300_000)
