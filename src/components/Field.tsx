import { css } from '@emotion/react'
import styled from '@emotion/styled'

const box = css`
  display: block;
  width: 100%;
  min-height: 3.5rem;
  padding: 0.5rem 0;
  border: 0;
  border-bottom: 2px solid var(--fg);
  border-radius: 0;
  background: transparent;
  color: var(--fg);
  font: 400 1.25rem/1.3 var(--font-text);
  appearance: none;
  /* Keeps the focus ring clear of the label above. */
  margin-top: 0.25rem;
  outline-offset: 1px;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-bottom: 4px solid var(--accent);
  }
  @media (forced-colors: active) {
    border: 1px solid FieldText;
  }
`

/** One side of the chevron: a 3 px diagonal across a 10 px square. */
const side = (degrees: number, offsetPx: number) =>
  `linear-gradient(${degrees}deg, transparent 42%, var(--fg) 42% 66%, transparent 66%) right ${offsetPx}px center / 10px 10px no-repeat`

/** The label of a field, above it or around it. */
export const FieldLabel = styled('label')(css`
  display: block;
  font: 600 1.0625rem/1.4 var(--font-display);
`)

/** A text field, drawn as a line to write on. With `aria-invalid` the line is heavier and in the accent colour. */
export const Input = styled('input')(box)

/**
 * Attributes of a field for an e-mail or web address. Not the types `email` and `url`, with which browsers change what was typed: Chromium
 * turns `straße.de` into `strasse.de`, which is another domain.
 */
export const TYPED_ADDRESS = { type: 'text', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A drop-down list that looks like `Input`, with a chevron. */
export const Select = styled('select')(css`
  ${box}
  padding-right: 1.75rem;
  /* Never below 16 px, because phones zoom in on fields with smaller text. */
  font-size: clamp(1rem, 5vw, 1.25rem);
  text-overflow: ellipsis;
  background: ${side(45, 12)}, ${side(315, 4)};
  cursor: pointer;
`)

/** The text of a message as it will be sent. */
export const MessageText = styled('pre')(css`
  margin: 0;
  padding: 1rem 1.25rem;
  background: var(--surface);
  font: 400 var(--fs-small) / 1.6 var(--font-text);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: all;
`)
