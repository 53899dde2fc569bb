import { css } from '@emotion/react'
import type { SerializedStyles } from '@emotion/react'
import type { MockupName } from '#content/types.ts'

/** The tinted plate with the browser window on it, cut off at the plate's lower edge. */
export const frameStyles = css`
  container-type: inline-size;
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--lilac-200);

  &.hallberg {
    background: #cfe0f7;
  }
  &.brandt {
    background: #ecd8bf;
  }
  .window {
    --edge: clamp(1rem, 6cqi, 2.5rem);
    margin: var(--edge) var(--edge) 0;
    border-radius: 10px 10px 0 0;
    overflow: hidden;
    background: #fff;
    box-shadow: 0 30px 60px -24px oklch(0.15 0.04 var(--hue) / 0.45);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 30px;
    padding: 0 12px;
    background: oklch(0.93 0.008 80);
    font: 500 12px/1 var(--font-text);
    color: oklch(0.42 0.02 80);
  }
  .bar i {
    width: 2px;
    height: 12px;
    background: oklch(0.5 0.02 80);
  }
  .bar span {
    margin-left: 10px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Reserves space for a screen with an aspect ratio of 16 to 10.4, or 4 to 5 on phones, whatever is drawn on it. */
  .site {
    position: relative;
    overflow: hidden;
    min-height: calc((100cqi - 2 * var(--edge)) * 0.65);
  }
  .screenshot {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top left;
  }
  @container (max-width: 30rem) {
    .site {
      min-height: calc((100cqi - 2 * var(--edge)) * 1.25);
    }
  }
  @media (forced-colors: active) {
    .window {
      border: 1px solid CanvasText;
      border-bottom: 0;
    }
  }
`

/** Up to this width, the client's website has its phone layout. */
const PHONE = '@container (max-width: 25rem)'

const site = css`
  container-type: inline-size;
  position: absolute;
  inset: 0;
  overflow-wrap: anywhere;
  /* An image of a website, so it keeps its colours even with forced colours. */
  forced-color-adjust: none;
  user-select: none;

  .screen {
    position: absolute;
    inset: 0;
    display: grid;
  }
  /* The rest of the page, below its first screen: visible on hover. */
  .more {
    position: absolute;
    inset: 100% 0 auto;
    height: 60%;
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-content: center;
    gap: 4cqi;
    padding: 4cqi;
    font-size: 1.9cqi;
    line-height: 1.5;
  }
  .more b {
    display: block;
    margin-bottom: 1.2cqi;
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    .screen,
    .more {
      transition: transform 2.4s var(--ease-in-out);
    }
    .window:hover & > .screen {
      transform: translateY(-60%);
    }
    .window:hover & > .more {
      transform: translateY(-100%);
    }
  }
  p {
    max-width: none;
  }
  ${PHONE} {
    && .menu {
      font-size: max(10px, 4.4cqi);
    }
    .menu span {
      display: none;
    }
    && .text,
    && .action,
    && .figures,
    && .more {
      font-size: max(10px, 4.4cqi);
    }
    .more {
      grid-template-columns: 1fr;
    }
    && .more b {
      font-size: 7.5cqi;
    }
  }
  .menu {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 2.6cqi;
    padding: 2.6cqi 4cqi;
    font-size: 2cqi;
    line-height: 1.4;
  }
  .menu b {
    margin-right: auto;
    font-weight: 600;
  }
`

/** The look of each of the three clients, with colours that do not depend on this site's palette. */
export const siteStyles: Readonly<Record<MockupName, SerializedStyles>> = {
  albrecht: css`
    ${site}
    background: #f1e8d8;
    color: #17352b;
    font-family: var(--font-text);

    .screen {
      grid-template: auto minmax(0, 1fr) auto / 1.12fr 1fr;
    }
    .more {
      background: #17352b;
      color: #f1e8d8;
    }
    .more b {
      font:
        400 5cqi/1 Mockup,
        Georgia,
        serif;
    }
    .menu {
      grid-column: 1 / -1;
      font-size: 1.75cqi;
    }
    .words {
      padding: 4cqi 0 0 4cqi;
    }
    .headline {
      font:
        400 7.9cqi/0.94 Mockup,
        Georgia,
        serif;
      letter-spacing: -0.02em;
    }
    .text {
      max-width: 22.6em;
      margin-top: 2.4cqi;
      font-size: 1.9cqi;
      line-height: 1.5;
    }
    .action {
      display: inline-block;
      margin-top: 3cqi;
      padding: 1.5cqi 2.6cqi;
      border-radius: 9cqi;
      background: #c4492a;
      color: #fff;
      font-size: 1.75cqi;
      font-weight: 600;
      line-height: 1.4;
    }
    .figures {
      grid-area: 3 / 1;
      padding: 0 0 3.4cqi 4cqi;
      font-size: 1.75cqi;
      line-height: 1.4;
    }
    .figures span {
      display: flex;
      flex-direction: row-reverse;
      justify-content: space-between;
      padding: 1cqi 0;
      border-top: 1px solid oklch(0.3 0.04 165 / 0.35);
    }
    .figures b {
      font-weight: 600;
    }
    .picture {
      grid-area: 2 / 2 / 4;
      width: calc(100% - 7cqi);
      height: 100%;
      margin: 0 4cqi 0 3cqi;
      border-radius: 24cqi 24cqi 0 0;
      object-fit: cover;
      object-position: center 12%;
    }
    ${PHONE} {
      .screen {
        grid-template: auto auto minmax(0, 1fr) / 100%;
      }
      .words {
        padding-right: 4cqi;
      }
      .headline {
        font-size: 13cqi;
      }
      .picture {
        grid-area: 3 / 1;
        width: 60%;
        min-height: 40cqi;
        margin: 4cqi auto 0;
      }
      .figures {
        display: none;
      }
    }
  `,
  hallberg: css`
    ${site}
    background: #fff;
    color: #0c1b33;
    font-family: var(--font-text);

    .screen {
      grid-template-rows: auto 1fr auto;
    }
    .menu {
      border-bottom: 1px solid #0c1b33;
    }
    .words {
      display: grid;
      grid-template-rows: auto 1fr;
      gap: 3cqi;
      padding: 5cqi 4cqi 0;
    }
    /* Strokes for a hundred and twenty clients, whose number increases from year to year. */
    .words::after {
      content: '';
      background: repeating-linear-gradient(90deg, #0a53d6 0 0.3cqi, transparent 0 calc(92cqi / 120));
      clip-path: polygon(0 88%, 18% 82%, 34% 84%, 52% 60%, 68% 52%, 84% 22%, 100% 0, 100% 100%, 0 100%);
    }
    .more {
      background: #0a53d6;
      color: #fff;
    }
    .more b {
      font: 600 4.6cqi/1 var(--font-text);
      letter-spacing: -0.04em;
    }
    .headline {
      font: 600 8.6cqi/0.96 var(--font-text);
      letter-spacing: -0.045em;
    }
    .figures {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      border-top: 1px solid #0c1b33;
      font-size: 1.75cqi;
      line-height: 1.35;
    }
    .figures span {
      padding: 2.4cqi 2.4cqi 3cqi;
      border-left: 1px solid #0c1b33;
    }
    .figures span:first-of-type {
      padding-left: 4cqi;
      border-left: 0;
    }
    .figures b {
      display: block;
      font-size: 4.4cqi;
      font-weight: 700;
      line-height: 1.1;
      letter-spacing: -0.04em;
      color: #0a53d6;
    }
    ${PHONE} {
      .headline {
        font-size: 12cqi;
      }
      .figures {
        grid-template-columns: 1fr 1fr;
      }
      .figures b {
        font-size: 9cqi;
      }
      .figures span:nth-of-type(odd) {
        padding-left: 4cqi;
        border-left: 0;
      }
      .figures span:nth-of-type(n + 3) {
        border-top: 1px solid #0c1b33;
      }
    }
  `,
  brandt: css`
    ${site}
    background: #1d120b;
    color: #fff;
    font-family: var(--font-text);

    .screen {
      grid-template-rows: auto minmax(0, 1fr) auto;
    }
    .menu {
      background: #c08245;
      color: #1d120b;
    }
    .menu span {
      font-weight: 500;
    }
    .picture {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    .words {
      padding: 3cqi 4cqi 4cqi;
    }
    .headline {
      font: 700 6.6cqi/0.95 var(--font-display);
      font-stretch: 112%;
      letter-spacing: -0.02em;
    }
    .text {
      margin-top: 1.6cqi;
      font-size: 1.9cqi;
      line-height: 1.45;
    }
    .more {
      background: #f3e6d3;
      color: #1d120b;
    }
    .more b {
      font: 700 5cqi/1 var(--font-display);
      font-stretch: 112%;
    }
    ${PHONE} {
      .headline {
        font-size: 11cqi;
      }
    }
  `,
}
