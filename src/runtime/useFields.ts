import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** What browsers, password managers and scripts dispatch when they have filled a field, and what follows when they dispatch nothing. */
const FILLED = ['input', 'change', 'focusout'] as const

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Keeps the fields in an element and a machine in agreement. The fields belong to the browser, which restores and fills them, so they have no
 * `value` or `checked` in React.
 *
 * @param values The machine's values, by the names of the fields. Written into a field only when they change.
 * @param changed Called for each field whose value has changed.
 * @returns a function that reads the fields at once. To be called before anything is handed over, because scripts may fill fields silently.
 */
export function useFields<Name extends string>(
  element: RefObject<HTMLElement | null>,
  values: Readonly<Record<Name, string>>,
  changed: (name: Name, value: string) => void,
): () => void {
  const agreed = useRef<Record<Name, string>>({ ...values })
  const names = Object.keys(values) as Name[]
  /** One field, or a group of radio buttons. */
  const fieldsOf = (name: Name) => [...(element.current?.querySelectorAll<Field>(`[name='${name}']`) ?? [])]
  const valueOf = (name: Name) => fieldsOf(name).find((field) => !isRadio(field) || field.checked)?.value

  const read = () => {
    for (const name of names) {
      const value = valueOf(name) ?? agreed.current[name]
      if (value === agreed.current[name]) continue
      agreed.current[name] = value
      changed(name, value)
    }
  }
  const write = () => {
    for (const name of names) {
      const value = values[name]
      if (value === agreed.current[name] || valueOf(name) !== agreed.current[name]) continue
      agreed.current[name] = value
      for (const field of fieldsOf(name)) {
        if (isRadio(field)) field.checked = field.value === value
        else field.value = value
      }
    }
  }
  const onFilled = useEffectEvent(read)
  const onRendered = useEffectEvent(() => {
    write()
    read()
  })
  useLayoutEffect(() => onRendered())
  useEffect(() => {
    const node = element.current
    for (const type of FILLED) node?.addEventListener(type, onFilled)
    return () => {
      for (const type of FILLED) node?.removeEventListener(type, onFilled)
    }
  }, [element])
  return read
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio'
}
