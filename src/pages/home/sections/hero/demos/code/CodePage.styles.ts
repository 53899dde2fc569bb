import { css } from '@emotion/react'
import { sampleSite } from '../sampleSite.styles.ts'

/* `CodePage` is inserted by script, so these styles are not part of the document. */
export const styles = css`
  ${sampleSite}
  background: var(--sand);

  .sheet {
    --pad: 22px;
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
    > * {
      position: relative;
      padding: 10px calc(var(--pad) - 12px) 10px var(--pad);
    }
    > div {
      display: flex;
      flex-direction: column;
      justify-content: safe center;
      gap: 8px;
    }
  }
  [data-block] {
    display: block;
    width: fit-content;
    clip-path: inset(-4px);
    transition: clip-path var(--t-1) var(--ease-out);
  }
  [data-look='absent'] {
    visibility: hidden;
    clip-path: inset(-4px 100% -4px -4px);
  }
  /* The block that the current line creates is highlighted in yellow, like that line. */
  [data-look='lit'] {
    background: var(--yellow-400);
    box-shadow: 0 0 0 4px var(--yellow-400);
  }
  [data-block='headline'] {
    /* Two lines high even in the fallback font, so that nothing below moves when the web font loads. */
    height: 2em;
    font: var(--serif);
    font-size: min(13cqi, 46px);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  [data-block='action'] {
    padding: 6px 14px;
    border-radius: 99px;
    background: var(--rust);
    color: #fff;
  }
  [data-block='offer'] {
    font: var(--serif);
  }
  [data-block='footer'] {
    width: auto;
    padding-block: 6px;
    background: var(--pine);
    color: var(--sand);
  }
  /* If there is little height, as on phones, the offer is next to the text. */
  @container (max-height: 17rem) {
    .sheet {
      --pad: 12px;
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1.35fr) minmax(0, 1fr);
      > p {
        grid-column: 1 / -1;
        padding-block: 6px;
      }
    }
    [data-block='headline'] {
      height: auto;
      font-size: min(27px, 8.4cqi);
    }
  }
`
