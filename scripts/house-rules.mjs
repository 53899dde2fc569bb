// A lint rule for this project. `react/jsx-no-literals` would also reject symbols such as '·', and cannot say where copy belongs.

const STRING = ':matches(Literal, TemplateLiteral)'
const SHOWN = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'

/** Between tags, also as one branch of an expression; and in attributes that visitors see or hear. */
const TEXTS = [
  'JSXText',
  `${SHOWN} > ${STRING}`,
  `${SHOWN} > :matches(ConditionalExpression, LogicalExpression) > ${STRING}`,
  `JSXAttribute[name.name=/^(?:alt|aria-(?:description|label|roledescription|valuetext)|label|placeholder|title)$/] ${STRING}`,
].join(', ')

/** A word rather than a symbol or a unit. */
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
