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
  ['an empty text', ''],
  ['null', 'null'],
  ['a string', '"accepted"'],
  ['an array', '[true,true,true,true,"2026-11-20T06:11:00.000Z",1]'],
  ['an array with an object', `[${ALL_STORED}]`],
  ['an empty object', '{}'],
  ['cut JSON', ALL_STORED.slice(0, -1)],
  ['JSON with something behind it', `${ALL_STORED}x`],
  ['single quotes', ALL_STORED.replaceAll('"', "'")],
  ['necessary missing', stored({ necessary: undefined })],
  ['analytics missing', stored({ analytics: undefined })],
  ['marketing missing', stored({ marketing: undefined })],
  ['functional missing', stored({ functional: undefined })],
  ['the date missing', stored({ date: undefined })],
  ['a day that does not exist', stored({ date: '2026-02-30T00:00:00.000Z' })],
  ['a date without a time', stored({ date: '2026-11-20' })],
  ['a date without milliseconds', stored({ date: '2026-11-20T06:11:00Z' })],
  ['a date in another time zone', stored({ date: '2026-11-20T07:11:00.000+01:00' })],
  ['a number for a date', stored({ date: 1_795_155_060_000 })],
  ['a number for a choice', stored({ analytics: 1 })],
  ['another order of keys', JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(ALL_STORED) as object).toReversed()))],
  ['the version missing', stored({ version: undefined })],
  ['an endless version', ALL_STORED.replace('"version":1', '"version":1e999')],
  ['an extra key', stored({ extra: true })],
  ['an extra key in place of another', stored({ functional: undefined, extra: true })],
  ['an own __proto__', ALL_STORED.replace('{', '{"__proto__":{"analytics":true},')],
  ['everything in __proto__', `{"__proto__":${ALL_STORED}}`],
  ['an own constructor', ALL_STORED.replace('{', '{"constructor":1,')],
  ['deep nesting', '['.repeat(10_000)],
  ['1,000,000 characters', 'x'.repeat(1_000_000)],
  ['a space behind it', `${ALL_STORED} `],
]
