import { css } from '@emotion/react'

export const panelStyles = css`
  position: fixed;
  left: 0;
  top: 0;
  z-index: 90;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  container-type: inline-size;
  border-radius: var(--r-3);
  background: var(--night-950);
  color: var(--fg);
  box-shadow:
    0 0 0 1px var(--hairline),
    0 32px 80px -20px oklch(0.05 0.03 300 / 0.75);
  font: 400 0.875rem/1.4 var(--font-text);
  font-variant-numeric: tabular-nums;

  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
  }
  button:disabled {
    cursor: default;
    color: color-mix(in oklch, var(--muted), transparent 55%);
  }
  :focus-visible {
    outline-offset: -2px;
  }
  h2,
  h3 {
    font: 600 0.875rem/1.2 var(--font-display);
  }
  i {
    font-style: normal;
    color: var(--muted);
  }
  .glyph {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25px;
    stroke-linejoin: miter;
  }
  .hint {
    color: var(--muted);
    font-size: 0.8125rem;
  }
  .fault {
    color: var(--yellow-300);
  }
  .empty {
    padding: 2rem;
    color: var(--muted);
  }

  /* head: handle, clock, transport */
  > header {
    display: flex;
    align-items: center;
    gap: 0.125rem;
    flex: none;
    height: 56px;
    padding-right: 6px;
    background: var(--night-900);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  > header:active {
    cursor: grabbing;
  }
  .move {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-left: 4px;
    cursor: inherit;
  }
  .move svg {
    width: 15px;
    height: 20px;
    stroke: var(--accent);
    stroke-width: 3px;
  }
  > header h2 {
    font-size: 1rem;
  }
  .clock {
    display: flex;
    align-items: baseline;
    gap: 0.625rem;
    margin-left: 1.25rem;
    min-width: 13.5rem;
    max-width: none;
  }
  .clock .figure {
    font-family: var(--font-display);
    font-size: 2rem;
    color: var(--accent);
  }
  .clock .label {
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .icon-button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: var(--r-2);
  }
  .icon-button:hover:enabled,
  .step:hover:enabled {
    background: color-mix(in oklch, transparent, var(--fg) 9%);
  }
  .transport {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-right: auto;
  }
  .transport .main {
    background: var(--accent);
    color: var(--on-accent);
  }
  .transport .main:hover {
    background: var(--yellow-300);
  }
  .step {
    height: 44px;
    padding: 0 0.625rem;
    border-radius: var(--r-2);
    font: 500 0.8125rem/1 var(--font-display);
    white-space: nowrap;
  }
  .rate {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    height: 44px;
    margin-left: 0.5rem;
  }
  .rate input {
    width: 96px;
    height: 44px;
    margin: 0;
    appearance: none;
    background: repeating-linear-gradient(90deg, var(--tick) 0 2px, transparent 2px calc((100% - 2px) / 5)) center / calc(100% - 10px) 14px
      no-repeat;
    cursor: pointer;
  }
  .rate input::-webkit-slider-thumb {
    appearance: none;
    width: 10px;
    height: 26px;
    border: 0;
    border-radius: 1px;
    background: var(--accent);
  }
  .rate input::-moz-range-thumb {
    width: 10px;
    height: 26px;
    border: 0;
    border-radius: 1px;
    background: var(--accent);
  }
  .rate span {
    width: 2.75rem;
    font: 600 0.875rem/1 var(--font-display);
  }

  /* recorded time */
  .timeline {
    flex: none;
    border-bottom: 1px solid var(--hairline);
    background: var(--night-900);
  }
  .ruler {
    position: relative;
    height: 64px;
    margin: 0 16px;
  }
  .ruler svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .ruler path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-width: 1.5px;
  }
  .ruler .marks {
    stroke: var(--tick);
  }
  .ruler .own {
    stroke: var(--night-600);
  }
  .ruler .sent {
    stroke: var(--lilac-300);
  }
  .ruler .lit {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .ruler .hand {
    stroke: var(--white);
    stroke-width: 3px;
  }
  &[data-looking] .ruler .hand {
    stroke: var(--accent);
  }
  .ruler input {
    position: absolute;
    inset: 0 -8px;
    width: calc(100% + 16px);
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: ew-resize;
  }
  .ruler input::-webkit-slider-thumb {
    appearance: none;
    width: 16px;
    height: 64px;
    border: 0;
    background: none;
  }
  .ruler input::-moz-range-thumb {
    width: 16px;
    height: 64px;
    border: 0;
    background: none;
  }
  .caption {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 0 8px 0 16px;
  }
  .caption p {
    margin-right: auto;
    max-width: none;
    padding: 8px 0;
    font-size: 0.8125rem;
  }
  .caption p:not(.fault) {
    color: var(--muted);
  }
  .text-button {
    flex: none;
    height: 40px;
    padding: 0 0.75rem;
    border-radius: var(--r-2);
    font: 600 0.8125rem/1 var(--font-display);
  }
  .text-button:hover {
    background: color-mix(in oklch, transparent, var(--fg) 9%);
  }
  .text-button.lit {
    height: 32px;
    background: var(--accent);
    color: var(--on-accent);
  }

  /* machines | chart and events | details */
  .body {
    flex: 1;
    display: grid;
    grid-template-columns: 212px minmax(0, 1fr) 288px;
    min-height: 0;
  }
  .machines,
  .details {
    overflow: auto;
    overscroll-behavior: contain;
    min-height: 0;
  }
  .machines {
    border-right: 1px solid var(--hairline);
    padding: 6px 0;
  }
  .machines button {
    position: relative;
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 5px 12px 5px 20px;
  }
  .machines button:hover {
    background: color-mix(in oklch, transparent, var(--fg) 5%);
  }
  .machines button::before {
    content: '';
    position: absolute;
    left: 8px;
    bottom: 8px;
    width: 2px;
    height: 10px;
    background: var(--tick);
  }
  .machines [aria-current='true'] {
    background: var(--night-850);
  }
  .machines [aria-current='true']::before {
    top: 8px;
    width: 3px;
    height: auto;
    background: var(--accent);
  }
  .machines .name,
  .machines .state {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .machines .name {
    font: 600 0.875rem/1.3 var(--font-display);
  }
  .machines .state {
    font-size: 0.8125rem;
    line-height: 1.3;
    color: var(--muted);
  }
  .machines [aria-current='true'] .state {
    color: var(--accent);
  }
  .middle {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .chart {
    flex: 1 1 68%;
    display: grid;
    overflow: auto;
    overscroll-behavior: contain;
    min-height: 0;
    padding: 16px;
    background-image: linear-gradient(90deg, oklch(0.8 0.098 303 / 0.06) 1px, transparent 1px);
    background-size: 10px 100%;
  }
  .statechart {
    max-width: 100%;
    max-height: 100%;
    margin: auto;
    font-family: var(--font-display);
  }
  .statechart rect {
    fill: var(--night-900);
    stroke: var(--night-600);
    stroke-width: 1.5px;
  }
  .statechart .root > rect {
    fill: none;
    stroke: none;
  }
  .statechart .region > rect {
    fill: none;
    stroke-dasharray: 2 4;
  }
  .statechart .leaf > rect {
    fill: var(--night-850);
  }
  .statechart .final {
    fill: none !important;
  }
  .statechart text {
    text-anchor: middle;
    fill: var(--fg);
  }
  .statechart .name {
    font-size: 13px;
    font-weight: 600;
  }
  .statechart .line {
    font-size: 11.5px;
    font-weight: 500;
    fill: var(--muted);
    paint-order: stroke;
    stroke: var(--night-950);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  .statechart .state .line {
    stroke: none;
  }
  .statechart .arrow path {
    fill: none;
    stroke: var(--lilac-400);
    stroke-width: 1.25px;
  }
  .statechart .head path {
    fill: var(--lilac-400);
    stroke: none;
  }
  .statechart .dot {
    fill: var(--lilac-400);
  }
  .statechart .dot.any {
    fill: var(--night-950);
    stroke: var(--lilac-400);
    stroke-width: 1.5px;
  }
  .statechart [data-active] > rect {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .statechart .root[data-active] > rect {
    stroke: none;
  }
  .statechart .leaf[data-active] > rect {
    fill: var(--accent);
  }
  .statechart .leaf[data-active] > .name {
    fill: var(--on-accent);
  }
  .statechart .leaf[data-active] > .line {
    fill: var(--ink-800);
  }
  .statechart .arrow[data-taken] path {
    stroke: var(--accent);
    stroke-width: 2.25px;
  }
  .statechart .head.lit path {
    fill: var(--accent);
  }
  .statechart .line[data-taken] {
    fill: var(--accent);
    font-weight: 700;
  }
  .statechart .leaf[data-active] > .line[data-taken] {
    fill: var(--on-accent);
  }

  .log {
    flex: 1 1 32%;
    display: flex;
    flex-direction: column;
    min-height: 5.5rem;
    border-top: 1px solid var(--hairline);
  }
  .log header,
  .now header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
  .log header {
    flex: none;
    padding: 0 12px 0 16px;
  }
  .log label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 36px;
    font-size: 0.8125rem;
    color: var(--muted);
    cursor: pointer;
  }
  .log input {
    width: 16px;
    height: 16px;
    accent-color: var(--accent);
  }
  .log ol {
    overflow: auto;
    overscroll-behavior: contain;
    padding-bottom: 8px;
  }
  .log button {
    display: flex;
    gap: 0.875rem;
    width: 100%;
    min-height: 28px;
    padding: 3px 16px;
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .log button:hover {
    background: color-mix(in oklch, transparent, var(--fg) 5%);
  }
  .log [aria-current='true'] {
    background: var(--night-850);
  }
  .log .time {
    flex: none;
    width: 5rem;
    text-align: right;
    color: var(--muted);
  }
  .log .actor {
    flex: none;
    width: 8rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .log .event {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .log [data-kind='sent'] .event {
    font-weight: 600;
  }
  .log [data-kind='sent'] i {
    font-weight: 400;
  }
  .log [data-kind='own'] .event {
    color: var(--lilac-200);
  }
  .log .state {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--muted);
  }

  .details {
    border-left: 1px solid var(--hairline);
    padding-bottom: 12px;
  }
  .details > section {
    padding: 12px 12px 12px 16px;
  }
  .details > section + section {
    border-top: 1px solid var(--hairline);
  }
  .now header {
    margin: -6px -6px 0 0;
    min-height: 44px;
  }
  .now h3 {
    font-size: 1.0625rem;
    color: var(--accent);
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 3px 0;
    font-size: 0.8125rem;
  }
  dt {
    flex: none;
    color: var(--muted);
  }
  dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [data-changed] dd {
    color: var(--accent);
    font-weight: 600;
  }
  .send ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 10px 0;
  }
  .send li {
    min-width: 0;
  }
  .send li button {
    max-width: 100%;
    min-height: 32px;
    padding: 5px 10px;
    border: 1px solid var(--border);
    border-radius: var(--r-2);
    font: 600 0.8125rem/1.3 var(--font-display);
    overflow-wrap: anywhere;
  }
  .send li i {
    font-weight: 400;
  }
  .send li button:hover:enabled {
    border-color: var(--accent);
  }
  .send [data-idle] {
    border-style: dashed;
    border-color: var(--night-600);
  }
  .send li button:disabled {
    border-color: var(--night-700);
  }
  button:disabled i {
    color: inherit;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 8px;
    align-items: end;
  }
  form label,
  form .fault {
    grid-column: 1 / -1;
    font-size: 0.8125rem;
  }
  form label {
    color: var(--muted);
  }
  textarea {
    width: 100%;
    padding: 6px 8px;
    border: 1px solid var(--night-600);
    border-radius: var(--r-2);
    background: var(--night-900);
    font: 400 0.8125rem/1.4 var(--font-code);
    resize: vertical;
  }
  textarea::placeholder {
    color: color-mix(in oklch, var(--muted), transparent 35%);
  }
  form button {
    height: 44px;
    padding: 0 1rem;
    border: var(--line) solid var(--border);
    border-radius: var(--r-2);
    font: 600 0.8125rem/1 var(--font-display);
  }
  .timers .count {
    margin-left: 0.25rem;
    color: var(--muted);
    font-weight: 400;
  }
  .timers ul {
    margin-top: 8px;
  }
  .timers li {
    display: flex;
    gap: 0.625rem;
    padding: 3px 0;
    font-size: 0.8125rem;
  }
  .timers .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .timers .delay {
    color: var(--muted);
  }
  .timers .left {
    flex: none;
    margin-left: auto;
  }
  .timers li:first-of-type .left {
    color: var(--accent);
  }
  .resize {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 24px;
    height: 24px;
    display: grid;
    place-items: center;
    cursor: nwse-resize;
    touch-action: none;
    color: var(--muted);
  }
  .resize .glyph {
    width: 14px;
    height: 14px;
    stroke-width: 1.5px;
  }

  /* a narrow panel is one column */
  @container (max-width: 820px) {
    .clock {
      min-width: 0;
      margin-left: 0.5rem;
    }
    .clock .figure {
      font-size: 1.5rem;
    }
    > header h2,
    .clock .label,
    .rate span {
      display: none;
    }
    .body {
      grid-template-columns: 168px minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) minmax(0, 0.8fr);
    }
    .machines {
      grid-row: 1 / 3;
    }
    .details {
      border-left: 0;
      border-top: 1px solid var(--hairline);
    }
  }
  @container (max-width: 560px) {
    .rate,
    .step {
      display: none;
    }
    .caption {
      flex-wrap: wrap;
    }
    .caption p {
      width: 100%;
      padding-bottom: 0;
    }
    .body {
      display: block;
      overflow: auto;
    }
    .machines {
      max-height: 9.5rem;
      border-right: 0;
      border-bottom: 1px solid var(--hairline);
    }
    .log ol {
      max-height: 14rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    .statechart .leaf[data-active] > rect,
    .ruler .hand {
      forced-color-adjust: none;
    }
  }
`
