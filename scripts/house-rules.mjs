// The project's own lint rules.

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

export default {
  meta: { name: 'house' },
  rules: {
    // Keeps copy out of components. `react/jsx-no-literals` would also reject symbols such as '·', and its message cannot say where copy
    // belongs.
    'texts-belong-to-content': {
      create: (context) => ({
        [TEXTS](node) {
          const text = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : node.value
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
          for (const [selector] of farReaching(node.quasis.map(({ value }) => value.cooked).join('')))
            context.report({
              node,
              message: `${selector} depends on everything inside: let the code that knows the state set an attribute.`,
            })
        },
      }),
    },
  },
}
