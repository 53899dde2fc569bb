/** Stryker's plugin interface. Skips a machine's `types: {} as …`: it is only for TypeScript, so changing it changes nothing. */
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
