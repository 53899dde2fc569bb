export interface FigureProps {
  /** One of the four steps of figures. */
  size?: 's' | 'm' | 'l' | 'xl'
}

export const styles = ({ size = 'm' }: FigureProps): string => `
  font: var(--type-figure-${size});
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.01em;
  /* With forced colours, a backplate as tall as the font would cover the words above. */
  forced-color-adjust: none;
`
