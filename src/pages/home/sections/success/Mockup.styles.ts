import { css } from '@emotion/react'
import { bleed } from '#components/Layout.styles.ts'

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
  img {
    aspect-ratio: 2;
    min-height: 350px;
    max-height: 50rem;
  }
`

/** A tinted plate with a browser window on it, cut off at the plate's lower edge. */
export const plateStyles = css`
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--lilac-200);
  > .window {
    --edge: clamp(1rem, 6cqi, 2.5rem);
    margin: var(--edge) var(--edge) 0;
    border-bottom: 0;
    border-radius: 10px 10px 0 0;
  }
  img {
    aspect-ratio: 20 / 13;
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
  img {
    width: 100%;
    object-fit: cover;
    object-position: top left;
  }
`
