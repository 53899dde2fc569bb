import { css } from '@emotion/react'

/** Sets `--characters` for amounts from '0 €' to '1.000.000.000 €'. */
const characters = Array.from({ length: 13 }, (_, index) => index + 3)
  .map((length) => `&[data-length='${length}'] { --characters: ${length}; }`)
  .join('\n')

/** The font is as large as the container allows. The line keeps its height when a longer amount needs a smaller font. */
export const amountStyles = css`
  container-type: inline-size;
  display: grid;
  align-items: end;
  min-height: calc(1.25 * var(--fs-figure-l));
  margin-block: 0 0.5rem;
  ${characters}
  output {
    font-size: min(var(--fs-figure-l), calc(100cqi / (var(--characters) * 0.44)));
    line-height: 1.25;
    color: var(--accent);
    white-space: nowrap;
  }
`
