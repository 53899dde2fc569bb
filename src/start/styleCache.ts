import createCache from '@emotion/cache'
import type { EmotionCache, StylisPlugin } from '@emotion/cache'

/** Emotion's key: the prefix of the generated class names. */
const STYLE_KEY = 'css'

/**
 * Properties that Safari only supports with a prefix. Emotion's own prefixing is not used. It targets 15-year-old browsers and would make
 * up a quarter of all styles.
 */
const PREFIXED = /^(?:user-select|text-decoration)$/

const prefixForSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && PREFIXED.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}

/**
 * Emotion's cache of the styles that the page already has.
 *
 * Emotion would find prerendered styles by itself, but would move their element, after which the browser matches every rule of the page
 * again. This cache leaves the element where it is and only registers its contents.
 *
 * @param prerenderedIds Names of the styles in the prerendered page, without the key.
 */
export function createStyleCache(prerenderedIds: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [prefixForSafari] })
  for (const id of prerenderedIds) cache.inserted[id] = true
  return cache
}

/** The names of the styles in the prerendered page. */
export function prerenderedStyles(): string[] {
  return document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles?.split(' ') ?? []
}
