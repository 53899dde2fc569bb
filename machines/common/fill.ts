/**
 * A text with its placeholders filled in: `{name}` becomes the value of that name.
 *
 * Values are put in as they are, braces of their own included. A placeholder without a value stays as it stands.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? (values[name] as string) : placeholder))
}
