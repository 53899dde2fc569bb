/**
 * Sets a field of the page's forms, as if the visitor had. A form that is hydrated later reads its fields then.
 *
 * @param replaced Fields with another text are left alone, because the visitor has filled them. By default any value is replaced.
 */
export function setField(name: string, value: string, replaced?: string): void {
  for (const form of document.forms) {
    // `namedItem` returns a list for radio buttons with the same name. Its value can be set like that of a select.
    const field = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement | HTMLSelectElement | null
    if (!field || field.value === value || !['', replaced ?? field.value].includes(field.value)) continue
    field.value = value
    form.dispatchEvent(new Event('input'))
  }
}
