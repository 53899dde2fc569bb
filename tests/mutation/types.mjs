/** Makes Stryker skip a machine's `types: {} as …`. They are only for TypeScript, so changing them changes nothing at run time. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'types',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'ObjectProperty' && node.key.name === 'types' ? 'types are for TypeScript only' : undefined,
    },
  },
]
