import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CONTENT_TYPES, renderHeadersFile, renderNginx, siteHeaders } from './headers.ts'

/** A text file to write, such as a sitemap. Its path is relative to the folder that it is written to. */
export interface TextFile {
  file: string
  text: string
}

const COMPRESSED = new Set(['.html', '.css', '.js', '.svg', '.xml', '.txt', '.json', '.webmanifest', '.ico'])

/** Minimum size of a file to compress, in bytes. Compressing smaller files costs more than it saves. */
const SMALLEST_COMPRESSED = 1_000

/** Writes text files to a folder, creating subfolders as needed. */
export async function writeTextFiles(dir: string, files: readonly TextFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
}

/**
 * Writes what servers need besides the site: headers with the hashes of this build, as `_headers` in the site's folder and as
 * a complete configuration of nginx in `serverDir`.
 */
export async function writeServerFiles(outDir: string, serverDir: string, serverName: string): Promise<void> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'))
  const groups = siteHeaders(await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8'))))
  await writeTextFiles(outDir, [{ file: '_headers', text: renderHeadersFile(groups) }])
  await writeTextFiles(serverDir, [
    { file: 'nginx.conf', text: renderNginx(groups, serverName) },
    { file: 'headers.json', text: `${JSON.stringify({ groups, types: CONTENT_TYPES }, null, 2)}\n` },
  ])
}

/** Writes a brotli and a gzip copy next to every text file, for servers that support precompressed files. */
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
