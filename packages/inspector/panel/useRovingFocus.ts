import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/**
 * Makes a list a single tab stop: the arrow keys, Home and End move between its rows.
 *
 * @param points Identify the rows, in their order in the list.
 * @param usual The point of the row that Tab reaches first.
 */
export function useRovingFocus(points: readonly number[], usual: number | undefined) {
  const [focused, setFocused] = useState<number>()
  const stop = [focused, usual].find((point) => point !== undefined && points.includes(point)) ?? points[0]
  return {
    list: {
      onKeyDown(event: KeyboardEvent<Element>) {
        const rows = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-row]')]
        const at = rows.indexOf(event.target as HTMLElement)
        const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
        if (at < 0 || next === undefined) return
        event.preventDefault()
        rows[next]?.focus()
      },
    },
    row: (point: number) => ({
      'data-row': '',
      tabIndex: point === stop ? 0 : -1,
      onFocus: () => setFocused(point),
      onBlur: () => setFocused(undefined),
    }),
  }
}
