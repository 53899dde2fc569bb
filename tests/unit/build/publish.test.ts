import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashSource } from '#build/headers.ts'
import { compressFiles, writeServerFiles, writeTextFiles } from '#build/publish.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'publish-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const read = (file: string) => readFile(join(dir, file), 'utf8')

it('creates missing folders when it writes text files', async () => {
  await writeTextFiles(dir, [{ file: '.well-known/security.txt', text: 'Contact: x' }])

  expect(await read('.well-known/security.txt')).toBe('Contact: x')
})

it('writes compressed copies of large text files only', async () => {
  const long = 'Websites in drei Tagen. '.repeat(100)
  await writeTextFiles(dir, [
    { file: 'a.html', text: long },
    { file: 'blog/b.js', text: long },
    { file: 'short.css', text: 'a{}' },
    { file: 'font.woff2', text: long },
    { file: '_headers', text: long },
  ])
  await compressFiles(dir)

  expect((await readdir(dir, { recursive: true })).filter((file) => /\.(?:br|gz)$/.test(file)).toSorted()).toEqual([
    'a.html.br',
    'a.html.gz',
    'blog/b.js.br',
    'blog/b.js.gz',
  ])
  expect(gunzipSync(await readFile(join(dir, 'a.html.gz'))).toString()).toBe(long)
  expect(brotliDecompressSync(await readFile(join(dir, 'blog/b.js.br'))).toString()).toBe(long)
})

it('writes one policy that covers all pages for every kind of server', async () => {
  const server = join(dir, 'server')
  await writeTextFiles(join(dir, 'site'), [
    { file: 'index.html', text: '<style>a{}</style><script>go()</script>' },
    { file: 'blog/b.html', text: '<style>b{}</style>' },
  ])
  await writeServerFiles(join(dir, 'site'), server, 'example.de')

  const files = [join('site', '_headers'), join('server', 'nginx.conf'), join('server', 'Caddyfile'), join('server', 'headers.json')]
  for (const file of files) {
    const text = await read(file)
    for (const block of ['a{}', 'b{}', 'go()']) expect(text, file).toContain(hashSource(block))
  }
})
