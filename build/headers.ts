import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEGAL_PATHS } from '#addresses.ts'
import { POLICY_NAME } from '#components/builtHtml.ts'

/** All response headers of one group of paths. Of the groups that match a path, the last one wins. */
export interface HeaderGroup {
  /** A path, or a path ending in '*' for everything below it. */
  path: string
  headers: Readonly<Record<string, string>>
}

/** The group of all paths, and the narrower ones. */
export type HeaderGroups = readonly [everywhere: HeaderGroup, ...narrow: HeaderGroup[]]

/**
 * The hash of an empty style element. Emotion inserts such an element and adds its rules by script. Without this hash the policy would
 * block the element, and all of Emotion's styles would be missing without an error.
 */
const EMPTY_STYLE_HASH = hashSource('')

const text = (type: string) => `${type}; charset=utf-8`

/** The Content-Type of every kind of file on the site, by extension. All text is UTF-8 and declared as such. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.txt': text('text/plain'),
  '.xml': text('text/xml'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const YEAR_S = 31_536_000
const EVERYWHERE = '/*'

/** Maximum length of a line in `_headers` on Cloudflare Pages, in characters. */
const LONGEST_LINE = 2_000

/** The source expression that allows exactly this inline block. */
export function hashSource(block: string): string {
  return `'sha256-${createHash('sha256').update(block).digest('base64')}'`
}

/**
 * The inline blocks of a page that the policy must list. Data blocks such as JSON-LD are left out, because they do not execute and need no
 * hash.
 */
export function inlineBlocks(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  return { scripts: scripts.map((match) => match[1] ?? ''), styles: styles.map((match) => match[1] ?? '') }
}

/**
 * The content security policy of the finished site. It allows nothing from other origins, and no inline code except the blocks written by
 * the build.
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const blocks = pages.map(inlineBlocks)
  const hashes = (kind: 'scripts' | 'styles') => [...new Set(blocks.flatMap((block) => block[kind]).map(hashSource))].toSorted()
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes('scripts').join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE_HASH} ${hashes('styles').join(' ')}`,
    // 'data:' for fonts and drawings embedded in a page. Neither can execute anything.
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
 * All response headers of the site, which depend on the finished pages. Every server configuration is generated from them.
 *
 * Headers that matter only for documents are not sent with code, fonts or social cards. The hashes of all pages would add a kilobyte to
 * each file, because nginx does not compress headers. Pictures get these headers, because SVG files are documents.
 */
export function siteHeaders(pages: readonly string[]): HeaderGroups {
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
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...forFiles,
  }
  // These files can be cached for a long time, because their names contain a hash of their contents.
  const kept = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` }
  return [
    { path: EVERYWHERE, headers: { ...forDocuments, 'Cache-Control': 'no-cache' } },
    { path: '/assets/*', headers: { ...forFiles, ...kept } },
    { path: '/bilder/*', headers: { ...forDocuments, ...kept } },
    { path: '/karten/*', headers: { ...forFiles, ...kept } },
  ]
}

/**
 * Renders the `_headers` file of Netlify and Cloudflare Pages.
 *
 * If two groups that match a path set the same header, both hosts join its values. Headers that differ between groups are therefore set
 * only for the narrower groups; pages do not need them, because both hosts revalidate pages anyway. Headers that apply everywhere cannot be
 * removed for some paths, but over HTTP/2 a repeated header takes only a byte or two.
 *
 * @throws {RangeError} when a line is too long for Cloudflare Pages. To keep lines short, pages of a kind share a hash
 *   (build/pageStyles.ts).
 */
export function renderHeadersFile(groups: HeaderGroups): string {
  const [everywhere, ...narrow] = groups
  const differs = (name: string) => narrow.some(({ headers }) => name in headers && headers[name] !== everywhere.headers[name])
  return groups
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).filter(([name]) => differs(name) === (path !== EVERYWHERE))
      const written = lines.map(([name, value]) => `  ${name}: ${value}`)
      const tooLong = written.find((line) => line.length > LONGEST_LINE)
      if (tooLong) {
        throw new RangeError(
          `headers: '${tooLong.slice(0, 40)}…' has ${tooLong.length} characters, and Cloudflare Pages drops lines over ${LONGEST_LINE}. Let more pages share their styles (build/pageStyles.ts).`,
        )
      }
      return `${path}\n${written.join('\n')}\n`
    })
    .join('\n')
}

/** Renders two nginx server blocks, one of which redirects to HTTPS. The owner must set `root`, `server_name` and the certificate. */
export function renderNginx(groups: HeaderGroups, serverName: string): string {
  // Headers are also sent with errors, except for long-term caching, because a file that is missing now might exist a moment later.
  const lines = ({ headers }: HeaderGroup, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} "${value}"${value.includes('immutable') ? '' : ' always'};\n`)
      .join('') + `${indent}add_header Allow $allowed_methods always;`
  const [everywhere, ...narrow] = groups
  const values: Readonly<Record<string, string>> = {
    name: serverName,
    legal: LEGAL_PATHS.map((path) => path.slice(1, -'.html'.length)).join('|'),
    legal_pages: LEGAL_PATHS.map((path) => `    location = ${path} {\n    }`).join('\n'),
    types: Object.entries(CONTENT_TYPES)
      .map(([ending, type]) => `        "${type}" ${ending.slice(1)};`)
      .join('\n'),
    headers: lines(everywhere, '    '),
    // Repeats all headers, because nginx discards the outer headers where a block sets its own.
    files: narrow.map((group) => `    location ~ ^${group.path.slice(0, -1)} {\n${lines(group, '        ')}\n    }`).join('\n'),
  }
  return readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, mark: string) => values[mark]!)
}
