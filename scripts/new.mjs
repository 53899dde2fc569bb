// Scaffolds something new: `npm run new machine|loop|article|section NAME`. Writes all files it needs, for a machine or a loop also a test
// that passes.
// Placeholders in the copy begin with TODO, and the release check lists those that are left. Templates are in scripts/new/. Articles and
// sections go into mine/ if that folder exists; `npm run new mine` creates it.
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const templates = new URL('./new/', import.meta.url)

/** What can be created: a folder of templates each. A loop repeats, and stands still for reduced motion and while something holds it. */
const KINDS = ['machine', 'loop', 'article', 'section']
/** By template, the file that it becomes. SITE is replaced with src or mine. */
const FILES = {
  'machine.ts.txt': 'machines/NAME/NAME.machine.ts',
  'view.ts.txt': 'machines/NAME/NAME.view.ts',
  'samples.ts.txt': 'machines/NAME/NAME.samples.ts',
  'test.ts.txt': 'tests/unit/machines/NAME/NAME.test.ts',
  'component.tsx.txt': 'src/components/Pascal.tsx',
  'article.md.txt': 'SITE/content/articles/NAME.md',
  'section.tsx.txt': 'SITE/pages/home/sections/NAME/Pascal.tsx',
  'texts.ts.txt': 'SITE/content/home/NAME.ts',
}

/** The file that lists sections, the row to insert, and the text before which to insert it. Machines, loops and articles need no row. */
const ROWS = 'pages/home/sections.ts'
const ROW = "  section('NAME', 'TODO', 'NAME'),"
const LAST_ROW = "\n  section('kontakt'"

const project = fileURLToPath(new URL('..', import.meta.url))

const isThere = (path) => stat(path).then(Boolean, () => false)

/**
 * Creates the files and, for a section, adds its row to the home page.
 *
 * @param {string} root Folder of the project.
 * @param {string | undefined} kind machine, loop, article or section.
 * @param {string | undefined} name In kebab-case, such as `opening-hours`.
 * @param {string} today ISO date, used by articles.
 * @returns {Promise<string[]>} The files that were created or changed.
 * @throws {Error} if the kind or the name is invalid, or if the name is already in use.
 */
export async function create(root, kind = '', name = '', today) {
  if (!KINDS.includes(kind))
    throw new Error(`new: '${kind}' is not one of ${KINDS.join(', ')}, mine. Write: npm run new article mein-neuer-text`)
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) throw new Error(`new: '${name}' is not a name in kebab-case, such as opening-hours.`)
  const site = (await isThere(join(root, 'mine'))) ? 'mine' : 'src'
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const fill = (text) => text.replaceAll('NAME', name).replaceAll('Pascal', pascal).replaceAll('camel', camel).replaceAll('TODAY', today)

  const wanted = await readdir(new URL(kind, templates))
  const files = Object.entries(FILES).flatMap(([template, file]) =>
    wanted.includes(template) ? [{ template: new URL(`${kind}/${template}`, templates), file: fill(file.replace('SITE', site)) }] : [],
  )
  for (const { file } of files)
    if (await isThere(join(root, file))) throw new Error(`new: ${file} already exists. Choose another name, or delete it first.`)
  for (const { template, file } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), fill(await readFile(template, 'utf8')))
  }
  const written = files.map(({ file }) => file)
  if (kind !== 'section') return written
  const list = `${site}/${ROWS}`
  if (!(await isThere(join(root, list)))) await copyToMine(root, ROWS)
  const rows = await readFile(join(root, list), 'utf8')
  const at = rows.indexOf(LAST_ROW)
  if (at < 0) throw new Error(`new: ${list} has changed; add this row by hand: ${fill(ROW)}`)
  await writeFile(join(root, list), `${rows.slice(0, at)}\n${fill(ROW)}${rows.slice(at)}`)
  return [...written, list]
}

/**
 * Copies one of the template's files, or all files of a folder, into mine/, where they take the place of the originals.
 *
 * @param {string} root Folder of the project.
 * @param {string} [path] Its path below src/.
 * @returns {Promise<string[]>} The files that were created.
 * @throws {Error} if there is no such file, or if the file is already in mine/.
 */
export async function copyToMine(root, path = 'content/facts') {
  const source = await stat(join(root, 'src', path)).catch(() => undefined)
  if (!source) throw new Error(`new: there is no src/${path}. Name a file or folder by its path below src/, such as content/home/faq.ts.`)
  const files = source.isDirectory() ? (await readdir(join(root, 'src', path))).map((name) => `${path}/${name}`) : [path]
  for (const file of files)
    if (await isThere(join(root, 'mine', file)))
      throw new Error(`new: mine/${file} already exists. Edit it, or delete it first to start from the template again.`)
  for (const file of files) {
    const [from, to] = [join(root, 'src', file), join(root, 'mine', file)]
    await mkdir(dirname(to), { recursive: true })
    if (!/\.tsx?$/.test(file)) await copyFile(from, to)
    else {
      // Relative imports become imports by name, because the neighbouring files are not copied.
      const byName = (_, relative) => `from '#${posix.join(posix.dirname(file), relative)}'`
      await writeFile(to, (await readFile(from, 'utf8')).replaceAll(/from '(\.[^']+)'/g, byName))
    }
  }
  return files.map((file) => `mine/${file}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind, ...names] = process.argv.slice(2)
  try {
    const { module } = await runnerImport('/src/runtime/calendar.ts', { root: project, configFile: false, logLevel: 'error' })
    const today = module.dayInGermany(module.wallClockMs())
    for (const name of names.length > 0 ? names : [undefined])
      for (const file of await (kind === 'mine' ? copyToMine(project, name) : create(project, kind, name, today))) console.log(file)
    console.log('Now: npm run format')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
