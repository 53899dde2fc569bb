import { formatThousands } from '#machines/common/formatThousands.ts'

/** Formats whole euros in German, such as '25.000 €', with a non-breaking space. */
export function formatEuro(euro: number): string {
  return `${formatThousands(euro)}\u00a0€`
}

/** Formats a share in whole permille, 0 or more, as a percentage with at most one decimal, such as '12,5 %'. */
export function formatPermille(permille: number): string {
  const tenth = permille % 10
  return `${formatThousands((permille - tenth) / 10)}${tenth === 0 ? '' : `,${tenth}`}\u00a0%`
}

/** Formats a difference with its sign: '+500', '−1.200', '0'. Uses the true minus sign, which is as wide as the plus. */
export function formatDifference(difference: number, unit = ''): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return `${sign}${formatThousands(Math.abs(difference))}${unit}`
}

/** Replaces each `{name}` in a text with its value. A name without a value is left as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
