import { css } from '@emotion/react'
import { PHONE } from './Mockup.styles.ts'

/** The looks of the three clients, with colours that do not depend on this site's palette. */
export const clientStyles = css`
  &[data-client='albrecht'] {
    --ground: #f1e8d8;
    --ink: #17352b;
    --face: Mockup, Georgia, serif;
    --head: 7.9cqi;
    .screen {
      grid-template: auto minmax(0, 1fr) auto / 1.12fr 1fr;
    }
    .menu {
      grid-column: 1 / -1;
    }
    .words {
      padding-right: 0;
    }
    .figures {
      /* Above the labels of the handle. */
      padding: 0 0 max(3.4cqi, 3.75rem) 4cqi;
    }
    .figures span {
      padding-top: 1cqi;
      border-top: 1px solid color-mix(in oklab, var(--ink) 35%, transparent);
    }
    img {
      grid-area: 2 / 2 / 4;
      width: calc(100% - 7cqi);
      margin: 0 4cqi 0 3cqi;
      border-radius: 24cqi 24cqi 0 0;
      object-position: center 12%;
    }
    ${PHONE} {
      .screen {
        grid-template: auto auto minmax(0, 1fr) / 100%;
      }
      img {
        grid-area: 3 / 1;
        width: 60%;
        margin: 1cqi auto 0;
      }
    }
  }
  &[data-client='hallberg'] {
    --plate: #cfe0f7;
    --ground: #fff;
    --ink: #0c1b33;
    --accent: #0a53d6;
    --face: var(--font-text);
    --weight: 600;
    --head: 8.6cqi;
    .screen {
      grid-template-rows: auto 1fr auto;
    }
    .words {
      display: grid;
      grid-template-rows: auto 1fr;
      padding-bottom: 0;
      border-top: 1px solid;
    }
    /* Strokes for a hundred and twenty clients, whose number increases from year to year. On paper, too. */
    .words::after {
      content: '';
      background: repeating-linear-gradient(90deg, var(--accent) 0 0.3cqi, transparent 0 calc(92cqi / 120)) !important;
      print-color-adjust: exact;
      clip-path: polygon(0 88%, 18% 82%, 34% 84%, 52% 60%, 68% 52%, 84% 22%, 100% 0, 100% 100%, 0 100%);
    }
    .figures {
      gap: 1px;
      background: var(--ink);
      border-top: 1px solid;
    }
    .figures span {
      padding: 2.4cqi 2cqi 3cqi 4cqi;
      background: var(--ground);
    }
    .figures b {
      font-size: 2.3em;
      line-height: 1.1;
      color: var(--accent);
    }
  }
  &[data-client='brandt'] {
    --plate: #ecd8bf;
    --ground: #1d120b;
    --ink: #f3e6d3;
    --face: var(--font-display);
    --weight: 700;
    --stretch: 112%;
    --head: 6.6cqi;
    .screen {
      grid-template-rows: auto minmax(0, 1fr) auto;
    }
    .menu {
      background: #c08245;
      color: var(--ground);
    }
  }
`
