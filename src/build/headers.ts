import { createHash } from 'node:crypto'

/** All response headers of one group of addresses. Of the groups that an address is in, the last one counts. */
export interface HeaderGroup {
  /** A path, or a path ending in '*' for everything below it. */
  path: string
  headers: Readonly<Record<string, string>>
}

/**
 * The hash of an empty style element. Emotion adds its rules to such an element by script; without this hash a strict
 * policy would block the element, and Emotion would lose all its styles without a word.
 */
const EMPTY_STYLE_HASH = hashSource('')

const YEAR_S = 31_536_000
const EVERYWHERE = '/*'

/** How many characters Cloudflare Pages reads of a line of `_headers`. */
const LONGEST_LINE = 2_000

/** The source expression that lets exactly this inline block run. */
export function hashSource(block: string): string {
  return `'sha256-${createHash('sha256').update(block).digest('base64')}'`
}

/** The inline blocks of a page that a policy has to name. Data blocks such as JSON-LD do not run and need no name. */
export function inlineBlocks(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  return { scripts: scripts.map((match) => match[1] ?? ''), styles: styles.map((match) => match[1] ?? '') }
}

/** The policy of the finished site: nothing from anywhere else, no inline code but the blocks the build itself wrote. */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const blocks = pages.map(inlineBlocks)
  const hashes = (kind: 'scripts' | 'styles') => [...new Set(blocks.flatMap((block) => block[kind]).map(hashSource))].toSorted()
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes('scripts').join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE_HASH} ${hashes('styles').join(' ')}`,
    // 'data:' for the letters and drawings that come with a page. Neither can run anything.
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self' mailto:`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/**
 * All response headers of the site, from the finished pages. The one source of every server's configuration.
 *
 * What tells browsers how to treat a document does not go along with code, fonts and card pictures: the hashes of all pages
 * would cost a visitor a kilobyte a file, which nginx does not compress. SVG files, among the pictures, are documents.
 */
export function siteHeaders(pages: readonly string[]): HeaderGroup[] {
  const forFiles = {
    'Strict-Transport-Security': `max-age=${2 * YEAR_S}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const forDocuments = {
    'Content-Security-Policy': contentSecurityPolicy(pages),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // Popups stay reachable: the Stately inspector, opened on request, is one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...forFiles,
  }
  // Their names carry a hash of what is in them.
  const kept = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }
  return [
    { path: EVERYWHERE, headers: { ...forDocuments, 'Cache-Control': 'no-cache' } },
    { path: '/assets/*', headers: { ...forFiles, ...kept } },
    { path: '/bilder/*', headers: { ...forDocuments, ...kept } },
    { path: '/karten/*', headers: { ...forFiles, ...kept } },
  ]
}

/**
 * As the `_headers` file of Netlify and Cloudflare Pages.
 *
 * Both join the values of a header that is set for two matching paths, so none is: of what differs between the groups the
 * narrower ones have their own, and pages are revalidated by those hosts anyway. What holds for all cannot be taken back for
 * some; over HTTP/2 such hosts send a header that they have sent before as a byte or two.
 *
 * @throws {RangeError} when a line is longer than hosts read. Pages whose styles are the same share a hash.
 */
export function renderHeadersFile(groups: readonly HeaderGroup[]): string {
  const common = headersAt(groups, EVERYWHERE)
  const narrow = groups.filter(({ path }) => path !== EVERYWHERE)
  const differs = (name: string) => narrow.some(({ headers }) => name in headers && headers[name] !== common[name])
  return groups
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).filter(([name]) => differs(name) === (path !== EVERYWHERE))
      const written = lines.map(([name, value]) => `  ${name}: ${value}`)
      const tooLong = written.find((line) => line.length > LONGEST_LINE)
      if (tooLong) {
        throw new RangeError(
          `headers: '${tooLong.slice(0, 40)}…' has ${tooLong.length} characters, and Cloudflare Pages drops lines over ${LONGEST_LINE}. Let pages share their styles, so that fewer hashes are needed.`,
        )
      }
      return `${path}\n${written.join('\n')}\n`
    })
    .join('\n')
}

function headersAt(groups: readonly HeaderGroup[], wanted: string): HeaderGroup['headers'] {
  return groups.find(({ path }) => path === wanted)?.headers ?? {}
}

/** As an nginx server block. `root` and `server_name` are the owner's to set. */
export function renderNginx(groups: readonly HeaderGroup[], serverName: string): string {
  // With faults as well, but for how long a file may be kept: one that is missing now may be there in a moment.
  const lines = (headers: HeaderGroup['headers'], indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => {
        const always = value.includes('immutable') ? '' : ' always'
        return `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`
      })
      .join('\n')
  const narrow = groups
    .filter((group) => group.path !== EVERYWHERE)
    .map(
      ({ path, headers }) => `
    # nginx forgets the outer headers where a block sets its own: these are all.
    location ^~ ${path.replace(/\*$/, '')} {
${lines(headers, '        ')}
    }`,
    )
    .join('\n')
  return `# Made by the build from src/build/headers.ts: the hashes belong to this very build.
# Put the files of dist/ where root points, and this file into /etc/nginx/conf.d/.
server {
    listen 80;
    server_name ${serverName};
    root /var/www/drei-tage;

    # Compressed files lie beside the originals. With the brotli module: brotli_static on;
    gzip_static on;
    gzip_vary on;

    sendfile on;
    tcp_nopush on;
    open_file_cache max=500 inactive=60s;
    open_file_cache_valid 30s;

    charset utf-8;
    types {
        text/html html;
        text/css css;
        text/javascript js;
        text/plain txt;
        text/xml xml;
        application/json json;
        application/manifest+json webmanifest;
        image/svg+xml svg;
        image/png png;
        image/avif avif;
        image/webp webp;
        image/x-icon ico;
        font/woff2 woff2;
    }

${lines(headersAt(groups, EVERYWHERE), '    ')}
${narrow}

    # /blog is blog.html, although a folder of that name is there too: no redirect to /blog/.
    location = / {
        try_files /index.html =404;
    }
    location / {
        rewrite ^(.+)/$ $1;
        try_files $uri.html $uri =404;
        error_page 404 /404.html;
    }
    # The pages for what is not there are never there themselves.
    location ~ ^/404(?:\\.html)?/?$ {
        internal;
        error_page 404 /404.html;
    }
    location ~ ^/blog/404(?:\\.html)?/?$ {
        internal;
        error_page 404 /blog/404.html;
    }

    location ~ ^/blog/[^/]+/?$ {
        rewrite ^(.+)/$ $1;
        try_files $uri.html $uri =404;
        error_page 404 /blog/404.html;
    }
}
`
}

/** As a Caddyfile. */
export function renderCaddy(groups: readonly HeaderGroup[], serverName: string): string {
  const narrow = groups.filter((group) => group.path !== EVERYWHERE)
  const block = (matcher: string, headers: HeaderGroup['headers']) => {
    const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} "${value.replaceAll('"', '\\"')}"`)
    return `\theader ${matcher} {\n${lines.join('\n')}\n\t}`
  }
  return `# Made by the build from src/build/headers.ts: the hashes belong to this very build.
${serverName} {
	root * /var/www/drei-tage

	# Versions of Caddy differ in which of two matching blocks wins: no two match.
${narrow.map(({ path, headers }) => block(path, headers)).join('\n')}
	@elsewhere not path ${narrow.map(({ path }) => path).join(' ')}
${block('@elsewhere', headersAt(groups, EVERYWHERE))}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

	@slash path_regexp slash ^(.+)/$
	rewrite @slash {re.slash.1}

	# The pages for what is not there are never there themselves.
	@fault path /404 /404.html /blog/404 /blog/404.html
	error @fault 404

	# /blog is blog.html, although a folder of that name is there too: no redirect to /blog/.
	@home path /
	rewrite @home /index.html
	try_files {path}.html {path} =404
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		# One that is missing now may be there in a moment.
		header Cache-Control no-cache
		@article path_regexp ^/blog/[^/]+/?$
		rewrite @article /blog/404.html
		@other not path_regexp ^/blog/[^/]+/?$
		rewrite @other /404.html
		file_server
	}
}
`
}
