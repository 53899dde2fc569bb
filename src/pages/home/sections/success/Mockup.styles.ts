import { css } from '@emotion/react'

/** Up to this width, the client's website has its phone layout. */
const PHONE = '@container (max-width: 25rem)'

/** A browser window as wide as the section. Without a script, half of the website is covered by the former one. */
export const wideStyles = css`
  --uncovered: 0.6;
  position: relative;
  @media (scripting: none) {
    --uncovered: 0.5;
  }
  > .window {
    border-radius: 10px;
  }
  .site {
    --text: min(1.9cqi, 3cqb);
    --head: min(7.9cqi, 14cqb);
    container-type: size;
    height: clamp(390px, 51.3cqi - 30px, 50rem);
  }
`

/** A tinted plate with a browser window on it, cut off at the plate's lower edge. */
export const plateStyles = css`
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--plate, var(--lilac-200));
  > .window {
    --edge: clamp(1rem, 6cqi, 2.5rem);
    margin: var(--edge) var(--edge) 0;
    border-bottom: 0;
    border-radius: 10px 10px 0 0;
  }
  /* Reserves space for the screen, whatever is drawn on it. */
  .site {
    min-height: max(16rem, (100cqi - 2 * var(--edge)) * 0.65);
  }
  .headline + p {
    ${PHONE} {
      display: none;
    }
  }
`

/** A browser window with a client's website. The looks of the three clients have colours that do not depend on this site's palette. */
export const mockupStyles = css`
  container-type: inline-size;

  > .window {
    border: 1px solid transparent;
    overflow: hidden;
    background: #fff padding-box;
    box-shadow: 0 30px 60px -24px oklch(0.15 0.04 var(--hue) / 0.45);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 30px;
    padding-inline: 12px;
    background: oklch(0.93 0.008 80);
    font-size: 12px;
    color: oklch(0.42 0.02 80);
    &::before {
      content: '';
      width: 14px;
      height: 12px;
      background: repeating-linear-gradient(90deg, currentColor 0 2px, transparent 2px 6px);
    }
  }
  .site {
    container-type: inline-size;
    position: relative;
    overflow: hidden;
    /* An image of a website, so it keeps its colours even with forced colours. */
    forced-color-adjust: none;
    color: var(--ink);
    line-height: 1.45;
    user-select: none;
  }
  .screen {
    position: absolute;
    inset: 0;
    display: grid;
    background: var(--ground);
    font-size: var(--text, 1.9cqi);
    ${PHONE} {
      font-size: max(10px, 4.4cqi);
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .site > img,
  .site > picture > img {
    object-position: top left;
  }
  .menu {
    display: flex;
    gap: 2.6cqi;
    padding: 2.6cqi 4cqi;
    b {
      margin-right: auto;
      font-weight: 600;
    }
  }
  .words {
    padding: 4cqi 4cqi 3cqi;
  }
  .headline {
    margin-bottom: 1.6cqi;
    font-family: var(--face);
    font-size: var(--head);
    font-weight: var(--weight, 400);
    font-stretch: var(--stretch, 100%);
    line-height: 0.95;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  .figures {
    display: flex;
    span {
      flex: 1;
    }
    b {
      display: block;
    }
  }
  ${PHONE} {
    .headline {
      font-size: 12cqi;
    }
    .menu span,
    .figures {
      display: none;
    }
  }
  .action {
    display: inline-block;
    margin-top: 3cqi;
    padding: 1.5cqi 2.6cqi;
    border-radius: 9cqi;
    background: #c4492a;
    color: #fff;
    font-weight: 600;
  }

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
      padding: 0 0 max(3.4cqi, 2.75rem) 4cqi;
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
    /* Strokes for a hundred and twenty clients, whose number increases from year to year. */
    .words::after {
      content: '';
      background: repeating-linear-gradient(90deg, var(--accent) 0 0.3cqi, transparent 0 calc(92cqi / 120));
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
