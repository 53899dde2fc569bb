/** Stryker's plugin interface: a machine's `types: {} as …` is for TypeScript only, changing it changes nothing. */
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
