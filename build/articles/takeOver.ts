import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import { decodeHTMLStrict } from 'entities'
import { parse } from 'yaml'
import { isDay, isField, namesOf } from '../frontMatter.ts'
import { headingId, parseArticle } from '../markdown.ts'
import { pictureInText } from '#pictures/names.ts'
import { lettersOf } from './faults.ts'
import { attributeOf } from './pictures.ts'
import { TAG } from './placeholders.ts'

type Fields = Readonly<Record<string, unknown>>
type Groups = readonly [all: string, ...groups: (string | undefined)[]]
/** What other systems write, what becomes of it, and what to tell the author about it. */
type Rule = readonly [pattern: RegExp, replace: (groups: Groups, line: number) => string | undefined, says?: string]

/** No post is larger, and the patterns below take the longer for a text of nothing but tags, the square of its size: some ten seconds here. */
const MOST_KB = 100
const HEADING = /^([ \t]{0,3}(?:>[ \t]?)*)(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/gm
const IMAGE =
  /!\[([^\]]*)\]\(\s*(?:<([^>\n]+)>|((?:[^\s()]|\([^\s()]*\))+))(\s+["'(][^\n]*?["')])?\s*\)|<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
const LINK = /(?<!!)\[((?:!\[[^\]]*\]\([^)\n]*\)|[^[\]])*)\]\((?:<([^>\n]*)>|([^\s)]*))(?:\s+["'][^)\n]*)?\)|<a\b([^>]*)>([^]*?)<\/a>/gi
const DEFINITION = /^ {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*<?([^\s>]+)>?.*$/gm
const PICTURE = /\.(?:jpe?g|png|webp|svg|gif|avif|tiff?)$/i
const FOREIGN = /^(?:https?:)?\/\//i
/** What lies at the top of a site or a repository. */
const TOP = ['.git', '_config.yml', 'hugo.toml', 'hugo.yaml', 'config.toml', 'astro.config.mjs', 'package.json']
/** Folders that other systems serve as the root of the site. */
const SERVED = ['', 'static', 'public', 'assets', 'src', 'content']

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text).replaceAll('\n', ' ').trim()
const textOf = (html = '') => html.replaceAll(TAG, '').replaceAll(/\s+/g, ' ').trim()
const addressOf = (href: string) => (/[\s()]/.test(href) ? `<${href}>` : href)
const attributes = (tag: string, ...names: string[]) => names.map((name) => attributeOf(` ${tag}`, name)).find(Boolean)

function picture(tag = '', caption = attributes(tag, 'caption', 'title')): string {
  const src = attributes(tag, 'src', 'image_path', 'url', 'path') ?? /[^\s"'<>]+\.\w+/.exec(tag)?.[0]
  const alt = (attributes(tag, 'alt') ?? '').replaceAll(/[[\]\n]/g, ' ')
  return src ? `![${alt}](${addressOf(src)}${caption ? ` "${caption.replaceAll('"', "'")}"` : ''})` : ''
}

/** A link in place of a frame or a player. */
function linkTo(src = ''): string {
  const address = src
    .replace(/^\/\//, 'https://')
    .replace('-nocookie', '')
    .replace(/\/embed\/([\w-]+).*/, '/watch?v=$1')
  return URL.canParse(address) && FOREIGN.test(address) ? `[${new URL(address).hostname} ansehen](${addressOf(address)})` : ''
}

const fenced = (language = '', code = '') => `\n\n\`\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\`\n\n`

/** Code, which stays as it is, and what other systems write as code. */
const CODE_RULES: readonly Rule[] = [
  [/^([ \t]*)(`{3,}|~{3,})[^\n]*\n(?:[^]*?\n)??[ \t>]*\2[`~]*[ \t]*$|`[^`\n]+`/gm, ([all]) => all],
  [
    /\{[{%][<-]?\s*highlight\s+(\w+)[^}]*\}+\n?([^]*?)\{[{%][<-]?\s*(?:end|\/)\s*highlight[^}]*\}+/g,
    ([, language, code]) => fenced(language, code),
  ],
  [
    /<pre\b[^>]*>\s*(?:<code\b[^>]*?(?:language-([\w-]+)[^>]*)?>)?([^]*?)(?:<\/code>)?\s*<\/pre>/gi,
    ([, language, code = '']) => fenced(language, decodeHTMLStrict(code.replaceAll(TAG, ''))),
  ],
]

const RULES: readonly Rule[] = [
  [/^(?:import\s.*from\s*["'].*|export\s+const\s.*)$/gm, () => '', 'was left out: an article has no scripts'],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ''],
  // Notes.
  [/!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g, ([, src = '', alt = '']) => `![${alt}](${addressOf(src)})`],
  [/\[\[(?!toc)([^\]|\n]+)(?:\|([^\]\n]+))?\]\]/gi, ([, page = '', text]) => text ?? page, 'was a link to another note; its text stays'],
  [/^(> ?)\[!(\w+)\][+-]?[ \t]*(.*)$/gm, ([, quote, kind, title]) => `${quote}**${title || kind}**  `],
  // Shortcodes of Hugo, tags of Liquid, shortcodes of WordPress.
  [/\{[{%][<%]?\s*(?:include\s+)?(?:figure|image|img|picture)(?:\.\w+)?\s([^]*?)\/?[>%]?[%}]\}/g, ([, tag]) => picture(tag)],
  [
    /\{[{%][<%]?\s*(?:include\s+)?(youtube|vimeo)(?:\.\w+)?\s+(?:id=)?["']?([\w-]+)[^}]*\}+/gi,
    ([, service, id]) => linkTo(/vimeo/i.test(service ?? '') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`),
    'became a link to the video',
  ],
  [/\{[{%][<%]?-?\s*(?:ref|relref|link|post_url)\s+["']?([^"'\s>%]+)[^}]*\}+/g, ([, page = '']) => page.replace(/^\/+/, '')],
  [/\{\{\s*(["'])([^"'\n]+)\1\s*\|[^}\n]*\}\}/g, ([, , path]) => path],
  [/\{\{-?\s*site\.(?:base)?url[^}\n]*\}\}/g, () => ''],
  [/\{\{[<%][^]*?[>%]\}\}|\{%[^]*?%\}|\{\{-?\s*(?:site|page|post|include)\.[^}\n]*\}\}/g, () => '', 'was left out'],
  [/\[\/?(?:caption|gallery|embed|video|audio|playlist|youtube|vc_\w+|et_pb_\w+)\b[^\]\n]*\](?!\()/g, () => '', 'was left out'],
  // Lists of attributes, and tables of contents.
  [/^[*-] .*\n\{:\s*toc\s*\}|^\[+_*toc_*\]+$/gim, () => '', 'was left out: articles have a table of contents'],
  [/[ \t]*\{[:#.][^{}\n]*\}/g, () => '', 'was left out: all articles look the same'],
  // HTML, and components.
  // Without what was around it, indented HTML would be code.
  [/^[ \t]{4,}(?=<\/?[a-z])/gim, () => ''],
  [/<(script|style|form|noscript|object|select|textarea|svg)\b[^]*?<\/\1\s*>/gi, () => '', 'was left out: an article cannot have it'],
  [/<(?:iframe|embed)\b[^>]*>(?:[^]*?<\/iframe\s*>)?/gi, ([all]) => linkTo(attributeOf(all, 'src')), 'became a link'],
  [/<(video|audio)\b[^]*?<\/\1\s*>/gi, ([all]) => linkTo(/https?:[^"'\s]+/.exec(all)?.[0]), 'was left out, or became a link'],
  [
    /<figure\b[^>]*>\s*(?:<a\b[^>]*>\s*)?(<img\b[^>]*>)(?:\s*<\/a>)?\s*(?:<figcaption\b[^>]*>([^]*?)<\/figcaption>)?\s*<\/figure>/gi,
    ([, tag, caption]) => picture(tag, textOf(caption)),
  ],
  [/^[ \t]*(?:<(?:p|div|center)\b[^>]*>)?[ \t]*(<img\b[^>]*>)[ \t]*(?:<\/(?:p|div|center)>)?[ \t]*$/gim, ([, tag]) => picture(tag)],
  [/^[ \t]*<p\b[^>]*>(.*?)<\/p>[ \t]*$/gim, ([, words]) => words?.trim()],
  [/<i\b[^>]*>\s*<\/i>/gi, () => ''],
  [/<\/?[A-Z]\w*[a-z]\w*\b[^>]*>/g, () => '', 'was left out: an article has no components'],
  [
    /<\/?(?:font|center|big|tt|u|div|span|section|article|header|footer|figure|figcaption|input|button|link|meta|embed)\b[^>]*>/gi,
    () => '',
  ],
  [
    /(<[a-z][^<>]*?)((?:\s(?:style|on\w+|class|id|align|width|height|border|target|rel)=(?:"[^"]*"|'[^']*'|[^\s>]+))+)/gi,
    ([, before]) => before,
  ],
]

/** Last, because they change the number of lines: headings that are underlined or HTML. */
const HEADING_RULES: readonly Rule[] = [
  [/[ \t]*<h([1-6])\b[^>]*>([^]*?)<\/h\1>[ \t]*/gi, ([, depth, text]) => `\n\n${'#'.repeat(Number(depth))} ${textOf(text)}\n\n`],
  [
    /^(?![ \t]*(?:[>#*+|-]|\d+\.))(.*\S.*)\n(=+|-{2,})[ \t]*$/gm,
    ([, text = '', line = '']) => `${line[0] === '=' ? '#' : '##'} ${text.trim()}`,
  ],
]

/** Splits front matter in YAML or TOML from the text after it. Front matter with errors is read line by line. */
function splitPost(source: string): { fields: Fields; body: string; firstLine: number; fault?: string } {
  const [front, mark, written = ''] = /^(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*(?:\n|$)/.exec(source) ?? []
  if (front === undefined) return { fields: {}, body: source, firstLine: 1 }
  const yaml = mark === '---' ? written : written.replaceAll(/^\[.*\]$/gm, '').replaceAll(/^\s*([\w-]+)\s*=\s*/gm, '$1: ')
  const rest = { body: source.slice(front.length), firstLine: front.split('\n').length }
  try {
    const fields: unknown = parse(yaml, { logLevel: 'error' })
    return { fields: typeof fields === 'object' && fields !== null ? (fields as Fields) : {}, ...rest }
  } catch (error) {
    const lines = [...yaml.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)]
    const fields = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]))
    return { fields, ...rest, fault: `front matter has errors, so it was read line by line: ${(error as Error).message.split('\n')[0]}` }
  }
}

/** The first text among the fields with these names, also in a list or a group. */
function textField(fields: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const [, value] = Object.entries(fields).find(([key]) => key.toLowerCase() === name) ?? []
    const first: unknown = Array.isArray(value) ? value[0] : value
    const text =
      typeof first === 'object' && first !== null
        ? textField(first as Fields, ['src', 'url', 'path', 'image', 'teaser', 'overlay_image'])
        : first
    if ((typeof text === 'string' && text.trim() !== '') || typeof text === 'number') return String(text).replaceAll(/\s+/g, ' ').trim()
  }
  return undefined
}

function dayOf(written = ''): string | undefined {
  const [, day, month, year] = /^(\d\d?)\.(\d\d?)\.(\d{4})/.exec(written) ?? []
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : written.slice(0, 10).replaceAll('/', '-')
  return isDay(iso) ? iso : undefined
}

/** The folders from a post up to the top of its site, or only its own if there is no top. */
function foldersOf(path: string): string[] {
  const all = [dirname(path)]
  while (dirname(all.at(-1)!) !== all.at(-1)) all.push(dirname(all.at(-1)!))
  const top = all.findIndex((folder) => TOP.some((name) => existsSync(join(folder, name))))
  return all.slice(0, top < 0 ? 1 : top + 1)
}

/** The file of a picture that a post shows. Looks only into the folders of its site. */
function findPicture(src: string, folders: readonly string[]): string | undefined {
  const path = src.replace(/[?#].*$/, '').replace(/^(?:(?:https?:)?\/\/[^/]+|[~@](?=\/))/, '')
  const file = path.replaceAll(/%[\da-f]{2}/gi, (code) => (code < '%80' ? decodeURIComponent(code) : code))
  if (!PICTURE.test(file)) return undefined
  const top = realpathSync(folders.at(-1)!) + sep
  return folders
    .flatMap((folder) => SERVED.map((served) => join(folder, served, file)))
    .find((one) => existsSync(one) && statSync(one).isFile() && realpathSync(one).startsWith(top))
}

/**
 * Turns a post of Hugo, Jekyll, Astro or WordPress, or a plain note, into an article. What an article cannot have becomes something readable
 * or is left out, and what the author has to write begins with TODO.
 *
 * @param path Path of the post. Its pictures are looked for from there up to the top of its site, and nowhere else.
 * @param slug The name of the article.
 * @param template The front matter of a new article, for what the post lacks.
 * @param isTaken Whether there is already a picture of this name beside the articles.
 * @returns The article; the paths of its pictures by the name that each gets beside it, as PNG if the path ends differently; and what was
 *   changed or left out, with lines of the post.
 * @throws {Error} when the file is no text, or too large for a post.
 */
export function takeOverPost(path: string, bytes: Uint8Array, slug: string, template: string, isTaken: (name: string) => boolean) {
  if (bytes.length > MOST_KB * 1_000) throw new Error(`new: ${path} is larger than ${MOST_KB} KB, so it is no post.`)
  const source = new TextDecoder()
    .decode(bytes)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\ue000\ue001]/g, '')
  if (source.includes('\0')) throw new Error(`new: ${path} is no text. Name a Markdown file.`)
  const { fields, body, firstLine, fault } = splitPost(source)
  const notes: [line: number, says: string][] = fault ? [[1, fault]] : []
  const folders = foldersOf(path)
  const pictures = new Map<string, string>()
  const code: { readonly written: string; readonly breaks: number }[] = []
  let text = body

  /** Replaces what matches, and keeps the number of lines, so that notes name lines of the post. */
  const change = (...[pattern, replace, says]: Rule) => {
    const before = text
    text = before.replaceAll(pattern, (...match: unknown[]) => {
      const offset = match.find((part) => typeof part === 'number') as number
      const groups = match as unknown as Groups
      const line = firstLine + before.slice(0, offset).split('\n').length - 1
      const changed = replace(groups, line) ?? groups[0]
      if (says && changed !== groups[0]) notes.push([line, `${short(groups[0])} ${says}.`])
      return changed + '\n'.repeat(Math.max(0, groups[0].split('\n').length - changed.split('\n').length))
    })
  }
  const withCode = (marked: string): string =>
    marked.replaceAll(/\ue000(\d+)\ue001(\n*)/g, (_, index: string, after: string) => {
      const { written, breaks } = code[Number(index)]!
      return withCode(written) + after.slice(breaks)
    })

  /** The name that a picture of the post gets beside the article. */
  const nameOf = (src: string, line: number) => {
    const file = findPicture(src, folders)
    if (!file) {
      const became = FOREIGN.test(src) ? 'became a link' : 'was left out'
      notes.push([line, `the picture ${short(src)} ${became}: there is none of this name below ${folders.at(-1)}.`])
      return undefined
    }
    const [known] = [...pictures].find(([, other]) => other === file) ?? []
    if (known) return known
    const stem = headingId(basename(file, extname(file))) || 'bild'
    const extension = /\.(?:jpe?g|png|webp|svg)$/i.exec(file)?.[0].toLowerCase() ?? '.png'
    const isFree = (name: string) => !pictures.has(name) && !isTaken(name)
    const name = isFree(stem + extension) ? stem + extension : `${slug}-${pictures.size + 1}${extension}`
    pictures.set(name, file)
    return name
  }

  for (const [pattern, replace] of CODE_RULES)
    change(pattern, (groups, line) => {
      const written = replace(groups, line) ?? ''
      return `\ue000${code.push({ written, breaks: groups[0].split('\n').length - 1 }) - 1}\ue001`
    })
  for (const rule of RULES) change(...rule)

  // Links and pictures by reference become those in place.
  const definitions = new Map([...text.matchAll(DEFINITION)].map(([, id = '', href = '']) => [id.toLowerCase(), href]))
  change(DEFINITION, () => '')
  change(/(!?)\[([^[\]\n]*)\](?:\[([^\]\n]*)\])?(?![([:])/g, ([, mark, words = '', id]) => {
    const href = definitions.get((id || words).toLowerCase())
    return href && `${mark}[${words}](${addressOf(href)})`
  })
  change(IMAGE, ([all, written, bracketed, bare, title = ''], line) => {
    const src = (written === undefined ? attributeOf(all, 'src') : (bracketed ?? bare)) ?? ''
    const words = (written ?? attributeOf(all, 'alt') ?? '').trim()
    const name = nameOf(src, line)
    if (!name) return FOREIGN.test(src) ? `[${words || 'Bild ansehen'}](${addressOf(src.replace(/^\/\//, 'https://'))})` : ''
    const alt = words || 'TODO: Was zeigt das Bild?'
    return written === undefined ? `<img src="${name}" alt="${alt.replaceAll('"', '&quot;')}">` : `![${alt}](${name}${title})`
  })
  // Pictures that became links, in links.
  change(/(?:\[|<a\b[^>]*>)\s*(\[[^\]\n]*\]\([^)\n]*\))\s*(?:\]\([^)\n]*\)|<\/a>)/gi, ([, inner]) => inner)
  change(
    LINK,
    ([, words, bracketed, bare, tag, inner]) =>
      /^(?:#|https?:|mailto:|tel:|\/\/)/i.test(bracketed ?? bare ?? attributeOf(` ${tag}`, 'href') ?? '') ? undefined : (words ?? inner),
    'was a link that leads nowhere here; its text stays',
  )
  // Headings begin at level 2 and skip none.
  for (const rule of HEADING_RULES) change(...rule)
  const headings = [...text.matchAll(HEADING)].map(([, , marks = '', words = '']) => ({ depth: marks.length, words: withCode(words) }))
  const given = textField(fields, namesOf('title'))
  const isTitle = headings[0]?.depth === 1 && (given === undefined || lettersOf(headings[0].words) === lettersOf(given))
  const title = given ?? (isTitle ? headings[0]!.words.replaceAll(/[*_`]/g, '') : undefined)
  const shift = 2 - Math.min(...headings.slice(isTitle ? 1 : 0).map(({ depth }) => depth))
  let [before, index] = [1, 0]
  change(HEADING, ([, quote, marks = '', words = '']) => {
    if ((index++ === 0 && isTitle) || words === '') return ''
    before = Math.min(marks.length + shift, before + 1, 6)
    return `${quote}${'#'.repeat(before)} ${words}`
  })
  if (shift !== 0 && headings.length > Number(isTitle)) notes.push([firstLine, 'headings were moved, so that they begin at level 2.'])

  const own = (name: string) => textField(fields, namesOf(name))
  const cover = own('cover') ?? textField(fields, ['header', 'teaser'])
  const day = dayOf(own('date')) ?? dayOf(basename(path))
  const values: Fields = {
    title,
    excerpt: own('excerpt') ?? own('description'),
    description: own('description'),
    date: day,
    updated: dayOf(own('updated')),
    cover: cover && nameOf(cover, 1),
    draft: fields['draft'] === true || fields['draft'] === 'true' || fields['published'] === false || undefined,
  }
  const front = new Map([...template.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]))
  for (const [name, value] of Object.entries(values)) if (value !== undefined) front.set(name, JSON.stringify(value))
  if (!day) notes.push([1, `the post has no date, so it got today's.`])
  const left = Object.keys(fields).filter((name) => !isField(name))
  if (left.length > 0) notes.push([1, `left out of the front matter: ${left.join(', ')}.`])
  const article = `---\n${[...front].map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${text.replaceAll(/(?<!\ue001\n*)\n{3,}/g, '\n\n').trim()}\n`
  return {
    article: withCode(article.replaceAll(/(?<!\\)\{\{/g, '\\{{')).replaceAll(/(?<=^````\n)\n+|\n+(?=\n````)/gm, '\n'),
    pictures,
    notes: notes.toSorted(([a], [b]) => a - b).map(([line, says]) => `${basename(path)}:${line}: ${says}`),
  }
}

/** What would stop a build with an article: messages with file and line. */
export async function faultsOf(article: string, file: string, slug: string, pictures: Iterable<string>): Promise<string[]> {
  const known = [...pictures].map((name) => [pictureInText(name), { kind: 'drawing', src: '/', width: 1, height: 1 }])
  return parseArticle(article, {}, file, [slug], Object.fromEntries(known)).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )
}
