import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

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
        const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
        const at = rows.indexOf(event.target as HTMLElement)
        const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
        if (at < 0 || next === undefined) return
        event.preventDefault()
        rows[next]?.focus()
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocused(target.dataset.row === undefined ? undefined : Number(target.dataset.row)),
      onBlur: () => setFocused(undefined),
    },
    /** The point of the row that is the tab stop. Each row has its point in `data-row`. */
    stop,
  }
}
