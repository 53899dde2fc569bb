/** The current time of these tests: 20 November 2026. */
export const NOW_MS = Date.UTC(2026, 10, 20, 6, 11)

/** What is in the storage of a visitor who accepted everything at `NOW_MS`. */
export const ALL_STORED =
  '{"necessary":true,"analytics":true,"marketing":true,"functional":true,"date":"2026-11-20T06:11:00.000Z","version":1}'

/** `ALL_STORED` with some properties replaced. Properties that are undefined in `changes` are left out. */
export function stored(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(ALL_STORED) as object), ...changes })
}

/** Stored texts that the site did not write. For each of them the banner must ask again. */
export const DAMAGED_TEXTS: readonly (readonly [name: string, text: string])[] = [
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
  ['the version missing', stored({ version: undefined })],
  ['an endless version', ALL_STORED.replace('"version":1', '"version":1e999')],
  ['an extra key', stored({ extra: true })],
  ['an extra key in place of another', stored({ functional: undefined, extra: true })],
  ['an own __proto__', ALL_STORED.replace('{', '{"__proto__":{"analytics":true},')],
  ['everything in __proto__', `{"__proto__":${ALL_STORED}}`],
  ['an own constructor', ALL_STORED.replace('{', '{"constructor":1,')],
  ['deep nesting', '['.repeat(10_000)],
  ['1,000,000 characters', 'x'.repeat(1_000_000)],
  ['a huge valid text', `${ALL_STORED}${' '.repeat(1_000)}`],
]
