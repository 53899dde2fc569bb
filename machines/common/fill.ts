/**
 * A text with its placeholders filled in: `{name}` becomes the value of that name.
 *
 * Values are inserted verbatim, including any braces. A placeholder without a value is left as it is.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? (values[name] as string) : placeholder))
}
