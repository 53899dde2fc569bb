import { css } from '@emotion/react'
import { whenShared } from './shared.styles.ts'
import { row } from '#components/Layout.styles.ts'
import { photo } from '#styles/helpers.ts'

export const contentStyles = css`
  padding-block: calc(var(--header-h) + max(0.5rem, min(2.2vw, 2svh))) var(--space-5);
`

export const heroStyles = css`
  /* Clips the panel's shadow to this background. */
  overflow: clip;
  /* Breaks after the price rather than wherever the font of the moment lets it, so that nothing moves when the font arrives. */
  .audience {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.3em;
    margin-bottom: max(0.5rem, min(1.1vw, 1svh));
  }
  .audience b,
  .facts b {
    color: var(--fg);
  }
  /* Headline, ruler, and the field below. The picture of a name covers the first two, so that it moves nothing. */
  .stage {
    --caption: max(2.75rem, 5.9rem - 8vw);
    --gap-above: max(0.5rem, 0.8vw);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* Opened for a name, which gets the first screen, up to the main action. */
  ${whenShared(`
    .stage {
      grid-template-rows: max(16rem, min(100svh - 17rem, 133vw, 42.5rem));
    }
    .audience,
    .lead,
    .demos,
    .actions > a:last-child {
      display: none;
    }
  `)}
  /* The figures come after the demos, whose tabs would otherwise be under the cookie banner on the first visit, or under the pitch. */
  .both {
    grid-template-rows: auto 1fr;
    margin-top: max(0.75rem, min(2.6vw, 2svh));
  }
  .demos {
    grid-row: span 2;
  }
  .facts {
    flex-wrap: nowrap;
    > div {
      flex: 1;
    }
    img {
      ${photo('64px')}
    }
  }
  dl {
    ${row({ gap: 1, align: 'normal', justify: 'space-between' })}
    padding-top: 1.375rem;
    border-top: 1px solid var(--hairline);
  }
  /* In one row if the longest words fit. If there is more space, each figure grows until its text needs no line breaks. */
  dl > div {
    flex: 1 1 min-content;
    max-width: max-content;
    display: flex;
    flex-direction: column;
  }
  dt {
    order: 2;
    max-width: 9.5em;
    margin-top: 0.5rem;
    overflow-wrap: break-word;
  }
  dd {
    white-space: nowrap;
  }
  details {
    margin-top: 1.25rem;
  }
  /* Before the lead, because the cookie banner covers the bottom on the first visit. */
  .actions {
    order: -1;
  }
`
