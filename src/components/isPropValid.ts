/**
 * Replaces `@emotion/is-prop-valid` in the browser build (vite.config.ts): a list of all HTML and SVG attributes, two KiB on
 * every page. A styled component with props of its own lists them itself (`shouldForwardProp`).
 *
 * @returns whether a prop is forwarded to the element.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}
