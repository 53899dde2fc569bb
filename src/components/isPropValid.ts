/**
 * Stands in for `@emotion/is-prop-valid` in what visitors load (vite.config.ts): a list of every attribute of HTML and SVG, two
 * kibibytes on every page. A styled component with props of its own names them itself (`shouldForwardProp`).
 *
 * @returns Whether a prop is forwarded to the element.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}
