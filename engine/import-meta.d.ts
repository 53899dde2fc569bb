/** What bundlers add to `import.meta`. In plain Node there is none of it. */
interface ImportMeta {
  readonly env?: { readonly DEV?: boolean }
}
