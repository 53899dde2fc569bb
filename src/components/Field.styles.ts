import { css } from '@emotion/react'

export const labelStyles = css`
  display: block;
  font: var(--type-control);
`

export const inputStyles = css`
  display: block;
  width: 100%;
  min-height: 3.5rem;
  padding: 0.5rem 0;
  border: solid var(--fg);
  border-width: 0 0 2px;
  border-radius: 0;
  background: none;
  font: var(--type-lead);
  appearance: none;
  /* Keeps the focus ring clear of the label above. */
  margin-top: 0.25rem;
  outline-offset: 1px;
  /* Moves the focus ring, which takes the place of the line, away from the text, which stays where it is. */
  &:focus-visible {
    border-color: transparent;
    width: calc(100% + 1rem);
    margin-inline: -0.5rem;
    padding-inline: 0.5rem calc(0.5rem + var(--sign, 0px));
  }
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-bottom: 4px solid var(--accent);
  }
`

/** One side of the chevron: a 3 px diagonal across a 10 px square. */
const side = (degrees: number, offsetPx: number) =>
  `linear-gradient(${degrees}deg, transparent 42%, var(--fg) 42% 66%, transparent 66%) right ${offsetPx}px center / 10px 10px no-repeat content-box border-box`

export const selectStyles = css`
  ${inputStyles}
  --sign: 1.75rem;
  padding-right: var(--sign);
  text-overflow: ellipsis;
  background: ${side(45, -16)}, ${side(315, -24)};
  cursor: pointer;
  /* Browsers draw no backgrounds of controls then. */
  @media (forced-colors: active) {
    appearance: auto;
  }
`

export const messageStyles = css`
  margin: 0.5rem 0 0.75rem;
  padding: 1rem 1.25rem;
  background: var(--surface);
  font: var(--type-note);
  white-space: pre-wrap;
  user-select: all;
`
