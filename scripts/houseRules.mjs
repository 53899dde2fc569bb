// The project's own lint rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** What a folder or file may import, as CONTRIBUTING.md draws it. */
const ARROWS = [...readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(/^(\S+) +→ (.+)$/gm)].map(([, from = '', to = '']) => ({
  from,
  to: to.split(', '),
}))

/** @returns {boolean} Whether the arrow of `from` allows a file at `path` to import `specifier`. */
function isAllowed(path, { from, to }, specifier) {
  const [, kind, name] = /^(\.|#|@drei-tage\/|)([^/]*)/.exec(specifier) ?? []
  const file = posix.join(posix.dirname(path), specifier)
  // Tests of packages share what is in `tests` folders and in scripts/.
  if (path.includes('/tests/')) return kind !== '#' && (kind !== '.' || /^(?:engine|packages|scripts)\//.test(file))
  if (kind === '.') return file.startsWith(`${from}/`) && !file.includes('/tests/')
  if (kind === '') return to.includes(specifier) || (to.includes('npm') && !/^gsap\b/.test(specifier))
  return [name, `${kind === '#' ? 'src' : 'packages'}/${name}`, specifier === '#paths' && 'scripts'].some((other) => to.includes(other))
}

const STRING = ':matches(Literal, TemplateLiteral)'
const SHOWN = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'

/** Selects texts between tags, including those in a branch of an expression, and texts in attributes that visitors see or hear. */
const TEXTS = [
  'JSXText',
  `${SHOWN} > ${STRING}`,
  `${SHOWN} > :matches(ConditionalExpression, LogicalExpression) > ${STRING}`,
  `JSXAttribute[name.name=/^(?:alt|aria-(?:description|label|roledescription|valuetext)|label|placeholder|title)$/] ${STRING}`,
].join(', ')

/** Matches a word, but no symbol or unit. */
const WORD = /\p{L}{3}/u

const HAS = /([\w-]*):has\(((?:[^()]|\([^()]*\))*)\)/g
/** Selects a child or a sibling, or a state of the browser, neither of which other components change. */
const WITHIN_COMPONENT = /^[>+~] |:(?:checked|focus-visible|popover-open)$/

/** The `:has()` selectors in a piece of CSS that may match because of what other components have inside. */
const farReaching = (css) =>
  [...css.matchAll(HAS)].filter(([, subject, argument]) => /^(?:html|body|main)$/.test(subject) || !WITHIN_COMPONENT.test(argument))

const SOURCES = join(ROOT, 'src')

/** Functions that take a selector. */
const FINDING =
  'CallExpression[callee.property.name=/^(?:closest|locator|matches|querySelector(?:All)?|waitForSelector|\\$\\$?(?:eval)?)$/]'
/** A class in a selector, except those that say what an element is to all components. */
const CLASS = /\.((?!visually-hidden|foreign|t-)[a-z][\w-]*)/

/** The text of a literal; what is inserted into a template becomes a blank. */
const textOf = (node) => (node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : node.value)

/** The class names that a piece of CSS selects. */
const selectedClasses = (css) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
    [...selector.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  )

const filesIn = (folder, name) => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return files.filter((file) => name.test(file)).map((file) => join(folder, file))
}

const once = (compute) => {
  const known = new Map()
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key))
    return known.get(key)
  }
}

/** The classes of src/styles/, for any element. */
const UTILITIES = filesIn(join(SOURCES, 'styles'), /\.css$/).flatMap((file) => selectedClasses(readFileSync(file, 'utf8')))

/** The words that styles may select as classes: those of src/styles/, and all in their component or, on a page, in their folder. */
const selectable = once((file) => {
  const folder = dirname(file)
  const [component] = basename(file).split('.')
  const isPrimitive = /[\\/]src[\\/](?:components|layout)$/.test(folder)
  const own = filesIn(folder, /(?<!\.styles)\.tsx?$/)
    .map((other) => readFileSync(other, 'utf8'))
    .filter((code) => !isPrimitive || code.includes(`./${component}.styles.ts`))
  return new Set([...UTILITIES, ...own.flatMap((code) => code.match(/[a-z][\w-]*/g) ?? [])])
})

/** Whether styles may select a class, which may be written as the beginning of a name and an id, as in `talk-${id}`. */
const isSelectable = (file, name) =>
  selectable(file).has(name) || [...selectable(file)].some((word) => word.endsWith('-') && name.startsWith(word))

export default {
  meta: { name: 'house' },
  rules: {
    'imports-follow-arrows': {
      create(context) {
        const path = relative(ROOT, context.filename).replaceAll('\\', '/')
        const arrow = ARROWS.find(({ from }) => path === from || path.startsWith(`${from}/`))
        if (!arrow && !/^src\/[^/]+(?<!\.d\.ts)$/.test(path)) return {}
        const check = (node) => {
          const specifier = (node.source ?? node.argument)?.value
          if (typeof specifier !== 'string' || (arrow && isAllowed(path, arrow, specifier))) return
          const allowed = arrow ? `only its own files, by relative paths, and: ${arrow.to.join(', ')}` : 'nothing'
          context.report({ node, message: `By the arrows in CONTRIBUTING.md, ${arrow?.from ?? path} may import ${allowed}.` })
        }
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
          TSImportType: check,
        }
      },
    },
    // Keeps copy out of components. `react/jsx-no-literals` would also reject symbols such as '·', and its message cannot say where copy
    // belongs.
    'texts-belong-to-content': {
      create: (context) => ({
        [TEXTS](node) {
          const text = textOf(node)
          if (typeof text !== 'string' || !WORD.test(text)) return
          context.report({ node, message: 'Texts belong to src/content/: write this one there and import it.' })
        },
      }),
    },
    // What a machine keeps for itself may change; its view is what the page shows, and is tested with the machine.
    'components-read-views': {
      create: (context) => ({
        'MemberExpression[property.name="context"], ObjectPattern > Property[key.name="context"]'(node) {
          context.report({ node, message: "Read the machine's view instead of its context: add what is missing to the view." })
        },
      }),
    },
    // With such a selector, browsers match the styles of everything inside the element again whenever anything inside changes.
    'has-stays-within-component': {
      create: (context) => ({
        TemplateLiteral(node) {
          for (const [selector] of farReaching(textOf(node)))
            context.report({
              node,
              message: `${selector} depends on everything inside: let the code that knows the state set an attribute.`,
            })
        },
      }),
    },
    // A class is how a component finds its own elements. Others find them by what they are: a part, a role, a name.
    'parts-not-classes': {
      create: (context) => ({
        [`${FINDING} > ${STRING}`](node) {
          const [, name] = CLASS.exec(String(textOf(node)).replaceAll(/\[[^\]]*\]/g, '')) ?? []
          if (!name) return
          context.report({ node, message: `.${name} is a class of one component: select a part (data-part), a role or a name.` })
        },
      }),
    },
    // Otherwise nobody could rename a class without reading the styles of the whole site.
    'styles-select-own-classes': {
      create: (context) => ({
        TemplateLiteral(node) {
          if (!context.filename.endsWith('.styles.ts')) return
          for (const name of new Set(selectedClasses(textOf(node)))) {
            if (isSelectable(context.filename, name)) continue
            context.report({
              node,
              message: `.${name} belongs to another component: give it a prop or a custom property, or select a part.`,
            })
          }
        },
      }),
    },
    // In unit tests, Vitest finds the first of these by itself.
    'tests-can-fail': {
      create: (context) => ({
        'CallExpression[callee.name="test"][arguments.1.type="ArrowFunctionExpression"]'(node) {
          if (/\bexpect/.test(context.sourceCode.getText(node))) return
          context.report({ node, message: 'This test cannot fail: expect something. Names of helpers that do begin with `expect`.' })
        },
        'CallExpression[callee.property.name="all"][arguments.length=0]'(node) {
          context.report({ node, message: 'This list may be empty, and the test would pass: use `some`.' })
        },
      }),
    },
    'styles-stand-beside-their-component': {
      create: (context) => ({
        'TaggedTemplateExpression[tag.name=/^(?:css|keyframes)$/]'(node) {
          if (context.filename.endsWith('.styles.ts')) return
          const file = basename(context.filename).replace(/\.\w+$/, '.styles.ts')
          context.report({ node, message: `Write styles into ${file}.` })
        },
      }),
    },
  },
}
