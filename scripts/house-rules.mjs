// A lint rule that keeps copy out of components. `react/jsx-no-literals` would also reject symbols such as '·', and its message
// cannot say where copy belongs.

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

const message = 'Texts belong to src/content/: write this one there and import it.'

export default {
  meta: { name: 'house' },
  rules: {
    'texts-belong-to-content': {
      create: (context) => ({
        [TEXTS](node) {
          const text = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : node.value
          if (typeof text === 'string' && WORD.test(text)) context.report({ node, message })
        },
      }),
    },
  },
}
