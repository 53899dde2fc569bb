import { css } from '@emotion/react'
import { SAMPLE_CLIENT } from '../sampleClient.ts'

const line = 'oklch(0.8 0.098 calc(var(--hue) + 3) / 0.2)'

export const buildDemoStyles = css`
  .site {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: 1.25rem;
    padding: 1.25rem;
  }

  /* ---- the page that is being built ---- */
  .page {
    ${SAMPLE_CLIENT}
    display: grid;
    grid-template-rows: 22px minmax(0, 1fr);
    min-height: 0;
    overflow: hidden;
    border-radius: var(--r-2);
    background: var(--sand);
    color: var(--pine);
    container-type: size;
  }
  .browser {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-left: 10px;
    background: var(--sand-200);
  }
  .browser i {
    width: 2px;
    height: 9px;
    background: var(--pine-600);
  }
  &[data-state='done'] .browser i {
    width: 3px;
    background: var(--rust);
  }
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    grid-template-rows: 24px minmax(0, 1.9fr) minmax(0, 1fr);
    gap: 13px 12px;
    padding: 12px 16px 16px;
    min-height: 0;
  }
  .nav,
  .cards {
    grid-column: 1 / -1;
  }
  .copy {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 10px;
    min-width: 0;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 10px;
  }

  /* ---- a piece, from outline to finish ---- */
  .piece {
    position: relative;
    min-width: 0;
    border: 1.5px dashed var(--sand-600);
    transition: transform var(--t-2) var(--ease-tick);
  }
  .piece[data-look='absent'] {
    visibility: hidden;
  }
  /* At first, pieces are placed only roughly. The last step aligns them to the grid. */
  .piece:not([data-look='finished']) {
    transform: translate(var(--dx, 0), var(--dy, 0));
  }
  .headline {
    --dx: 4px;
  }
  .text {
    --dx: -3px;
    --dy: 2px;
  }
  .action {
    --dx: 7px;
    --dy: 1px;
  }
  .picture {
    --dx: -2px;
    --dy: 4px;
  }
  .card {
    --dy: -3px;
  }
  .card + .card {
    --dx: 2px;
    --dy: 3px;
  }
  .card + .card + .card {
    --dx: -3px;
    --dy: 0;
  }
  .piece > span {
    display: block;
    visibility: hidden;
    clip-path: inset(-10% 100% -10% 0);
    transition: clip-path var(--t-2) var(--ease-out);
  }
  .piece[data-look='content'] > span,
  .piece[data-look='finished'] > span {
    visibility: inherit;
    clip-path: inset(-10% -2% -10% 0);
  }
  .piece[data-look='surface'] {
    border-style: solid;
    border-color: transparent;
    background-color: var(--sand-200);
  }
  .piece[data-look='content'],
  .piece[data-look='finished'] {
    border-style: solid;
    border-color: transparent;
  }

  .nav[data-look='surface'] {
    background-color: var(--sand-200);
  }
  .headline[data-look='surface'] {
    background-color: var(--sand-300);
  }
  .card[data-look='surface'] {
    background-color: var(--sand-200);
  }
  .nav {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 6px;
    font: 700 12px/1 var(--font-display);
    font-stretch: var(--semi-condensed);
  }
  .nav > span {
    margin-right: auto;
  }
  .nav i {
    width: 22px;
    height: 3px;
    background: var(--pine-600);
    opacity: 0;
  }
  .nav[data-look='content'] i,
  .nav[data-look='finished'] i {
    opacity: 1;
  }
  .nav[data-look='content'],
  .nav[data-look='finished'] {
    border-bottom-color: var(--sand-200);
    padding: 0;
  }
  .nav[data-look='finished'] i:last-of-type {
    background: var(--rust);
  }
  .headline {
    font: 400 clamp(20px, 8.4cqi, 32px) / 0.98 var(--serif);
    letter-spacing: -0.02em;
    color: var(--pine);
  }
  .text {
    font-size: clamp(11px, 3.5cqi, 12.5px);
    line-height: 1.45;
    color: var(--pine-600);
  }
  .text[data-look='surface'] {
    background: repeating-linear-gradient(var(--sand-200) 0 8px, transparent 8px 17px);
  }
  .action {
    align-self: flex-start;
    padding: 8px 12px;
    font: 600 12px/1 var(--font-display);
    color: #fff;
  }
  .action[data-look='surface'],
  .action[data-look='content'],
  .action[data-look='finished'] {
    background-color: var(--rust);
  }
  .picture {
    overflow: hidden;
  }
  .picture[data-look='content'],
  .picture[data-look='finished'] {
    border: 0;
    background-color: var(--sand-200);
  }
  .picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    clip-path: inset(0 100% 0 0);
    transition: clip-path 100ms linear;
  }
  .picture[data-quarters='1'] img {
    clip-path: inset(0 75% 0 0);
  }
  .picture[data-quarters='2'] img {
    clip-path: inset(0 50% 0 0);
  }
  .picture[data-quarters='3'] img {
    clip-path: inset(0 25% 0 0);
  }
  .picture[data-quarters='4'] img {
    clip-path: inset(0);
  }
  .card {
    display: grid;
    place-items: center;
    font: 500 12px/1 var(--font-display);
    color: var(--pine);
  }
  .card[data-look='content'] {
    border-color: var(--sand-200);
    background-color: var(--sand-200);
  }
  .piece[data-look='finished'] {
    border-radius: var(--r-1);
  }
  .nav[data-look='finished'] {
    border-radius: 0;
  }
  .card[data-look='finished'] {
    background-color: var(--sand-200);
    border-color: var(--sand-600);
  }
  .card[data-look='finished'] > span {
    display: grid;
    gap: 8px;
    justify-items: center;
  }
  .card[data-look='finished'] > span::before {
    content: '';
    width: 3px;
    height: 16px;
    background: var(--rust);
  }
  .card + .card[data-look='finished'] > span::before {
    width: 9px;
    background: repeating-linear-gradient(90deg, var(--rust) 0 3px, transparent 3px 6px);
  }
  .card + .card + .card[data-look='finished'] > span::before {
    width: 15px;
  }

  /* ---- the instruments beside it ---- */
  .instruments {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 1rem;
    min-height: 0;
  }
  .dial {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 0;
  }
  .dial svg {
    width: min(100%, 236px);
    height: auto;
  }
  .ticks {
    stroke: var(--lilac-300);
    stroke-opacity: 0.4;
    stroke-width: 2.2;
  }
  .ticks.lit {
    stroke: var(--yellow-400);
    stroke-opacity: 1;
  }
  .sweep,
  .needle {
    fill: none;
    stroke: #fff;
  }
  .sweep {
    stroke-width: 60;
    transition: stroke-dasharray 100ms steps(3, end);
  }
  .needle {
    stroke-width: 44;
    transition: stroke-dashoffset 100ms steps(3, end);
  }
  .dial p {
    position: absolute;
    display: grid;
    justify-items: center;
    gap: 0.5rem;
    text-align: center;
    color: var(--muted);
    font: 500 var(--fs-label) / 1.2 var(--font-display);
    white-space: nowrap;
  }
  .dial .elapsed {
    color: #fff;
    font-size: 3rem;
    font-weight: 700;
    font-stretch: var(--condensed);
    line-height: 0.9;
  }
  .steps {
    font-size: var(--fs-label);
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  .steps li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 48px 2.6em;
    align-items: center;
    gap: 0.75rem;
    padding: 0.3rem 0;
    border-top: 1px solid ${line};
    color: var(--lilac-300);
  }
  .steps li > :last-child {
    text-align: right;
  }
  .steps svg {
    width: 48px;
    height: 9px;
  }
  .steps path {
    stroke: oklch(0.8 0.098 calc(var(--hue) + 3) / 0.3);
    stroke-width: 2;
  }
  .steps .lit {
    stroke: var(--yellow-400);
  }
  .steps [data-progress='done'] {
    color: #fff;
  }
  .steps [data-progress='current'] {
    color: var(--yellow-400);
  }
  @media (forced-colors: active) {
    .page,
    .dial svg,
    .steps svg {
      forced-color-adjust: none;
    }
  }
`
