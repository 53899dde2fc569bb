import { createHash } from 'node:crypto'
import { LEGAL_PATHS } from '../app/routes.ts'
import { POLICY_NAME } from '../components/builtHtml.ts'

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

/** Of every kind of text that the site has, by the ending of its files. */
const TEXT_TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
}
const OTHER_TYPES = {
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** The Content-Type of files by their ending, dot included. All text is in UTF-8, and says so. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(TEXT_TYPES).map(([ending, type]) => [`.${ending}`, `${type}; charset=utf-8`]),
  ...Object.entries(OTHER_TYPES).map(([ending, type]) => [`.${ending}`, type]),
])

/*
 * What `canonicalPath` of src/app/routes.ts does, in words that nginx and Caddy understand. Both have resolved dots, double
 * slashes and codes before they match. Only what consists of the letters that the site's own addresses have is redirected:
 * nothing of it can lead to another host or end a header.
 */
const ENDINGS = String.raw`(?:/(?:index)?|\.html)`
const HOME_ALIAS = `^${ENDINGS}+$`
const LEGAL_ALIAS = `^/(${LEGAL_PATHS.map((path) => path.slice(1, -'.html'.length)).join('|')})${ENDINGS}*$`
const PAGE_ALIAS = String.raw`^(/[\w./-]*?)${ENDINGS}+$`
/** An address as it was asked for, with codes or double slashes before its query. */
const WRITTEN_OTHERWISE = '^[^?]*(?:%|//)'
const PLAIN = String.raw`^(/[\w./-]*?)/*$`

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
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${POLICY_NAME}`,
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

/** As two nginx server blocks, of which one redirects to HTTPS. `root`, `server_name` and the certificate are the owner's to set. */
export function renderNginx(groups: readonly HeaderGroup[], serverName: string): string {
  // With faults as well, but for how long a file may be kept: one that is missing now may be there in a moment.
  const lines = (headers: HeaderGroup['headers'], indent: string) =>
    [
      ...Object.entries(headers).map(([name, value]) => {
        const always = value.includes('immutable') ? '' : ' always'
        return `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`
      }),
      `${indent}add_header Allow $allowed_methods always;`,
    ].join('\n')
  const narrow = groups
    .filter((group) => group.path !== EVERYWHERE)
    .map(
      ({ path, headers }) => `
    # nginx forgets the outer headers where a block sets its own: these are all.
    location ~ ^${path.replace(/\*$/, '')} {
${lines(headers, '        ')}
    }`,
    )
    .join('\n')
  const types = Object.entries({ ...TEXT_TYPES, ...OTHER_TYPES }).map(([ending, type]) => `        ${type} ${ending};`)
  return `# Made by the build from src/build/headers.ts: the hashes belong to this very build.
# Put the files of dist/ where root points, and this file into /etc/nginx/conf.d/.

# A header without a value is not sent: this one goes along with status 405 alone.
map $status $allowed_methods {
    405 "GET, HEAD";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${serverName};
    server_tokens off;
    return 301 https://${serverName}$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;

    # Yours to set: the name of the site (here, and twice above), its certificate and key, and the folder of its files.
    server_name ${serverName};
    ssl_certificate /etc/letsencrypt/live/${serverName}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${serverName}/privkey.pem;
    root /var/www/drei-tage;

    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:drei_tage:2m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;
    server_tokens off;
    absolute_redirect off;

    # Compressed files lie beside the originals. With the brotli module: brotli_static on;
    gzip_static on;
    gzip_vary on;

    sendfile on;
    tcp_nopush on;
    open_file_cache max=500 inactive=60s;
    open_file_cache_valid 30s;

    types {
${types.join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${Object.values(TEXT_TYPES)
      .filter((type) => type !== 'text/html')
      .join(' ')};

${lines(headersAt(groups, EVERYWHERE), '    ')}

    # Whatever is not there is answered with a page of the site.
    error_page 404 /404.html;
    error_page 403 =404 /404.html;
    location = /404.html {
        internal;
    }
    location = /blog/404.html {
        internal;
        error_page 404 /blog/404.html;
    }
    location = /404 {
        return 404;
    }
    location = /blog/404 {
        error_page 404 /blog/404.html;
        return 404;
    }

    # A page has one address; what else it could be called leads there.
    if ($request_uri ~ "${WRITTEN_OTHERWISE}") {
        rewrite "^(?!/(?:blog/)?404\\.html$)${PLAIN.slice(1)}" $1 permanent;
    }
${LEGAL_PATHS.map((path) => `    location = ${path} {\n    }`).join('\n')}
    location = / {
        try_files /index.html =404;
    }
    location ~ "${LEGAL_ALIAS}" {
        return 301 /$1.html$is_args$args;
    }
    location ~ "${HOME_ALIAS}" {
        return 301 /$is_args$args;
    }
    location ~ "${PAGE_ALIAS}" {
        return 301 $1$is_args$args;
    }

    # These are there for servers, not for visitors.
    location ~ "(?:\\.(?:br|gz)|^/_headers)$" {
        return 404;
    }
${narrow}

    # /blog is blog.html, although a folder of that name is there too: no redirect to /blog/.
    location ~ ^/blog/[^/]+$ {
        try_files $uri.html $uri =404;
        error_page 404 /blog/404.html;
    }
    location / {
        try_files $uri.html $uri =404;
    }
}
`
}

/** As a Caddyfile. Caddy itself fetches the certificate and redirects to HTTPS. */
export function renderCaddy(groups: readonly HeaderGroup[], serverName: string): string {
  const narrow = groups.filter((group) => group.path !== EVERYWHERE)
  const block = (matcher: string, headers: HeaderGroup['headers'], indent: string) => {
    const lines = Object.entries(headers).map(([name, value]) => `${indent}\t${name} "${value.replaceAll('"', '\\"')}"`)
    return `${indent}header ${matcher} {\n${lines.join('\n')}\n${indent}}`
  }
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `\t\t\t~\\${ending}$ "${type}"`)
  const redirect = (name: string, matchers: readonly string[], target: string) => `		@${name} {
${matchers.map((matcher) => `			${matcher}`).join('\n')}
		}
		route @${name} {
			import page_headers
			redir * ${target}{mark}{query} 301
		}`
  const otherThanLegal = `not path ${LEGAL_PATHS.join(' ')}`
  return `# Made by the build from src/build/headers.ts: the hashes belong to this very build.

(page_headers) {
${block('*', headersAt(groups, EVERYWHERE), '\t')}
}

# Yours to set: the name of the site. Caddy fetches a certificate for it by itself and redirects HTTP to HTTPS.
${serverName} {
	# With a certificate of your own:
	# tls /etc/ssl/drei-tage.pem /etc/ssl/drei-tage.key

	# Yours to set: the folder with the files of dist/.
	root * /var/www/drei-tage

	# In the order in which it is written.
	route {
		@unread not method GET HEAD
		route @unread {
			import page_headers
			header Allow "GET, HEAD"
			respond 405
		}

		# The first three are there for servers, not for visitors; the pages for what is not there are never there themselves.
		@hidden path *.br *.gz /_headers /404 /404.html /blog/404 /blog/404.html
		error @hidden 404

		# A page has one address; what else it could be called leads there.
		map {query} {mark} {
			~.+ ?
			default ""
		}
${[
  redirect('otherwise', [`expression {http.request.uri}.matches('${WRITTEN_OTHERWISE}')`, `path_regexp plain ${PLAIN}`], '{re.plain.1}'),
  redirect('legal', [otherThanLegal, `path_regexp legal ${LEGAL_ALIAS}`], '/{re.legal.1}.html'),
  redirect('home', ['not path /', `path_regexp ${HOME_ALIAS}`], '/'),
  redirect('page', [otherThanLegal, `path_regexp page ${PAGE_ALIAS}`], '{re.page.1}'),
].join('\n')}

${narrow.map(({ path, headers }) => block(path, headers, '\t\t')).join('\n')}
		@elsewhere not path ${narrow.map(({ path }) => path).join(' ')}
		route @elsewhere {
			import page_headers
		}

		# /blog is blog.html, although a folder of that name is there too: no redirect to /blog/.
		@start path /
		rewrite @start /index.html
		try_files {path}.html {path} =404
		map {path} {content_type} {
${types.join('\n')}
			default application/octet-stream
		}
		header Content-Type {content_type}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			# A page's, whatever was asked for: one that is missing now may be there in a moment.
			import page_headers
			header Content-Type "${CONTENT_TYPES['.html']}"
			@article path_regexp ^/blog/[^/]+/?$
			rewrite @article /blog/404.html
			@other not path_regexp ^/blog/[^/]+/?$
			rewrite @other /404.html
			file_server
		}
	}
}
`
}
