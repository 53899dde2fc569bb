import { css } from '@emotion/react'
import { Button, ButtonRow } from '#components/Button.tsx'
import { Section } from '#components/Section.tsx'
import { classicDays } from '#content/classic.ts'
import { notFound } from '#content/not-found.ts'
import { evenly, uprights } from '#pictures/strokes.ts'

/** Number of strokes, one for each day of a traditional project. One of them has fallen over and lies where the next three are missing. */
const COUNT = classicDays
const FALLEN = Math.round(COUNT * 0.63)
const COVERED = 3
/** How far the upper end of the fallen stroke has moved to the right, in gaps between strokes. */
const LEAN = 2.7

const contentStyles = css`
  /* In low viewports the spacing shrinks, so that the links stay visible. */
  padding-top: calc(var(--header-h) + clamp(1.25rem, min(5vw, 4.8svh), 4.5rem));
  padding-bottom: clamp(3rem, 6vw, 5rem);
  overflow-x: clip;
`

const styles = css`
  h1 {
    font-family: var(--font-display);
    margin-right: calc(var(--page-r) * -1);
    overflow-wrap: anywhere;
  }
  .day {
    display: block;
    margin-top: -0.14em;
    font-weight: 700;
    font-stretch: var(--condensed);
    font-size: 37.3cqi;
    line-height: 0.98;
    letter-spacing: -0.02em;
    color: var(--accent);
  }
  .rest {
    display: block;
    margin-top: 0.22em;
    font-weight: 400;
    font-stretch: var(--expanded);
    font-size: clamp(1.125rem, 7.4cqi, 9rem);
    line-height: 1.05;
  }
  .scale {
    display: block;
    width: 100%;
    height: clamp(60px, 6.5cqi, 120px);
    margin: clamp(1.75rem, min(4vw, 4svh), 3.5rem) 0 clamp(1.25rem, 3svh, 2rem);
    overflow: visible;
    fill: none;
  }
  .scale path {
    vector-effect: non-scaling-stroke;
    stroke: var(--tick);
    stroke-width: 2px;
  }
  .scale .fallen {
    stroke: var(--accent);
    stroke-width: 5px;
    transform-box: view-box;
    transform-origin: ${(FALLEN / (COUNT - 1)) * 100}% 100%;
  }
  .lead {
    margin-bottom: 1.5rem;
  }
  /* The stroke stays upright for a moment, then falls once and swings until it rests. */
  @media (prefers-reduced-motion: no-preference) {
    .scale .fallen {
      animation: stroke-falls var(--t-4) var(--ease-tick) 600ms backwards;
    }
  }
  @keyframes stroke-falls {
    from {
      /* Upright: cancels the lean. */
      transform: skewX(${((Math.atan(LEAN / 100) * 180) / Math.PI).toFixed(3)}deg);
    }
  }
  @media (forced-colors: active) {
    .scale path {
      stroke: CanvasText;
    }
    .scale .fallen {
      stroke: Highlight;
    }
  }
`

/** The page for unknown URLs, with three links to the rest of the site. */
export function NotFoundPage() {
  const { heading, lead, links, alt } = notFound
  return (
    <Section ground="night" styles={styles} contentStyles={contentStyles} labelledBy="titel">
      <h1 id="titel">
        <span className="day">{heading.fast}</span> <span className="rest">{heading.slow}</span>
      </h1>
      <svg className="scale" viewBox={`0 0 ${COUNT - 1} 100`} preserveAspectRatio="none" role="img" aria-label={alt}>
        <path d={uprights([...evenly(0, FALLEN), ...evenly(FALLEN + COVERED + 1, COUNT)], 100, 38)} />
        <path className="fallen" d={`M${FALLEN} 100L${FALLEN + LEAN} 0`} />
      </svg>
      <p className="lead quiet">{lead}</p>
      <ButtonRow>
        {links.map(({ label, href }, index) => (
          <Button key={href} variant={index === 0 ? 'filled' : 'outline'} strokes={index === 0} href={href}>
            {label}{' '}
          </Button>
        ))}
      </ButtonRow>
    </Section>
  )
}
