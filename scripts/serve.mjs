// Serves dist/ on a free local port as a static host would, and prints the URL. `PORT=8080 node scripts/serve.mjs` uses a fixed port;
// `--tls` serves over HTTPS.
import { serveSite } from './siteServer.mjs'

const { url } = await serveSite({ port: Number(process.env.PORT ?? 0), overTls: process.argv.includes('--tls') })
console.log(`Drei Tage is being served at ${url} (stop it with Ctrl+C)`)
