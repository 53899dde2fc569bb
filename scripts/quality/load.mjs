import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servingFaults } from './serving.mjs'

const has = (program) => spawnSync(process.platform === 'win32' ? 'where' : 'which', [program]).status === 0

/**
 * Serves the built site with nginx and the configuration the build wrote, and lets wrk ask for it: how many answers a
 * second, beside those for a plain file of the same size from a server block without any of the site's rules.
 *
 * @param {{ dist: string, server: string, seconds?: number }} options Folders of the site and of the server files.
 * @returns {Promise<{ faults: string[], loads: { path: string, perSecond: number, ratio: number, p99Ms: number }[] } | undefined>}
 *   `ratio` is the site's answers a second over those of the plain file. `loads` is empty without wrk; undefined without nginx.
 */
export async function measureNginx({ dist, server, seconds = 4 }) {
  if (!has('nginx')) return
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // Started by root, nginx reads as somebody else.
  await chmod(folder, 0o755)
  const [sitePort, plainPort] = [await freePort(), await freePort()]
  const site = (await readFile(join(server, 'nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${sitePort};`)
    .replace('root /var/www/drei-tage;', `root ${dist};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
access_log off; ${temporary}
${site}
server { listen 127.0.0.1:${plainPort}; root ${folder}/plain; sendfile on; tcp_nopush on; open_file_cache max=500 inactive=60s; }
}
`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    const base = `http://127.0.0.1:${sitePort}/`
    await answering(base)
    const faults = await servingFaults({ base, dist, headersFile: join(server, 'headers.json'), overHttps: true })
    const loads = []
    if (has('wrk')) {
      const script = (await readFile(join(dist, 'index.html'), 'utf8')).match(/\/assets\/entry-client[^ "]+/)?.[0] ?? '/robots.txt'
      for (const [path, file] of [
        ['/', 'index.html.gz'],
        ['/blog/seo-ki-zeitalter-gefunden-werden', 'blog/seo-ki-zeitalter-gefunden-werden.html.gz'],
        [script, `${script.slice(1)}.gz`],
      ]) {
        await rm(join(folder, 'plain'), { recursive: true, force: true })
        await mkdir(join(folder, 'plain'))
        await writeFile(join(folder, 'plain/file.bin'), await readFile(join(dist, file)))
        // In turns, three times: what else the machine does meets both alike.
        const runs = []
        for (let run = 0; run < 3; run += 1) {
          const own = await wrk(new URL(path, base).href, seconds)
          const plain = await wrk(`http://127.0.0.1:${plainPort}/file.bin`, seconds)
          runs.push({ ...own, ratio: own.perSecond / plain.perSecond })
        }
        const middle = runs.toSorted((a, b) => a.ratio - b.ratio)[1]
        loads.push({ path: path.startsWith('/assets/') ? 'the entry script' : path, ...middle })
      }
    }
    return { faults, loads }
  } finally {
    nginx.kill('SIGTERM')
    await new Promise((resolve) => nginx.once('close', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Serves the built site with Caddy and the configuration the build wrote. Undefined without Caddy. */
export async function checkCaddy({ dist, server }) {
  if (!has('caddy')) return
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const site = (await readFile(join(server, 'Caddyfile'), 'utf8'))
    .replace(/^\S+ \{/m, `http://127.0.0.1:${port} {`)
    .replace('/var/www/drei-tage', dist)
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  try {
    const base = `http://127.0.0.1:${port}/`
    await answering(base)
    return await servingFaults({ base, dist, headersFile: join(server, 'headers.json'), overHttps: true })
  } finally {
    caddy.kill('SIGTERM')
    await new Promise((resolve) => caddy.once('close', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function answering(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`quality: nothing answers at ${url}. Is its configuration valid?`)
}

/** One thread and thirty-two connections, as gzip, like a browser asks. */
function wrk(url, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url])
    let text = ''
    child.stdout.on('data', (part) => (text += part))
    child.on('error', reject)
    child.on('close', () => {
      const faults = /Non-2xx or 3xx responses: \d+/.exec(text)?.[0]
      if (faults) return reject(new Error(`quality: ${url} under load: ${faults}`))
      const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
      const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
      resolve({ perSecond, p99Ms: Number(number) * { us: 0.001, ms: 1, s: 1_000 }[unit] })
    })
  })
}
