// Checks nginx with the configuration from the build, on local ports.
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { get, servingFaults } from './serving.mjs'

const PORT = 44_380
const HTTP_PORT = 44_381

/** The configuration from the build, with this machine's ports, files and certificate. */
const adapted = (written, { dist, folder, pem }) => `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${written
  .replace('listen 80;', `listen 127.0.0.1:${HTTP_PORT};`)
  .replace('listen 443 ssl http2;', `listen 127.0.0.1:${PORT} ssl http2;`)
  .replaceAll(/^ *listen \[::\].*\n/gm, '')
  .replace(/ssl_certificate .*;/, `ssl_certificate ${pem};`)
  .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${pem};`)
  .replace('root /var/www/drei-tage;', `root ${dist};`)}
}
`

/**
 * Serves the site with nginx, over HTTPS with a certificate made for this run, and checks the responses.
 *
 * @param {{ dist: string, server: string }} options Folders of the site and of the server files.
 * @returns {Promise<string[] | undefined>} Everything wrong in the responses, one line each; undefined if nginx is not installed.
 */
export async function faultsOfNginx({ dist, server }) {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  // Readable for all, because nginx reads files as another user if it is started as root.
  await chmod(folder, 0o755)
  const [pem, file] = [join(folder, 'certificate.pem'), join(folder, 'nginx.conf')]
  await writeFile(pem, await getCertificate(folder))
  const written = await readFile(join(server, 'nginx.conf'), 'utf8')
  await writeFile(file, adapted(written, { dist, folder, pem }))
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const host = /server_name (\S+);/.exec(written)?.[1]
  const base = `https://${host}:${PORT}/`
  try {
    await answers(base)
    const headersFile = join(server, 'headers.json')
    return [...(await servingFaults({ base, dist, headersFile })), ...(await redirectFaults(`http://${host}:${HTTP_PORT}/`))]
  } finally {
    child.kill()
    await ended
    await rm(folder, { recursive: true })
  }
}

/** Checks that requests over HTTP are redirected to the same URL over HTTPS. */
async function redirectFaults(httpBase) {
  const faults = []
  for (const path of ['/', '/blog?a=%20&b', '/gibt-es-nicht', '/assets/weg.js']) {
    const { status, headers } = await get(httpBase, path)
    // Ports are ignored, because they differ from those of a real server.
    const leadsTo = (headers.location ?? 'nowhere').replace(/^(https:\/\/[^/:]+):\d+/, '$1')
    if ((status !== 301 && status !== 308) || leadsTo !== `https://${new URL(httpBase).hostname}${path}`)
      faults.push(`http ${path}: ${status} to ${headers.location}`)
    if (/\d/.test(String(headers.server))) faults.push(`http ${path}: tells the version of the server: ${headers.server}`)
  }
  return faults
}

async function answers(base) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await get(base, '/').catch(() => undefined)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`quality: nothing answers at ${base}. Is its configuration valid?`)
}
