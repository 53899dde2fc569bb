import { css } from '@emotion/react'

export const processStyles = css`
  position: relative;
  margin-top: clamp(2.5rem, 4vw, 4rem);
  --talk-width: 6px;

  .label {
    color: var(--gelb-400);
    font-weight: 600;
  }
  .h3 {
    margin: 0.375rem 0 0.625rem;
  }
  p {
    color: var(--leise);
  }
  > p {
    margin-top: 2.5rem;
  }
  ul {
    display: grid;
    gap: 0.45rem;
    margin-top: 1rem;
    font-size: var(--fs-small);
  }
  ul li {
    display: grid;
    grid-template-columns: 14px 1fr;
    gap: 0.5rem;
    color: var(--flieder-100);
  }
  ul li::before {
    content: '';
    width: 10px;
    height: 2px;
    margin-top: 0.72em;
    background: var(--gelb-400);
  }
  .talk {
    position: relative;
    padding: 0 0 2.25rem 1.25rem;
    border-left: var(--talk-width) solid var(--gelb-400);
  }
  .talk ul {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
  .day {
    position: relative;
    padding: 1.75rem 0 1.75rem calc(1.25rem + 4.5px);
    border-left: 1.5px solid var(--tick);
  }
  .day::before {
    content: '';
    position: absolute;
    left: -1.5px;
    top: 0;
    width: 18px;
    height: 3px;
    background: var(--gelb-400);
  }
  .ruler {
    display: none;
  }
  @media (min-width: 48rem) {
    ol {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .talk {
      grid-column: 1 / -1;
      max-width: 40rem;
    }
    .day {
      padding-right: 2rem;
    }
  }
  @media (min-width: 75rem) {
    /* 45 minutes of four days and 45 minutes: true to scale. */
    --talk-width: 0.775cqi;
    ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      padding-left: var(--talk-width);
    }
    .talk {
      margin-left: calc(var(--talk-width) * -1);
      padding-bottom: 3rem;
      max-width: none;
      min-height: 17rem;
    }
    .talk > * {
      max-width: 36rem;
    }
    .day {
      padding: 7.25rem 1.75rem 0 1.125rem;
      border-left: 0;
      border-top: 1.5px solid var(--tick);
    }
    .day::before {
      left: -1.5px;
      top: -1.5px;
      width: 3px;
      height: 100%;
      background:
        linear-gradient(var(--gelb-400), var(--gelb-400)) 0 0 / 3px 86px no-repeat,
        linear-gradient(var(--tick), var(--tick)) 0.75px 86px / 1.5px 100% no-repeat;
    }
    .ruler {
      display: block;
      position: absolute;
      left: 0;
      top: 0;
      width: 400%;
      height: 86px;
      /* The hand starts and ends at the edges, and leaves with them. */
      overflow-x: clip;
    }
    .ruler svg {
      width: 100%;
      height: 100%;
    }
    .ruler path {
      fill: none;
      stroke: var(--flieder-300);
      stroke-opacity: 0.6;
      stroke-width: 1.5px;
      vector-effect: non-scaling-stroke;
    }
    .travelling-hand {
      display: none;
      position: absolute;
      inset: 0;
    }
    .travelling-hand i {
      position: absolute;
      left: -1.5px;
      top: 0;
      width: 3px;
      height: 112px;
      background: var(--weiss);
    }
    @supports (animation-timeline: view()) {
      @media (prefers-reduced-motion: no-preference) {
        view-timeline: --process block;
        .travelling-hand {
          display: block;
          animation: process-hand linear both;
          animation-timeline: --process;
          animation-range: entry 70% exit 30%;
        }
        .day::before {
          animation: process-day linear both;
          animation-timeline: --process;
          transform-origin: top;
        }
        .day:nth-of-type(2)::before {
          animation-range: entry 70% entry 75%;
        }
        .day:nth-of-type(3)::before {
          animation-range: cover 38% cover 40%;
        }
        .day:nth-of-type(4)::before {
          animation-range: cover 50% cover 52%;
        }
        .day:nth-of-type(5)::before {
          animation-range: cover 60% cover 62%;
        }
      }
    }
  }
  @keyframes process-hand {
    to {
      transform: translateX(100%);
    }
  }
  @keyframes process-day {
    from {
      opacity: 0.35;
    }
  }
`
