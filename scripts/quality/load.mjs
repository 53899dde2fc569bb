import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { faultsOf, has, startCaddy, startNginx } from './servers.mjs'
import { inTurns, middleBy } from './turns.mjs'

/**
 * Serves the built site with nginx and the configuration from the build, and measures requests per second with wrk, compared
 * with those for a plain file of the same size from a server block without any of the site's rules.
 *
 * @param {{ dist: string, server: string, seconds?: number }} options Folders of the site and of the server files.
 * @returns {Promise<{ faults: string[], loads: { path: string, perSecond: number, ratio: number, p99Ms: number }[] } | undefined>}
 *   `ratio` is the site's requests per second over those of the plain file. `loads` is empty without wrk; undefined without
 *   nginx.
 */
export async function measureNginx({ dist, server, seconds = 4 }) {
  if (!has('nginx')) return
  const nginx = await startNginx({ dist, server })
  try {
    const faults = await faultsOf(nginx, { dist, server })
    const { site, plain, root } = nginx.load
    const loads = []
    if (has('wrk')) {
      const script = (await readFile(join(dist, 'index.html'), 'utf8')).match(/\/assets\/entry-client[^ "]+/)?.[0] ?? '/robots.txt'
      for (const [path, file] of [
        ['/', 'index.html.gz'],
        ['/blog/seo-ki-zeitalter-gefunden-werden', 'blog/seo-ki-zeitalter-gefunden-werden.html.gz'],
        [script, `${script.slice(1)}.gz`],
      ]) {
        await rm(root, { recursive: true, force: true })
        await mkdir(root)
        await writeFile(join(root, 'file.bin'), await readFile(join(dist, file)))
        const [own, bare] = await inTurns(3, [new URL(path, site).href, plain], (url) => wrk(url, seconds))
        const runs = own.map((run, index) => ({ ...run, ratio: run.perSecond / bare[index].perSecond }))
        loads.push({ path: path.startsWith('/assets/') ? 'the entry script' : path, ...middleBy(runs, ({ ratio }) => ratio) })
      }
    }
    return { faults, loads }
  } finally {
    await nginx.close()
  }
}

/** Serves the built site with Caddy and the configuration from the build. Undefined without Caddy. */
export async function checkCaddy({ dist, server }) {
  if (!has('caddy')) return
  const caddy = await startCaddy({ dist, server })
  try {
    return await faultsOf(caddy, { dist, server })
  } finally {
    await caddy.close()
  }
}

/** One thread and thirty-two connections, accepting gzip, as browsers do. */
async function wrk(url, seconds) {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url])
  const faults = /Non-2xx or 3xx responses: \d+/.exec(stdout)?.[0]
  if (faults) throw new Error(`quality: ${url} under load: ${faults}`)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return { perSecond, p99Ms: Number(number) * { us: 0.001, ms: 1, s: 1_000 }[unit] }
}
