import { css } from '@emotion/react'

/**
 * Rules for the handle of a ruler. Browsers drop a rule whose selector has another browser's pseudo-element, so each browser gets a rule of
 * its own.
 */
const handles = (styles: string) => ['-webkit-slider-thumb', '-moz-range-thumb'].map((thumb) => `&::${thumb} { ${styles} }`).join('')

export const inputStyles = css`
  -webkit-appearance: none;
  appearance: none;
  position: absolute;
  /* Lets the middle of the handle, not its edge, reach the first and the last stroke. */
  inset: 0 -14px auto;
  width: calc(100% + 28px);
  height: 56px;
  margin: 0;
  padding: 0;
  background: none;
  cursor: grab;
  touch-action: pan-y;
  border-radius: var(--r-2);
  &:active {
    cursor: grabbing;
  }
  &::-webkit-slider-runnable-track {
    height: 56px;
    background: none;
  }
  &::-moz-range-track {
    height: 56px;
    background: none;
  }
  ${handles(`
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
  `)}
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 3px solid var(--focus);
    outline-offset: 6px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 3px solid var(--focus);
    outline-offset: 6px;
  }
  @media (forced-colors: active) {
    &::-webkit-slider-thumb {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** For a ruler within text. The handle looks 28 px wide but can be grabbed within 44 px. A touch beside the handle scrolls the page. */
export const looseHandleStyles = css`
  inset: 0 -22px auto;
  width: calc(100% + 44px);
  ${handles(`
    width: 44px;
    box-sizing: border-box;
    border: 0 solid transparent;
    border-width: 0 8px;
    border-radius: 14px / 6px;
    background-clip: padding-box;
    box-shadow: none;
    pointer-events: auto;
  `)}
  @media (hover: none) {
    pointer-events: none;
  }
`
