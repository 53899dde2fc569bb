import { css } from '@emotion/react'
import { row } from '#components/Layout.styles.ts'
import { whenShared } from './shared.styles.ts'

export const styles = css`
  display: contents;
  [data-part='line'] {
    grid-area: 3 / 1;
    ${row({ gap: 1 })}
    /* As tall as two lines beside the field. */
    min-height: 3rem;
    margin-top: max(0.625rem, 0.8vw);
  }
  label {
    flex: 1 0 min(19rem, 100%);
    ~ span {
      flex: 99 1 19rem;
    }
  }
  input {
    min-height: 2.75rem;
    margin: 0;
    border-width: 0 0 var(--line);
    border-color: var(--border);
    font: var(--type-body);
  }
`

/* Inserted by script together with the picture, so these styles are not part of the document. */
export const pictureStyles = css`
  --to-ruler: 0 calc(var(--caption) + var(--gap-above));
  ${whenShared('--to-ruler: 0 0;')}
  grid-area: 1 / 1 / 3;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--gap-above);
  /* The headline below it is a little wider than its box. */
  margin-inline: -0.25rem calc(var(--page-r) * -1);
  padding-inline: 0.25rem var(--page-r);
  /* Read by the drawing code: the colours of unlit and lit strokes, and the background of the saved picture. */
  color: var(--lilac-200);
  outline-color: var(--accent);
  background: var(--bg);
  font: var(--type-figure-s);
  [data-part='headline'] {
    max-width: none;
    /* One line, at every width. */
    font-size: min(3rem, 6.3vw);
    color: var(--fg);
    ::before {
      content: attr(data-lit);
      color: var(--yellow-400);
    }
    ::after {
      content: attr(data-rest);
    }
  }
  [data-part='strokes'] {
    flex: 1;
    position: relative;
    min-height: 7rem;
    outline-color: inherit;
    container-type: inline-size;
    > * {
      position: absolute;
      inset: 0;
    }
    > p {
      display: grid;
      align-content: center;
      max-width: none;
      font: var(--type-figure-l);
    }
  }
  canvas {
    width: 100%;
    height: 100%;
    outline-color: inherit;
    /* From the place of the ruler, and back. */
    transition: translate var(--t-3) var(--ease-out);
    @starting-style {
      translate: var(--to-ruler);
    }
  }
  [data-part='caption'] {
    ${row({ gap: 0, justify: 'space-between' })}
    min-height: var(--caption);
    font: var(--type-control);
    > p {
      max-width: none;
      font: var(--type-h4);
    }
    > [data-part='result'] {
      font: inherit;
    }
    [data-part='ways'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      flex: 1 1 auto;
      max-width: 24rem;
      button {
        flex: 1;
      }
    }
  }
  &[data-erased] {
    background: none;
    [data-part='headline'] {
      visibility: hidden;
    }
    canvas {
      translate: var(--to-ruler);
    }
  }
`
