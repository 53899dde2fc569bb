/**
 * Styles that draw a tally of five when it comes into view: first four strokes, then the stroke across. Without JavaScript, with reduced
 * motion or in print, the whole tally is shown at once.
 *
 * @param selector Selector of the element with `data-arrival`.
 * @param strokeLength At least the length of the longest stroke, in units of the drawing.
 */
export const drawnOnArrival = (selector: string, strokeLength: number): string => `
  @media screen and (prefers-reduced-motion: no-preference) {
    ${selector} path {
      stroke-dasharray: ${strokeLength};
      transition: stroke-dashoffset 260ms var(--ease-out);
      &:nth-of-type(2) {
        transition-delay: 120ms;
      }
      &:nth-of-type(3) {
        transition-delay: 240ms;
      }
      &:nth-of-type(4) {
        transition-delay: 360ms;
      }
      &:nth-of-type(5) {
        transition: stroke-dashoffset 420ms var(--ease-in-out) 620ms;
      }
    }
    ${selector}[data-arrival='waiting'] path {
      stroke-dashoffset: ${strokeLength};
      transition: none;
    }
  }
`
