import { css } from '@emotion/react'
import { bleed } from '#components/Layout.styles.ts'

/** Up to this width, the client's website has its phone layout. */
export const PHONE = '@container (max-width: 25rem)'

/** A browser window that reaches to the right edge of the page. Without a script, half of the website is covered by the former one. */
export const wideStyles = css`
  ${bleed}
  --uncovered: 0.6;
  position: relative;
  @media (scripting: none) {
    --uncovered: 0.5;
  }
  > .window {
    border-radius: 10px 0 0 10px;
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

/** A browser window with a client's website. */
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
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  :is(.site, .site > picture) > img {
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
    .screen {
      font-size: max(10px, 4.4cqi);
    }
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
`
