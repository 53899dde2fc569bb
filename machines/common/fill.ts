/**
 * Fills in the placeholders of a text: `{name}` becomes `values.name`.
 *
 * Values are inserted verbatim, including any braces. A placeholder without a value is left as it is.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? (values[name] as string) : placeholder))
}
