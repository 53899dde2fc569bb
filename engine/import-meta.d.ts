/** What bundlers add to `import.meta`. Plain Node has none of it. */
interface ImportMeta {
  readonly env?: { readonly DEV?: boolean }
}
