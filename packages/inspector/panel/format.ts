import type { RecordingEntry } from '@drei-tage/recorder'
import { delayOf } from '@drei-tage/recorder/internal'
import type { AnyEventObject, StateValue } from 'xstate'

/** Engine time as the panel shows it: '12.345 s', '1:02.345'. */
export function seconds(ms: number): string {
  const rounded = Math.round(ms)
  const minutes = Math.floor(rounded / 60_000)
  const rest = (rounded - minutes * 60_000) / 1_000
  return minutes === 0 ? `${rest.toFixed(3)}\u00a0s` : `${minutes}:${rest.toFixed(3).padStart(6, '0')}`
}

/** A state value on one line: 'racing.running', 'page.top · menu.closed'. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, inner]) =>
      inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0) ? key : `${key}.${stateText(inner)}`,
    )
    .join(' · ')
}

/** An event's payload on one line: 'mode: build'. Fields longer than `mostCharacters` are cut. */
export function payloadText(event: AnyEventObject, mostCharacters = Infinity): string {
  return Object.entries(event)
    .filter(([key]) => key !== 'type')
    .map(([key, value]) => `${key}: ${cut(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'), mostCharacters)}`)
    .join(', ')
}

/**
 * Whether an entry contains `text`, which must be in lower case. Searches the entry's actors, event, payload, input and state, and the
 * changes to context, output and error.
 */
export function isFound(entry: RecordingEntry, text: string): boolean {
  const { actor, from = '', event, input, value, data } = entry
  return [
    actor,
    from,
    event.type,
    eventText(entry),
    payloadText(event),
    JSON.stringify(input) ?? '',
    stateText(value),
    ...data.changes.map((change) => `${change.path} ${'value' in change ? JSON.stringify(change.value) : ''}`),
  ].some((part) => part.toLowerCase().includes(text))
}

/** What an entry's event is called: 'after tick' for a delayed event, 'start' for XState's own, and otherwise its type. */
export function eventText({ event: { type }, actor }: Pick<RecordingEntry, 'actor' | 'event'>): string {
  const after = delayOf(type, actor)
  if (after !== undefined) return `after ${after}`
  return { 'xstate.init': 'start', 'xstate.stop': 'stop' }[type] ?? type
}

function cut(text: string, mostCharacters: number): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text
}

/** A value as text: on one line if it fits, otherwise on several. */
export function valueText(value: unknown): string {
  const line = JSON.stringify(value) ?? 'nothing'
  return line.length <= 24 ? line.replaceAll(',', ', ') : JSON.stringify(value, undefined, 1)
}
