import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CONTENT_TYPES, renderCaddy, renderHeadersFile, renderNginx, siteHeaders } from './headers.ts'

/** A file that is written as text: what the discovery of the site rests on. */
export interface TextFile {
  file: string
  text: string
}

const COMPRESSED = new Set(['.html', '.css', '.js', '.svg', '.xml', '.txt', '.json', '.webmanifest', '.ico'])

/** Compressed copies below this size, in bytes, cost more than they save. */
const SMALLEST_COMPRESSED = 1_000

/** Writes text files into a folder, making the folders they stand in. */
export async function writeTextFiles(dir: string, files: readonly TextFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
}

/**
 * Writes what servers need beside the site: headers with the hashes of this very build, as `_headers` in the site's
 * folder and as ready configuration files in `serverDir`.
 */
export async function writeServerFiles(outDir: string, serverDir: string, serverName: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'))
  const groups = siteHeaders(await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8'))))
  await writeTextFiles(outDir, [{ file: '_headers', text: renderHeadersFile(groups) }])
  await writeTextFiles(serverDir, [
    { file: 'nginx.conf', text: renderNginx(groups, serverName) },
    { file: 'Caddyfile', text: renderCaddy(groups, serverName) },
    { file: 'headers.json', text: `${JSON.stringify({ groups, types: CONTENT_TYPES }, null, 2)}\n` },
  ])
}

/** Puts a brotli and a gzip copy beside every text file, for servers that hand out prepared files. */
export async function compressFiles(outDir: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => COMPRESSED.has(extname(file)) && file !== '_headers')
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(outDir, file))
      if (content.length < SMALLEST_COMPRESSED) return
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(join(outDir, `${file}.br`), br), writeFile(join(outDir, `${file}.gz`), gz)])
    }),
  )
}
