import type { Plugin } from 'vite'

const TAGS = new Set(['css', 'keyframes'])
const COMMENT = /\/\*.*?\*\//gs

/** Line breaks with the next line's indentation: after these characters and before a brace they are redundant. */
const shortened = (css: string) =>
  css
    .replace(COMMENT, '')
    .replace(/(?<=[{};,:])\n\s*|\n\s*(?=\})/g, '')
    .replace(/\n\s*/g, ' ')

/** Strips comments and indentation from CSS in JavaScript, which saves a twentieth of what visitors load of it. */
export function shortStyles(): Plugin {
  return {
    name: 'short-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\b(?:css|keyframes)`/ },
      handler(code) {
        const texts: { start: number; end: number }[] = []
        const walk = (node: unknown): void => {
          if (Array.isArray(node)) return node.forEach(walk)
          if (typeof node !== 'object' || node === null) return
          const { type, tag, quasi } = node as { type?: string; tag?: { name?: string }; quasi?: { quasis: typeof texts } }
          if (type === 'TaggedTemplateExpression' && TAGS.has(tag?.name ?? '')) texts.push(...(quasi?.quasis ?? []))
          Object.values(node).forEach(walk)
        }
        walk(this.parse(code))
        let short = code
        for (const { start, end } of texts.toSorted((a, b) => b.start - a.start)) {
          short = short.slice(0, start) + shortened(short.slice(start, end)) + short.slice(end)
        }
        return { code: short, map: null }
      },
    },
  }
}
