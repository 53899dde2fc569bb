import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles, writeTextFiles } from '#build/publish.ts'
import { temporaryFolder } from '../temporary.ts'

it('writes compressed copies of large text files only', async () => {
  const dir = await temporaryFolder()
  const long = 'Websites in drei Tagen. '.repeat(100)
  const files = { 'a.html': long, 'blog/b.js': long, 'short.css': 'a{}', 'font.woff2': long, _headers: long }
  await writeTextFiles(
    dir,
    Object.entries(files).map(([file, text]) => ({ file, text })),
  )
  await compressFiles(dir)

  const compressed = (await readdir(dir, { recursive: true })).filter((file) => /\.(?:br|gz)$/.test(file))
  expect(compressed.toSorted()).toEqual(['a.html.br', 'a.html.gz', 'blog/b.js.br', 'blog/b.js.gz'])
  expect(gunzipSync(await readFile(join(dir, 'a.html.gz'))).toString()).toBe(long)
  expect(brotliDecompressSync(await readFile(join(dir, 'blog/b.js.br'))).toString()).toBe(long)
})
