// Scaffolds something new: `npm run new machine|article|section NAME`. It writes everything such a thing needs, including a test
// where it has one, so that checks and tests pass at once. Its texts begin with TODO: the release check names those that are left.
// Templates are in scripts/new/.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const templates = new URL('./new/', import.meta.url)

/** Per kind: each template and the file it becomes. */
const FILES = {
  machine: {
    'machine.ts.txt': 'machines/NAME/NAME.machine.ts',
    'view.ts.txt': 'machines/NAME/NAME.view.ts',
    'samples.ts.txt': 'machines/NAME/NAME.samples.ts',
    'machine.test.ts.txt': 'tests/unit/machines/NAME/NAME.test.ts',
    'component.tsx.txt': 'src/components/Pascal.tsx',
  },
  article: { 'article.md.txt': 'src/content/articles/NAME.md' },
  section: { 'section.tsx.txt': 'src/pages/home/sections/NAME/Pascal.tsx', 'section.texts.ts.txt': 'src/content/home/NAME.ts' },
}

/** The row of a section, and the text before which it is inserted. Machines and articles are found by the build. */
const ROWS = 'src/pages/home/sections.ts'
const ROW = "  section('NAME', 'TODO', 'NAME', [60, 60, 60]),"
const LAST_ROW = "\n  section('kontakt'"

/**
 * Creates the files, and lists a section on its page.
 *
 * @param {string} root Folder of the project.
 * @param {string} kind machine, article or section.
 * @param {string} name In kebab-case, such as `opening-hours`.
 * @param {string} today ISO date, used by articles.
 * @returns {Promise<string[]>} The files that were created or changed.
 * @throws {Error} if the kind or the name is invalid, or the name is taken.
 */
export async function create(root, kind, name, today) {
  if (!Object.hasOwn(FILES, kind)) throw new Error(`new: '${kind}' is not one of ${Object.keys(FILES).join(', ')}.`)
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name ?? ''))
    throw new Error(`new: '${name}' is not a name in kebab-case, such as opening-hours.`)
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const pascal = camel[0].toUpperCase() + camel.slice(1)
  const fill = (text) => text.replaceAll('NAME', name).replaceAll('Pascal', pascal).replaceAll('camel', camel).replaceAll('TODAY', today)

  const files = Object.entries(FILES[kind]).map(([template, file]) => ({ template, file: fill(file) }))
  for (const { file } of files) {
    const isThere = await stat(join(root, file)).catch(() => undefined)
    if (isThere) throw new Error(`new: ${file} already exists.`)
  }
  for (const { template, file } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), fill(await readFile(new URL(template, templates), 'utf8')))
  }
  const written = files.map(({ file }) => file)
  if (kind !== 'section') return written
  const rows = await readFile(join(root, ROWS), 'utf8')
  const at = rows.indexOf(LAST_ROW)
  if (at < 0) throw new Error(`new: ${ROWS} has changed; add this row by hand: ${fill(ROW)}`)
  await writeFile(join(root, ROWS), `${rows.slice(0, at)}\n${fill(ROW)}${rows.slice(at)}`)
  return [...written, ROWS]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const [kind, name] = process.argv.slice(2)
  try {
    for (const file of await create(root, kind, name, new Date().toISOString().slice(0, 10))) console.log(file)
    console.log('Now: npm run format' + (kind === 'machine' ? ' && npm run docs:machines' : ''))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
