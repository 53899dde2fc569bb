// nginx and Caddy with the configurations from the build, on ports of this machine.
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { get, servingFaults } from './serving.mjs'

/** Whether a program is installed. */
export const has = (program) => spawnSync(process.platform === 'win32' ? 'where' : 'which', [program]).status === 0

/**
 * @typedef {{ base: string, httpBase: string, close: () => Promise<void> }} Served The site's URL over HTTPS, and the one that
 *   redirects to it; both have the site's own host name, which must be resolved to this machine.
 */

/**
 * Serves the site with nginx: the build's configuration, with only ports, root and certificate replaced.
 *
 * @param {{ dist: string, server: string }} options Folders of the site and of the server files.
 * @returns {Promise<Served & { load: { site: string, plain: string, root: string } }>} `load` is for measuring without HTTPS:
 *   the URLs of the site and of a server block without any of its rules, and the folder of the latter's files, which does not
 *   exist yet.
 */
export async function startNginx({ dist, server }) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // Started as root, nginx reads files as another user.
  await chmod(folder, 0o755)
  const [port, httpPort, loadPort, plainPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const pem = await certificate(folder)
  const root = join(folder, 'plain')
  const written = await readFile(join(server, 'nginx.conf'), 'utf8')
  const name = /server_name (\S+);/.exec(written)?.[1] ?? ''
  const site = written
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2; listen 127.0.0.1:${loadPort};`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${pem};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${pem};`)
    .replace('root /var/www/drei-tage;', `root ${dist};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
access_log off; ${temporary}
${site}
server { listen 127.0.0.1:${plainPort}; root ${root}; sendfile on; tcp_nopush on; open_file_cache max=500 inactive=60s; }
}
`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const served = await running(nginx, folder, { name, port, httpPort })
  return { ...served, load: { site: `http://127.0.0.1:${loadPort}/`, plain: `http://127.0.0.1:${plainPort}/file.bin`, root } }
}

/**
 * Serves the site with Caddy, likewise.
 *
 * @param {{ dist: string, server: string }} options
 * @returns {Promise<Served>}
 */
export async function startCaddy({ dist, server }) {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const [port, httpPort] = [await freePort(), await freePort()]
  const pem = await certificate(folder)
  const written = await readFile(join(server, 'Caddyfile'), 'utf8')
  const name = /^([\w.-]+) \{$/m.exec(written)?.[1] ?? ''
  const site = written.replace(/# tls .*/, `tls ${pem} ${pem}`).replace('/var/www/drei-tage', dist)
  await writeFile(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n\tskip_install_trust\n}\n${site}`,
  )
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  return running(caddy, folder, { name, port, httpPort })
}

/** Everything wrong with how a server with the build's configuration serves the site, one line each. */
export async function faultsOf(served, { dist, server }) {
  return [
    ...(await servingFaults({ base: served.base, dist, headersFile: join(server, 'headers.json') })),
    ...(await redirectFaults(served)),
  ]
}

/**
 * Checks that a server redirects HTTP requests to the same URL over HTTPS.
 *
 * @param {Served} served
 * @returns {Promise<string[]>} What is wrong, one line each.
 */
async function redirectFaults({ base, httpBase }) {
  const faults = []
  for (const path of ['/', '/blog?a=%20&b', '/gibt-es-nicht', '/assets/weg.js']) {
    const { status, headers } = await get(httpBase, path)
    // The ports are specific to this machine.
    const leadsTo = (headers.location ?? 'nowhere').replace(/^(https:\/\/[^/:]+):\d+/, '$1')
    if ((status !== 301 && status !== 308) || leadsTo !== `https://${new URL(base).hostname}${path}`)
      faults.push(`http ${path}: ${status} to ${headers.location}`)
    if (/\d/.test(headers.server ?? '')) faults.push(`http ${path}: tells the version of the server: ${headers.server}`)
  }
  return faults
}

async function running(child, folder, { name, port, httpPort }) {
  const close = async () => {
    const closed = child.exitCode === null && new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
    await rm(folder, { recursive: true, force: true })
  }
  const base = `https://${name}:${port}/`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await get(base, '/').then(
        () => true,
        () => false,
      )
    )
      return { base, httpBase: `http://${name}:${httpPort}/`, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await close()
  throw new Error(`quality: nothing answers at ${base}. Is the configuration of ${child.spawnfile} valid?`)
}

/** A file with a self-signed certificate and its key. */
async function certificate(folder) {
  const file = join(folder, 'certificate.pem')
  await writeFile(file, await getCertificate(folder))
  return file
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
