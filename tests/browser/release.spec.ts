import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

/** Runs the release check on the built site. */
function release(): Promise<{ code: number; lines: string[] }> {
  const script = fileURLToPath(new URL('../../scripts/release.mjs', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script], (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n') })
    })
  })
}

test('the release check fails and names every sample, claim, decision and example address that is left', async () => {
  const { code, lines } = await release()
  expect(code).toBe(1)
  const text = lines.join('\n')
  for (const name of ['Miriam Sander', 'Jonas Keller', 'Aylin Demir', 'Thomas Brandt'])
    expect(text).toContain(`sample   home/testimonials.ts: ${name}`)
  for (const name of ['Lena Albrecht', 'Hallberg', 'Tischlerei Brandt']) expect(text).toContain(`sample   home/success.ts: ${name}`)
  for (const name of ['Klarkurs', 'Hallberg', 'Kursraum', 'Lindpark', 'Brandt', 'Feinladen']) {
    expect(text).toContain(`sample   home/testimonials.ts: ${name}`)
  }
  for (const field of ['name', 'email', 'address', 'bookingUrl', 'baseUrl']) expect(text).toContain(`sample   owner.ts: ${field}`)
  for (const claim of ['more-conversions', 'sites-built', 'satisfaction', 'rating', 'google-page-one'])
    expect(text).toContain(`claim    claims.ts: ${claim}`)
  expect(lines.filter((line) => line.startsWith('decision')).length).toBeGreaterThan(0)
  expect(text).toContain('link     index.html: https://kalender.drei-tage.example/gespraech leads to an example address')
  expect(lines.at(-1)).toBe(`${lines.length - 1} things stand in the way of a release.`)
})

test('no link of the site leads nowhere', async () => {
  const { lines } = await release()
  expect(lines.filter((line) => /leads nowhere|has no such anchor|is left$/.test(line))).toEqual([])
})
