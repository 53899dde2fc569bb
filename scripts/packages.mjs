// Builds each package into a folder of .cache/packages, checks it, and packs it: `npm run packages`. The last line installs all of them
// in another project. The workflow `publish` publishes them. Within the project, packages are workspaces and need no build.
// Each api.txt lists what a package exports, so that changes show in the diff: `npm run packages -- --api` updates these files.
import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['engine', 'packages/recorder', 'packages/inspector', 'packages/playwright']
const { scope, repository } = JSON.parse(await readFile(join(root, 'packages/publish.json'), 'utf8'))

/** The scope used in the sources. */
const WORKSPACE_SCOPE = '@drei-tage'
const published = (text) => text.replaceAll(`${WORKSPACE_SCOPE}/`, `${scope}/`)
const dist = (source, extension) => source.replace(/^\.\//, './dist/').replace(/\.tsx?$/, extension)

/** The target of an entry in the manifest's `exports` after the build; per condition, if the entry has conditions. */
function builtExport(source) {
  if (typeof source === 'string') return dist(source, '.js')
  return Object.fromEntries(
    Object.entries(source).map(([condition, to]) => [condition, condition === 'types' ? dist(to, '.d.ts') : builtExport(to)]),
  )
}

/** Runs the compiler. */
function tsc(...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { cwd: root, stdio: 'inherit' })
  return status === 0
}
/** What a package needs beyond the declarations that the project uses. */
const EMIT =
  '--composite false --emitDeclarationOnly false --declaration --rewriteRelativeImportExtensions --sourceMap --inlineSources'.split(' ')

async function buildPackage(folder) {
  const target = join(root, '.cache/packages', basename(folder))
  await rm(target, { recursive: true, force: true })
  tsc('-p', folder, '--outDir', join(target, 'dist'), ...EMIT)
  for (const name of (await readdir(target, { recursive: true })).filter((path) => /\.(?:js|map|ts)$/.test(path))) {
    const text = published(await readFile(join(target, name), 'utf8'))
    // The compiler does not rewrite the extensions of imports in declaration files.
    await writeFile(join(target, name), name.endsWith('.d.ts') ? text.replace(/(['"]\.{1,2}\/[^'"\n]+?)\.tsx?(?=['"])/g, '$1.js') : text)
  }
  const manifest = JSON.parse(published(await readFile(join(root, folder, 'package.json'), 'utf8')))
  for (const [path, source] of Object.entries(manifest.exports)) {
    manifest.exports[path] = builtExport(typeof source === 'string' ? { types: source, default: source } : source)
  }
  // Exact versions: what the packages share as `internal` may change in any version.
  for (const needed of Object.keys(manifest.dependencies ?? {}))
    if (needed.startsWith(`${scope}/`)) manifest.dependencies[needed] = manifest.version
  const homepage = repository.replace(/\.git$/, '')
  Object.assign(manifest, {
    files: ['dist', 'CHANGELOG.md', 'SPEC.md'],
    repository: { type: 'git', url: `git+${repository}`, directory: folder },
    homepage,
    bugs: `${homepage}/issues`,
    publishConfig: { access: 'public' },
    scripts: undefined,
  })
  await writeFile(join(target, 'package.json'), JSON.stringify(manifest, undefined, 2))
  await writeFile(join(target, 'README.md'), published(await readFile(join(root, folder, 'README.md'), 'utf8')))
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'))
  await cp(join(root, 'packages/CHANGELOG.md'), join(target, 'CHANGELOG.md'))
  if (basename(folder) === 'engine') await cp(join(root, folder, 'SPEC.md'), join(target, 'SPEC.md'))
  return target
}

/** The declarations that a built package exports, and the types named in them. Excludes the entry point `internal`. */
async function apiOf(target) {
  const textOf = async (file) => (await readFile(join(target, file), 'utf8')).replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '')
  const declared = new Map()
  for (const file of (await readdir(target, { recursive: true })).filter((path) => path.endsWith('.d.ts')).toSorted()) {
    for (const statement of (await textOf(file)).split(/^(?=\w)/m)) {
      const [, name] = /^(?:export |declare |abstract )*(?:function|const|class|interface|type) (\w+)/.exec(statement) ?? []
      if (name) declared.set(name, (declared.get(name) ?? new Set()).add(statement.trim()))
    }
  }
  const listed = new Set()
  const list = (text, names) => {
    for (const [name] of text.matchAll(names)) {
      if (!declared.has(name) || listed.has(name)) continue
      listed.add(name)
      // A name before a colon or a parenthesis is a parameter or a member, not a type.
      list([...declared.get(name)].join('\n'), /\b\w+\b(?!\??:|\()/g)
    }
  }
  const { name, exports } = JSON.parse(await readFile(join(target, 'package.json'), 'utf8'))
  const parts = []
  for (const [path, { types }] of Object.entries(exports).filter(([entry]) => entry !== './internal')) {
    const { size } = listed
    list(await textOf(types), /\w+/g)
    const added = [...listed].slice(size).toSorted()
    parts.push(`// ${name}${path.slice(1)}`, ...added.flatMap((word) => [...declared.get(word)]))
  }
  return `${parts.join('\n\n')}\n`
}

const faults = []
const tarballs = []
if (!tsc('-b', ...FOLDERS)) faults.push('The types do not hold.')
else {
  for (const folder of FOLDERS) {
    const target = await buildPackage(folder)
    const report = join(root, folder, 'api.txt')
    const api = await apiOf(target)
    if (process.argv.includes('--api')) await writeFile(report, api)
    else if (api !== (await readFile(report, 'utf8'))) faults.push(`${folder}: exports differ from api.txt: npm run packages -- --api`)
    // No packing: `npm pack` runs below.
    const { messages, pkg } = await publint({ pkgDir: target, pack: false, strict: true })
    for (const message of messages) faults.push(`${folder}: ${formatMessage(message, pkg)}`)
    const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', '..'], {
      cwd: target,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (packed.status !== 0) faults.push(`${folder}: npm pack fails. ${packed.stderr}`)
    else {
      const [{ name, version, size, entryCount, filename }] = JSON.parse(packed.stdout)
      tarballs.push(join(root, '.cache/packages', filename))
      console.log(`${name} ${version}: ${entryCount} files, ${(size / 1024).toFixed(1)} KiB packed`)
    }
  }
}
for (const fault of faults) console.error(fault)
if (faults.length === 0) {
  // The fixture is the last, and only for tests.
  const paths = tarballs.map((path) => (path.includes(' ') ? `"${path}"` : path))
  console.log(`npm install ${paths.slice(0, -1).join(' ')} xstate @xstate/react && npm install -D ${paths.at(-1)}`)
}
process.exitCode = faults.length > 0 ? 1 : 0
