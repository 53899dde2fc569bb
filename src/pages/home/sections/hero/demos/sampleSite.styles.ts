import { css } from '@emotion/react'

/** The ground of that window, for before it is drawn. */
export const sampleGround = 'linear-gradient(#d0cabc 24px, #f1e8d8 0)'

/** A browser's window with the website of a sample client, as a drawing, in the colours and the serif font of her case study. */
export const sampleSite = css`
  --sand: #f1e8d8;
  --sand-200: #e3d6bf;
  --sand-600: #6f5c3d;
  --pine: #17352b;
  --pine-600: #3d574c;
  --rust: #c4492a;
  --serif: 400 20px / 1 Mockup, Georgia, serif;
  display: grid;
  grid-template: 24px minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  container-type: size;
  color: var(--pine);
  font: var(--type-caption);
  font-size: 12px;
  line-height: 1.45;
  /* An image of a website, so it keeps its colours even with forced colours. */
  forced-color-adjust: none;
  b {
    font-family: var(--font-display);
    font-weight: 600;
  }
  .browser {
    padding-left: 32px;
    line-height: 24px;
    white-space: nowrap;
    color: var(--pine-600);
    /* Three strokes, where a browser has its buttons. */
    background:
      repeating-linear-gradient(90deg, currentColor 0 2px, transparent 0 6px) 10px / 14px 9px no-repeat,
      color-mix(in oklab, currentColor 15%, transparent);
  }
`

/** The colours and the font of another sample client, a joinery, for that window. */
export const joinery = `
  --sand: #f3e6d3;
  --sand-200: #ecd8bf;
  --pine: #1d120b;
  --pine-600: #5a4637;
  --rust: #9a5a22;
  --serif: 700 20px / 1 var(--font-display);
`
