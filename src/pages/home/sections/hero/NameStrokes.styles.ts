import { css } from '@emotion/react'
import { asCss, HEIGHT } from '#pictures/dayScale.ts'

export const styles = css`
  margin-top: max(0.25rem, 0.8vw);
  container-type: inline-size;
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.875rem 1.5rem;
  }
  label {
    flex: 0 1 21rem;
  }
  input {
    min-height: 2.75rem;
    margin: 0;
    border-width: 0 0 var(--line);
    border-color: var(--border);
    font-size: 1.125rem;
  }
  @media (max-width: 47.99rem) {
    label {
      flex-basis: 100%;
    }
    [data-part='hint'] {
      display: none;
    }
  }
`

/* Inserted by script together with the picture, so these styles are not part of the document. */
export const pictureStyles = css`
  --height: min(320px, 51vw);
  position: relative;
  height: var(--height);
  margin-bottom: 0.75rem;
  overflow: clip;
  /* Read by the drawing code: the colours of unlit and lit strokes, and the background of the saved picture. */
  color: var(--lilac-200);
  outline-color: var(--accent);
  background: var(--bg);
  font: var(--type-figure);
  transition: height var(--t-3) var(--ease-out);
  &[data-erased] {
    height: ${asCss(HEIGHT)};
  }
  @starting-style {
    height: ${asCss(HEIGHT)};
  }
  canvas {
    position: absolute;
    width: 100%;
    height: var(--height);
    outline-color: inherit;
  }
  p {
    display: grid;
    align-content: center;
    height: 100%;
    max-width: none;
    font-size: min(6rem, 14cqi);
  }
`

export const resultStyles = css`
  display: flex;
  flex: 1 1 24rem;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  [data-part='result'] {
    font: var(--type-control);
  }
`
