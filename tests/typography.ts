/** Mistakes in German typography, by name. */
export const FAULTS: Readonly<Record<string, RegExp>> = {
  'straight quotes or apostrophes': /["'`´]/,
  'English closing quotes': /”/,
  'three dots for an ellipsis': /\.\.\./,
  'a hyphen between spaces where a dash belongs': / - /,
  'an em dash': /—/,
  // Words with it are found neither on the page nor where they were copied to.
  'a character that nobody types': /[\u00ad\u200b\u200c\u2010\u2011\u2060]/,
  'two spaces': / {2}/,
  'a space before a mark': / [,;:!?](?!-)/,
  emoji: /\p{Extended_Pictographic}(?<![©®™])/u,
  'a plain space between a number and its unit':
    /\d (?:€|%|Tage?n?|Sekunden?|Minuten?|Min|Stunden?|Wochen?|Monate?n?|Uhr|s|h|km|Websites|Gespräche|Millionen)(?![\p{L}\p{N}])/u,
  'a plain space between a day and its month':
    /\d\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/,
  'a plain space inside a citation': /(?:§§?|Art\.|Abs\.|Nr\.|Buchst\.) \d|z\. ?B\.|Seite \d|Tag \d/,
  'a number of four digits or more without its point': /(?<![\d.,–/#-])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d-])/,
  'an informal address outside quotations': /(?:^|“)[^„]*\b(?:[Dd]u|[Dd]ein(?:e[rnms]?)?|[Dd]ich|[Dd]ir)\b/,
  'a quotation that is not closed': /^[^„“]*“|„[^“]*(?:„|$)/,
}

/** The mistakes in texts, one line each. `allowed` are names of mistakes that are none there. */
export function typographyFaults(texts: readonly { at: string; text: string }[], allowed: readonly string[] = []): string[] {
  return texts.flatMap(({ at, text }) =>
    Object.entries(FAULTS).flatMap(([fault, pattern]) =>
      !allowed.includes(fault) && pattern.test(text) ? [`${fault}: ${at}: ${text}`] : [],
    ),
  )
}
