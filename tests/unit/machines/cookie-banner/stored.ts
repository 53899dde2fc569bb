/** The current time of these tests: 20 November 2026. */
export const NOW_MS = Date.UTC(2026, 10, 20, 6, 11)

/** What is in the storage of a visitor who accepted everything at `NOW_MS`. */
export const ALL_STORED =
  '{"necessary":true,"analytics":true,"marketing":true,"functional":true,"date":"2026-11-20T06:11:00.000Z","version":1}'

/** `ALL_STORED` with some properties replaced. Properties that are undefined in `changes` are left out. */
export function stored(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(ALL_STORED) as object), ...changes })
}

/** What the storage may contain that the site did not write. For each of them the banner must ask again. */
export const INVALID_TEXTS: readonly (readonly [name: string, text: string | null])[] = [
  ['nothing', null],
  ['null', 'null'],
  ['cut JSON', ALL_STORED.slice(0, -1)],
  ['a choice missing', stored({ analytics: undefined })],
  ['a number for a choice', stored({ analytics: 1 })],
  ['the date missing', stored({ date: undefined })],
  ['a day that does not exist', stored({ date: '2026-02-30T00:00:00.000Z' })],
  ['a date in another time zone', stored({ date: '2026-11-20T07:11:00.000+01:00' })],
  ['an older version', stored({ version: 0 })],
  ['an extra key', stored({ extra: true })],
  ['everything in __proto__', `{"__proto__":${ALL_STORED}}`],
  ['a space behind it', `${ALL_STORED} `],
]
