import createCache from '@emotion/cache'
import type { EmotionCache, StylisPlugin } from '@emotion/cache'

/** Emotion's key: what the generated class names begin with. */
const STYLE_KEY = 'css'

/** What Safari knows under its own name only. Emotion would prefix for browsers of fifteen years, a quarter of all styles. */
const PREFIXED = /^(?:user-select|text-decoration)$/

const prefixForSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && PREFIXED.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}

/**
 * Emotion's memory of the styles that the page has.
 *
 * Emotion would recognise prerendered styles by itself, but moves their element while doing so, and the browser then
 * matches every rule of the page again. This cache leaves the element where it is and only notes what it contains.
 *
 * @param prerenderedIds Names of the styles in the prerendered page, without the key.
 */
export function createStyleCache(prerenderedIds: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [prefixForSafari] })
  for (const id of prerenderedIds) cache.inserted[id] = true
  const { insert } = cache
  // An element for each part's styles: where a rule joins others, browsers match all of these again.
  cache.insert = (...style) => {
    cache.sheet.ctr = 0
    return insert(...style)
  }
  return cache
}

/** The names of the styles that the prerendered page brought along. */
export function prerenderedStyles(): string[] {
  return document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? []
}
