import { css } from '@emotion/react'

/** Rules for a pseudo-element of the slider. Browsers drop a rule whose selector has another browser's name, so each gets one of its own. */
const part = (names: readonly string[], styles: string) => names.map((name) => `&::${name} { ${styles} }`).join('')
const handle = (styles: string) => part(['-webkit-slider-thumb', '-moz-range-thumb'], styles)

export const inputStyles = css`
  appearance: none;
  position: absolute;
  /* Lets the middle of the handle, not its edge, reach the first and the last stroke. */
  inset: 0 -14px auto;
  width: calc(100% + 28px);
  height: 56px;
  margin: 0;
  background: none;
  cursor: grab;
  touch-action: pan-y;
  &:active {
    cursor: grabbing;
  }
  ${part(['-webkit-slider-runnable-track', '-moz-range-track'], 'height: 56px; background: none;')}
  ${handle(`
    forced-color-adjust: none;
    -webkit-appearance: none;
    width: 28px;
    height: 56px;
    border: 0;
    border-radius: var(--r-2);
    background:
      linear-gradient(90deg, var(--on-accent) 2px, transparent 0 6px, var(--on-accent) 0 8px, transparent 0 12px, var(--on-accent) 0) 50% 50% /
        14px 20px no-repeat,
      var(--accent);
    box-shadow: 0 0 0 4px var(--bg);
    transform: translateX(var(--lag, 0));
  `)}
  &:focus-visible {
    outline: none;
    ${handle('outline: var(--ring-width) solid var(--focus); outline-offset: 3px;')}
  }
`

/** For a ruler within text. The handle looks 28 px wide but can be grabbed within 44 px. A touch beside the handle scrolls the page. */
export const looseHandleStyles = css`
  inset: 0 -22px auto;
  width: calc(100% + 44px);
  ${handle(`
    width: 44px;
    box-sizing: border-box;
    border: 0 solid transparent;
    border-width: 0 8px;
    border-radius: 14px / 6px;
    background-clip: padding-box;
    box-shadow: none;
    pointer-events: auto;
  `)}
  /* Narrower under the ring, which the edge of a phone would otherwise cut. */
  &:focus-visible {
    inset-inline: -17px;
    width: calc(100% + 34px);
    ${handle('width: 34px; border-width: 3px; outline-offset: 0;')}
  }
  @media (hover: none) {
    pointer-events: none;
  }
`
