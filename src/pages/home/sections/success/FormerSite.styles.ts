import { css } from '@emotion/react'

/**
 * On top of the new website, cut off at the handle; not on paper, which has no grounds. The layout is for desktop screens only, so that a phone shows it small, as phones did.
 * Its colours do not depend on this site's palette.
 */
export const formerSiteStyles = css`
  position: absolute;
  inset: 0;
  clip-path: inset(0 0 0 calc(100% * var(--uncovered)));
  border-radius: 0 0 0 9px;
  display: grid;
  grid-template: auto auto 1fr auto / 22% 1fr 34%;
  overflow: hidden;
  background: #dfe6ee repeating-linear-gradient(45deg, #d5dee9 0 2px, transparent 2px 6px);
  color: #1f2a44;
  font-family: Verdana, 'DejaVu Sans', Geneva, sans-serif;
  font-size: max(1.2cqi, 7px);
  line-height: 1.5;
  forced-color-adjust: none;
  user-select: none;
  p {
    grid-column: 1 / -1;
    max-width: none;
    padding: 0.5em 2em;
  }
  b {
    display: block;
  }
  .head {
    display: flex;
    justify-content: space-between;
    align-items: end;
    padding-block: 1.6em 1em;
    background: linear-gradient(#f4f8fc, #8fa9cb 55%, #6f8fb8 56%, #9db4d2);
    b {
      font-family: 'Times New Roman', Tinos, serif;
      font-size: 3em;
      font-style: italic;
      line-height: 1.1;
    }
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    border-block: 1px solid #54709a;
    background: #f6f3d5;
    color: #00c;
  }
  /* Half of it has arrived. */
  .picture {
    grid-area: 3 / 1;
    display: grid;
    place-items: end center;
    aspect-ratio: 4 / 5;
    margin: 2em 0 0 2em;
    border: 1px solid #8896ab;
    background: #fff linear-gradient(#7f93a8, #b9a58c 34%, #87705b 43%, transparent 0) no-repeat;
  }
  div {
    margin: 2em;
    p {
      padding: 0.8em 0;
    }
    b {
      font-size: 1.35em;
      color: #7a1f3d;
    }
  }
  ul {
    display: grid;
    align-content: start;
    gap: 1.2em;
    margin: 2em 2em 0 0;
  }
  li {
    padding: 0.8em min(1.2em, 2cqi);
    border: 3px outset #b9c6d8;
    background: linear-gradient(#fff, #d3deeb);
  }
  .foot {
    background: #b8c7da;
    text-align: right;
  }
`
