/** The handle of a ruler. A separate rule per browser, because each drops rules that contain another's pseudo-element. */
const handle = `
  width: 28px;
  height: 56px;
  border: 0;
  border-radius: var(--r-2);
  background:
    linear-gradient(90deg, var(--on-accent) 2px, transparent 0 6px, var(--on-accent) 0 8px, transparent 0 12px, var(--on-accent) 0) 50% 50% / 14px
      20px no-repeat,
    var(--accent);
  box-shadow: 0 0 0 4px var(--bg);
`

/** Styles of the native input on a ruler, for its container. */
export const rulerInputStyles = `
.ruler input {
  -webkit-appearance: none;
  appearance: none;
  position: absolute;
  /* The middle of the handle, not its edge, goes from the first to the last stroke. */
  inset: 0 -14px auto;
  width: calc(100% + 28px);
  height: 56px;
  margin: 0;
  padding: 0;
  background: none;
  cursor: grab;
  touch-action: pan-y;
  border-radius: var(--r-2);
}
.ruler input:active {
  cursor: grabbing;
}
.ruler input::-webkit-slider-runnable-track {
  height: 56px;
  background: none;
}
.ruler input::-moz-range-track {
  height: 56px;
  background: none;
}
.ruler input::-webkit-slider-thumb {
  -webkit-appearance: none;
  ${handle}
}
.ruler input::-moz-range-thumb {
  ${handle}
}
.ruler input:focus-visible {
  outline: none;
}
.ruler input:focus-visible::-webkit-slider-thumb {
  outline: 3px solid var(--focus);
  outline-offset: 6px;
}
.ruler input:focus-visible::-moz-range-thumb {
  outline: 3px solid var(--focus);
  outline-offset: 6px;
}
@media (forced-colors: active) {
  .ruler input::-webkit-slider-thumb {
    forced-color-adjust: none;
    background: Highlight;
  }
}
`
