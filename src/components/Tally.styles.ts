/**
 * Styles that draw a tally of five when it comes into view: first four strokes, then the stroke across. Without JavaScript, with reduced
 * motion or in print, the whole tally is shown at once.
 *
 * @param selector Selector of the element with `data-arrival`.
 * @param strokeLength At least the length of the longest stroke, in units of the drawing.
 */
export const drawnOnArrival = (selector: string, strokeLength: number): string => `
  ${selector} path {
    stroke-dasharray: ${strokeLength};
  }
  ${selector}[data-arrival='waiting'] path {
    stroke-dashoffset: ${strokeLength};
  }
  ${selector}[data-arrival='arrived'] path {
    stroke-dashoffset: 0;
    transition: stroke-dashoffset 260ms var(--ease-out);
  }
  ${selector}[data-arrival='arrived'] path:nth-of-type(2) {
    transition-delay: 120ms;
  }
  ${selector}[data-arrival='arrived'] path:nth-of-type(3) {
    transition-delay: 240ms;
  }
  ${selector}[data-arrival='arrived'] path:nth-of-type(4) {
    transition-delay: 360ms;
  }
  ${selector}[data-arrival='arrived'] path:nth-of-type(5) {
    transition: stroke-dashoffset 420ms var(--ease-in-out) 620ms;
  }
  @media (prefers-reduced-motion: reduce), print {
    ${selector}[data-arrival='waiting'] path {
      stroke-dashoffset: 0;
    }
  }
`
