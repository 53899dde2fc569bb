// Scaffolds something new: `npm run new machine|loop|article|section NAME`. Writes the files it begins with, for a machine or a loop also a
// test that passes; its component then needs an island (CONTRIBUTING.md). `npm run new machine funnel/door-bell` puts its component into
// src/pages/funnel/ instead of home/.
// Placeholders in the copy begin with TODO, and the release check lists those that are left. Templates are in scripts/new/. Articles and
// sections go into mine/ if that folder exists; `npm run new mine` creates it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * What can be created: a folder of templates each, which are where their files will be. A loop repeats, and stands still for reduced
 * motion and while something holds it.
 */
const KINDS = ['machine', 'loop', 'article', 'section']
const templates = fileURLToPath(new URL('new', import.meta.url))

/** The file that lists sections, the row to insert, and the text before which to insert it. Machines, loops and articles are found by themselves. */
const ROWS = 'content/home/sections.ts'
const ROW = "  ['NAME', 'TODO', 'NAME'],"
const LAST_ROW = "\n  ['kontakt'"

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

function write(root, file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/**
 * Creates the files and, for a section, adds its row to the home page.
 *
 * @param {string} root Folder of the project.
 * @param {string | undefined} kind machine, loop, article or section.
 * @param {string | undefined} path A name in kebab-case, such as `opening-hours`. For a machine or a loop, the folder below src/pages/ that its
 *   component is for may stand before it, as in `home/sections/questions/door-bell`; otherwise it is home.
 * @param {string} today ISO date, used by articles.
 * @returns {string[]} The files that were created or changed.
 * @throws {Error} if the kind or the name is invalid, or if the name is already in use.
 */
export function create(root, kind = '', path = '', today) {
  if (!KINDS.includes(kind))
    throw new Error(`new: '${kind}' is not one of ${KINDS.join(', ')}, mine. Write: npm run new article mein-neuer-text`)
  const [, page = 'home', name] = /^(?:([\w/-]+)\/)?([a-z][a-z\d]*(?:-[a-z\d]+)*)$/.exec(path) ?? []
  if (!name) throw new Error(`new: '${path}' is not a name in kebab-case, such as opening-hours.`)
  const site = existsSync(join(root, 'mine')) ? 'mine' : 'src'
  const pascal = `-${name}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const words = {
    NAME: name,
    Pascal: pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    TODAY: today,
    SITE: site,
    PAGE: page,
  }
  const fill = (text) => Object.entries(words).reduce((filled, [word, value]) => filled.replaceAll(word, value), text)

  const files = filesIn(join(templates, kind)).map((template) => ({
    template,
    file: fill(template).replaceAll('\\', '/').slice(0, -'.txt'.length),
  }))
  for (const { file } of files)
    if (existsSync(join(root, file))) throw new Error(`new: ${file} already exists. Choose another name, or delete it first.`)
  for (const { template, file } of files) write(root, file, fill(readFileSync(join(templates, kind, template), 'utf8')))
  const written = files.map(({ file }) => file)
  if (kind !== 'section') return written
  const list = `${site}/${ROWS}`
  if (!existsSync(join(root, list))) copyToMine(root, ROWS)
  const [before, after] = readFileSync(join(root, list), 'utf8').split(LAST_ROW)
  if (after === undefined) throw new Error(`new: ${list} has changed; add this row by hand: ${fill(ROW)}`)
  write(root, list, `${before}\n${fill(ROW)}${LAST_ROW}${after}`)
  return [...written, list]
}

/**
 * Copies one of the template's files, or all files of a folder, into mine/, where they take the place of the originals.
 *
 * @param {string} root Folder of the project.
 * @param {string} [path] Its path below src/.
 * @returns {string[]} The files that were created.
 * @throws {Error} if there is no such file, or if the file is already in mine/.
 */
export function copyToMine(root, path = 'content/facts') {
  const source = join(root, 'src', path)
  if (!existsSync(source))
    throw new Error(`new: there is no src/${path}. Name a file or folder by its path below src/, such as content/home/faq.ts.`)
  const files = statSync(source).isDirectory() ? filesIn(source).map((name) => posix.join(path, name.replaceAll('\\', '/'))) : [path]
  for (const file of files)
    if (existsSync(join(root, 'mine', file)))
      throw new Error(`new: mine/${file} already exists. Edit it, or delete it first to start from the template again.`)
  for (const file of files) {
    cpSync(join(root, 'src', file), join(root, 'mine', file))
    if (!/\.tsx?$/.test(file)) continue
    // Relative imports become imports by name, because the neighbouring files are not copied.
    const byName = (_, relative) => `from '#${posix.join(posix.dirname(file), relative)}'`
    write(root, `mine/${file}`, readFileSync(join(root, 'src', file), 'utf8').replaceAll(/from '(\.[^']+)'/g, byName))
  }
  return files.map((file) => `mine/${file}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const project = fileURLToPath(new URL('..', import.meta.url))
  const [kind, ...names] = process.argv.slice(2)
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  try {
    for (const name of names.length > 0 ? names : [undefined])
      console.log((kind === 'mine' ? copyToMine(project, name) : create(project, kind, name, today)).join('\n'))
    console.log('Now: npm run format')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
