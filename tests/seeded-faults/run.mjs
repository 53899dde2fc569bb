// Puts faults that only a browser can find into a copy of the project, one at a time, builds it, and checks whether its test fails:
// `npm run seeded-faults`. Arguments choose faults by parts of their names or files. `--check` only reports which no longer apply.
// The exit code is 1 if a fault was missed, no longer applies, or names a test that does not exist. Mutation testing covers the machines.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What goes wrong for a visitor, and the replacement in a file that does it. `spec` is the test that must find it. */
const FAULTS = [
  {
    name: 'a page cannot be kept for Back',
    file: 'src/start/pageTurn.ts',
    from: "  addEventListener('pageswap'",
    to: "  addEventListener('unload', () => undefined)\n  addEventListener('pageswap'",
    spec: 'back',
  },
  {
    name: 'nothing starts when it scrolls into view',
    file: 'src/runtime/useSeen.ts',
    from: '        onSeen()\n',
    to: '        void onSeen\n',
    spec: 'machines',
  },
  {
    name: 'loading the page again loads nothing',
    file: 'src/start/bootstrap.ts',
    from: 'location.reload()',
    to: 'void location',
    spec: 'faults',
  },
  {
    name: 'an island that fails takes its text with it',
    file: 'src/start/hydrate.tsx',
    from: 'dangerouslySetInnerHTML={prerendered} />',
    to: '/>',
    spec: 'early-acts',
  },
  {
    name: 'what was typed before an island was rendered anew is lost',
    file: 'src/start/earlyActs.ts',
    from: 'if (isTouched(old)) copyState(old, control)',
    to: '',
    spec: 'early-acts',
  },
  {
    name: 'no mail program is opened',
    file: 'src/components/openMail.ts',
    from: 'if (document.dispatchEvent(announced)) location.href = href',
    to: 'document.dispatchEvent(announced)',
    spec: 'newsletter',
  },
  {
    name: 'the questions say that they are closed while one is open',
    file: 'src/pages/home/sections/questions/Faq.tsx',
    from: 'data-machine="faq" data-state={state}',
    to: 'data-machine="faq" data-state="closed"',
    spec: 'walk',
  },
  {
    name: 'every move of the slider is read out',
    file: 'src/pages/funnel/FunnelStages.tsx',
    from: 'aria-live="off">\n                  {visitors}',
    to: 'aria-live="polite">\n                  {visitors}',
    spec: 'walk',
  },
  {
    name: 'a copy button loses the focus when its message goes',
    file: 'src/components/CopyFeedback.tsx',
    from: '<Button variant="outline" data-size="small" onClick={copy}>',
    to: '<Button key={state} variant="outline" data-size="small" onClick={copy}>',
    spec: 'walk',
  },
  {
    name: 'on phones, the page is too wide while a copy button says something',
    file: 'src/components/CopyFeedback.tsx',
    from: '<Row className="with-script small" data-machine',
    to: '<Row className="with-script small" style={{ flexWrap: "nowrap", whiteSpace: "nowrap" }} data-machine',
    spec: 'walk',
  },
]

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What is not copied: the Git history, build results, and node_modules, which is linked instead. Pictures take longest to draw. */
const NOT_COPIED = /^(?:node_modules|dist|dist-server|\.git|\.cache(?!$|[\\/](?:cards|photos|public)(?:[\\/]|$)).*)$/

const words = process.argv.slice(2).filter((argument) => argument !== '--check')
const chosen = FAULTS.filter(({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)))
const broken = chosen.flatMap(({ name, file, from, spec }) => {
  const times = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(from).length - 1 : 0
  if (times !== 1) return [`${name}: ${file} has ${JSON.stringify(from)} ${times} times and not once`]
  return existsSync(join(root, `tests/browser/${spec}.spec.ts`)) ? [] : [`${name}: there is no tests/browser/${spec}.spec.ts`]
})
for (const line of broken) console.log(`no longer applies  ${line}`)
if (process.argv.includes('--check') || broken.length > 0) {
  console.log(`${chosen.length - broken.length} of ${chosen.length} faults still apply.`)
  process.exit(broken.length > 0 ? 1 : 0)
}

const copy = mkdtempSync(join(tmpdir(), 'seeded-faults-'))
const passes = (...tool) =>
  spawnSync('npx', ['--no-install', ...tool], { cwd: copy, stdio: 'ignore', shell: process.platform === 'win32' }).status === 0
/** A failing build also counts as found. */
const areFound = (specs) =>
  !passes('vite', 'build', '--logLevel', 'error') ||
  !passes('playwright', 'test', '--max-failures=1', '--reporter=line', ...specs.map((spec) => `/${spec}.spec.ts`))
try {
  cpSync(root, copy, { recursive: true, filter: (source) => !NOT_COPIED.test(relative(root, source)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  console.log('Without a fault everything has to pass.')
  if (areFound([...new Set(chosen.map(({ spec }) => spec))]))
    throw new Error('seeded-faults: a test fails without any fault. Make it pass first.')
  let missed = 0
  for (const { name, file, from, to, spec } of chosen) {
    const text = readFileSync(join(copy, file), 'utf8')
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    )
    const isFound = areFound([spec])
    writeFileSync(join(copy, file), text)
    if (!isFound) missed += 1
    console.log(`${isFound ? 'found ' : 'MISSED'}  ${name} (${spec}.spec.ts)`)
  }
  console.log(`${chosen.length - missed} of ${chosen.length} faults were found.`)
  process.exitCode = missed > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
