/** All styles of the panel, which is in a shadow root, so that no styles leak in or out. */
export const PANEL_STYLES = `
:host {
  all: initial;
  position: fixed;
  inset: 0 auto auto 0;
  z-index: 2147483000;
  --ground: #0d0619;
  --raised: #170d26;
  --selected: #1f1432;
  --faint: #3b2859;
  --line-colour: #554079;
  --arrow: #b48ceb;
  --quiet: #caaff2;
  --own: #e0d0f6;
  --warning: #fee777;
  --text: #fff;
  --accent: #ffd60f;
  --on-accent: #150a24;
  --on-accent-quiet: #2f2243;
  --hairline: oklch(0.8 0.098 303 / 0.22);
  --tick: oklch(0.8 0.098 303 / 0.42);
  --corner: 6px;
  --face: system-ui, sans-serif;
  --face-code: ui-monospace, Menlo, Consolas, monospace;
}
*,
::before,
::after {
  box-sizing: border-box;
}
h2,
h3,
p,
ul,
ol,
dl,
dd {
  margin: 0;
  padding: 0;
  list-style: none;
}
:focus-visible {
  outline: 2px solid var(--accent);
}
.past {
  position: fixed;
  inset: 0;
  z-index: 2147482999;
  border: 3px solid var(--accent);
  pointer-events: none;
  font: 600 13px/1.3 var(--face);
}
.past p {
  width: fit-content;
  max-width: calc(100% - 24px);
  margin: 0 auto;
  padding: 4px 12px 6px;
  border-radius: 0 0 var(--corner) var(--corner);
  background: var(--accent);
  color: var(--on-accent);
  text-align: center;
}
.panel {
  position: fixed;
  z-index: 2147483000;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  container-type: inline-size;
  background: var(--ground);
  color: var(--text);
  box-shadow:
    0 0 0 1px var(--hairline),
    0 32px 80px -20px oklch(0.05 0.03 300 / 0.75);
  font: 400 13px/1.4 var(--face);
  font-variant-numeric: tabular-nums;

  button,
  input,
  select,
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
    color: color-mix(in oklch, var(--quiet), transparent 55%);
  }
  :focus-visible {
    outline-offset: -2px;
  }
  h2,
  h3 {
    font: 600 14px/1.2 var(--face);
  }
  i {
    font-style: normal;
    color: var(--quiet);
  }
  .glyph {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25px;
  }
  .hint {
    color: var(--quiet);
  }
  .fault {
    color: var(--warning);
  }
  .empty {
    padding: 32px;
    color: var(--quiet);
  }

  .head,
  .transport,
  .rate,
  .caption,
  .machines .pick,
  .log header,
  .now header,
  .log label,
  .log .tools {
    display: flex;
    align-items: center;
  }

  /* head: title, clock, transport, buttons */
  .head {
    gap: 2px;
    flex: none;
    height: 56px;
    padding: 0 6px 0 16px;
    background: var(--raised);
  }
  .head h2 {
    font-size: 16px;
  }
  .clock {
    display: flex;
    align-items: baseline;
    gap: 10px;
    margin-left: 20px;
    min-width: 216px;
  }
  .clock .figure {
    font-size: 32px;
    color: var(--accent);
  }
  .clock .label {
    white-space: nowrap;
  }
  .icon-button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: var(--corner);
  }
  .transport {
    gap: 2px;
    margin-right: auto;
  }
  .transport .main,
  .machines .pick[aria-pressed='true'],
  .back {
    background: var(--accent);
    color: var(--on-accent);
  }
  .transport .main:hover {
    background: var(--warning);
  }
  .step {
    height: 44px;
    padding: 0 10px;
    border-radius: var(--corner);
    font: 500 13px/1 var(--face);
    white-space: nowrap;
  }
  .rate {
    gap: 8px;
    margin-left: 8px;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: var(--thumb-width);
    height: var(--thumb-height);
    border: 0;
    border-radius: 1px;
    background: var(--thumb-colour);
  }
  input::-moz-range-thumb {
    width: var(--thumb-width);
    height: var(--thumb-height);
    border: 0;
    border-radius: 1px;
    background: var(--thumb-colour);
  }
  .rate input {
    --thumb-width: 10px;
    --thumb-height: 26px;
    --thumb-colour: var(--accent);
    width: 96px;
    height: 44px;
    margin: 0;
    appearance: none;
    background: repeating-linear-gradient(90deg, var(--tick) 0 2px, transparent 2px calc((100% - 2px) / 5)) center / calc(100% - 10px) 14px
      no-repeat;
    cursor: pointer;
  }
  .rate span {
    width: 44px;
    font: 600 14px/1 var(--face);
  }

  .keys,
  .choice,
  textarea,
  .log input[type='search'] {
    border: 1px solid var(--line-colour);
    border-radius: var(--corner);
    background: var(--raised);
  }
  .keys {
    max-width: calc(100vw - 24px);
    padding: 16px;
    color: var(--text);
  }
  .keys dl > div {
    justify-content: start;
  }
  .keys dt {
    width: 168px;
  }
  .keys dd {
    text-align: left;
  }
  .keys kbd {
    font: 600 13px/1.4 var(--face-code);
    color: var(--text);
  }

  /* recorded time */
  .timeline {
    flex: none;
    border-bottom: 1px solid var(--hairline);
    background: var(--raised);
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
    stroke: var(--line-colour);
  }
  .ruler .sent {
    stroke: var(--quiet);
  }
  .ruler .lit {
    stroke: var(--accent);
    stroke-width: 2px;
  }
  .ruler .hand {
    stroke: var(--text);
    stroke-width: 3px;
  }
  &[data-looking] .ruler .hand {
    stroke: var(--accent);
  }
  .ruler input {
    --thumb-width: 16px;
    --thumb-height: 64px;
    --thumb-colour: none;
    position: absolute;
    inset: 0 -8px;
    width: calc(100% + 16px);
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: ew-resize;
  }
  .caption {
    gap: 4px;
    padding: 0 8px 0 16px;
  }
  .told {
    margin-right: auto;
    padding: 8px 0;
  }
  .caption [role='group'] {
    flex: none;
  }
  .told [role='status']:not(.fault) {
    color: var(--quiet);
  }
  .text-button,
  .back,
  .tabs button,
  form button {
    font: 600 13px/1 var(--face);
  }
  .text-button {
    flex: none;
    height: 40px;
    padding: 0 12px;
    border-radius: var(--corner);
  }
  .icon-button:hover:enabled,
  .step:hover:enabled,
  .text-button:hover {
    background: color-mix(in oklch, transparent, var(--text) 9%);
  }

  /* machines | chart and events | details */
  .body {
    flex: 1;
    display: grid;
    grid-template-columns: 212px minmax(0, 1fr) 288px;
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
  .machines button::before {
    content: '';
    position: absolute;
    left: 8px;
    bottom: 8px;
    width: 2px;
    height: 10px;
    background: var(--tick);
  }
  .machines [aria-current='true']::before {
    top: 8px;
    width: 3px;
    height: auto;
    background: var(--accent);
  }
  .machines .pick {
    gap: 10px;
    color: var(--quiet);
  }
  .machines .pick::before {
    content: none;
  }
  .machines .name,
  .machines .state {
    display: block;
    white-space: nowrap;
  }
  .machines .name,
  .machines .state,
  .log .actor,
  .log .event,
  .log .state,
  .timers .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .machines .name {
    font: 600 14px/1.3 var(--face);
  }
  .machines .state {
    line-height: 1.3;
    color: var(--quiet);
  }
  .machines [aria-current='true'] .state,
  .timers li:first-of-type .left {
    color: var(--accent);
  }
  .middle {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .machines,
  .details,
  .chart,
  .log ol,
  .sequence {
    overflow: auto;
    overscroll-behavior: contain;
    min-height: 0;
  }
  .chart,
  .sequence {
    flex: 1 1 68%;
  }
  .chart {
    display: grid;
    padding: 16px;
    background-image: linear-gradient(90deg, oklch(0.8 0.098 303 / 0.06) 1px, transparent 1px);
    background-size: 10px 100%;
  }
  .statechart {
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .statechart rect {
    fill: var(--raised);
    stroke: var(--line-colour);
    stroke-width: 1.5px;
  }
  .statechart .root > rect,
  .statechart .region > rect {
    fill: none;
  }
  .statechart .region > rect {
    stroke-dasharray: 2 4;
  }
  .statechart .leaf > rect {
    fill: var(--selected);
  }
  .statechart .final {
    fill: none !important;
  }
  .statechart text {
    text-anchor: middle;
    fill: var(--text);
  }
  .statechart .name {
    font-weight: 600;
  }
  .statechart .line {
    font-size: 11.5px;
    font-weight: 500;
    fill: var(--quiet);
    paint-order: stroke;
    stroke: var(--ground);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  .statechart .state .line {
    stroke: none;
  }
  .statechart .arrow path {
    fill: none;
    stroke: var(--arrow);
    stroke-width: 1.25px;
  }
  .statechart .head path,
  .statechart .dot {
    fill: var(--arrow);
  }
  .statechart .dot.any {
    fill: var(--ground);
    stroke: var(--arrow);
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
    fill: var(--on-accent-quiet);
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
    min-height: 88px;
    border-top: 1px solid var(--hairline);
  }
  .log header,
  .now header {
    justify-content: space-between;
    gap: 16px;
  }
  .log header {
    flex: none;
    padding: 0 12px 0 16px;
  }
  .log label {
    gap: 8px;
    min-height: 36px;
    color: var(--quiet);
    white-space: nowrap;
    cursor: pointer;
  }
  .log input {
    width: 16px;
    height: 16px;
    accent-color: var(--accent);
  }
  .log ol {
    padding-bottom: 8px;
  }
  .log button {
    display: flex;
    gap: 14px;
    width: 100%;
    min-height: 28px;
    padding: 3px 16px;
    white-space: nowrap;
  }
  .machines button:hover,
  .log button:hover {
    background: color-mix(in oklch, transparent, var(--text) 5%);
  }
  .machines [aria-current='true'],
  .log [aria-current='true'] {
    background: var(--selected);
  }
  .log .time {
    flex: none;
    width: 80px;
    text-align: right;
    color: var(--quiet);
  }
  .log .actor {
    flex: none;
    width: 128px;
  }
  .log .event {
    flex: 1;
  }
  .log [data-kind='sent'] .event {
    font-weight: 600;
  }
  .log [data-kind='sent'] i {
    font-weight: 400;
  }
  .log [data-kind='own'] .event {
    color: var(--own);
  }
  .log .state {
    max-width: 40%;
    color: var(--quiet);
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
    font-size: 15px;
    color: var(--accent);
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 3px 0;
  }
  dt {
    flex: none;
    color: var(--quiet);
  }
  dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  dd.nested {
    flex: 1 0 100%;
    max-height: 144px;
    overflow: auto;
    padding-left: 10px;
    border-left: 1px solid var(--hairline);
    text-align: left;
    font: 400 12px/1.5 var(--face-code);
  }
  [data-changed] dd {
    color: var(--accent);
    font-weight: 600;
  }
  dd del {
    color: var(--quiet);
    font-weight: 400;
  }
  dd ins {
    text-decoration: none;
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
    border: 1px solid var(--arrow);
    border-radius: var(--corner);
    font: 600 13px/1.3 var(--face);
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
    border-color: var(--line-colour);
  }
  .send li button:disabled {
    border-color: var(--faint);
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
  }
  form label {
    color: var(--quiet);
  }
  textarea {
    width: 100%;
    padding: 6px 8px;
    font: 400 13px/1.4 var(--face-code);
    resize: vertical;
  }
  textarea::placeholder {
    color: color-mix(in oklch, var(--quiet), transparent 35%);
  }
  form button {
    height: 44px;
    padding: 0 16px;
    border: 1.5px solid var(--arrow);
    border-radius: var(--corner);
  }
  .timers .count {
    margin-left: 4px;
    color: var(--quiet);
    font-weight: 400;
  }
  .timers ul {
    margin-top: 8px;
  }
  .timers li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    padding: 3px 0;
  }
  .timers .name {
    white-space: nowrap;
  }
  .timers .delay {
    color: var(--quiet);
  }
  .timers .left {
    flex: none;
    margin-left: auto;
  }
  .timers .set {
    flex: 1 0 100%;
    color: var(--quiet);
    font-size: 12px;
  }
  /* the edge next to the page, which resizes the panel */
  .resize {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: 8px;
    cursor: ns-resize;
    touch-action: none;
  }
  .resize::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 44px;
    height: 4px;
    margin: auto;
    border-radius: 2px;
    background: var(--line-colour);
  }
  .resize:is(:hover, :focus-visible)::after {
    background: var(--accent);
  }
  @media (pointer: coarse) {
    .resize {
      height: 20px;
    }
  }
  &:is([data-dock='right'], [data-dock='left']) .resize {
    inset: 0 auto 0 0;
    width: 8px;
    height: auto;
    cursor: ew-resize;
  }
  &[data-dock='left'] .resize {
    inset: 0 0 0 auto;
  }
  &:is([data-dock='right'], [data-dock='left']) .resize::after {
    width: 4px;
    height: 44px;
  }

  .choice {
    flex: none;
    height: 32px;
    padding: 0 4px;
  }
  .back {
    flex: none;
    height: 32px;
    padding: 0 12px;
    border-radius: var(--corner);
    white-space: nowrap;
  }

  /* the ruler's figures */
  .ruler .figures {
    position: absolute;
    inset: auto 0 24px;
    height: 14px;
    pointer-events: none;
    font-size: 11px;
    line-height: 14px;
    color: var(--quiet);
  }
  .ruler .figures span {
    position: absolute;
    padding-left: 4px;
    white-space: nowrap;
  }

  .tabs {
    display: flex;
    flex: none;
    border-bottom: 1px solid var(--hairline);
  }
  .tabs button {
    height: 36px;
    padding: 0 14px;
    color: var(--quiet);
  }
  .tabs [aria-selected='true'] {
    color: var(--accent);
    box-shadow: inset 0 -2px var(--accent);
  }
  .sequence {
    padding-bottom: 12px;
  }
  .sequence svg {
    display: block;
  }
  .sequence text {
    font-size: 12px;
    fill: var(--text);
  }
  .sequence .lane {
    stroke: var(--hairline);
  }
  .sequence .who {
    font-weight: 600;
  }
  .sequence .when {
    fill: var(--quiet);
  }
  .sequence .step {
    color: var(--arrow);
    cursor: pointer;
  }
  .sequence .step path {
    stroke: currentColor;
    stroke-width: 1.5px;
    fill: none;
  }
  .sequence .step .tip {
    fill: currentColor;
    stroke: none;
  }
  .sequence .step rect {
    fill: transparent;
  }
  .sequence .step:is(:hover, [aria-current='true']) rect {
    fill: var(--selected);
  }
  .sequence .step[data-kind='sent'] {
    color: var(--accent);
  }
  .sequence [data-ignored] {
    opacity: 0.55;
  }
  /* entries after the moment shown */
  .sequence [data-later] {
    opacity: 0.7;
  }
  .sequence [data-later] path:not(.tip) {
    stroke-dasharray: 3 4;
  }
  .log [data-later] .event,
  .log [data-later] i {
    color: var(--quiet);
    font-style: italic;
    font-weight: 400;
  }
  .log .tools {
    gap: 12px;
    min-width: 0;
  }
  .log input[type='search'] {
    width: 140px;
    min-width: 0;
    height: 28px;
    padding: 0 8px;
  }
  .log [data-ignored] .event {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  .log .mark {
    flex: none;
    padding: 0 5px;
    border: 1px solid var(--line-colour);
    border-radius: 3px;
    color: var(--quiet);
    font-size: 11px;
  }
  .more {
    justify-content: center;
    color: var(--quiet);
  }
  .broken {
    padding: 20px;
  }

  /* in a wide panel at the lower edge, chart and log are side by side */
  @container (min-width: 1200px) {
    &[data-dock='bottom'] .middle {
      display: grid;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
    }
    &[data-dock='bottom'] .log {
      grid-area: 1 / 2 / 3;
      border-top: 0;
      border-left: 1px solid var(--hairline);
    }
  }
  @container (max-width: 1040px) {
    .step .long {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* while looking back, the title is hidden to make room for the button 'Back to now' */
    &[data-looking] .head h2 {
      display: none;
    }
    &[data-looking] .clock {
      min-width: 0;
      margin-right: 12px;
    }
    &[data-looking] .transport :disabled {
      display: none;
    }
  }
  /* in a narrow panel, the controls are in two rows and everything else in one column */
  @container (max-width: 900px) {
    .clock {
      min-width: 0;
      margin-inline: 8px 12px;
    }
    .clock .figure {
      font-size: 20px;
    }
    .head h2 {
      display: none;
    }
    .caption {
      flex-wrap: wrap;
    }
    .told {
      width: 100%;
      padding-bottom: 0;
    }
    /* the body scrolls as a whole, so that chart and log keep a usable height */
    .body {
      grid-template: auto 1fr / 168px minmax(0, 1fr);
      overflow: auto;
    }
    .machines {
      grid-row: 1 / 3;
      overflow: visible;
    }
    .chart,
    .sequence {
      height: 280px;
      flex: none;
    }
    .log ol {
      max-height: 308px;
    }
    .details {
      overflow: visible;
      border-left: 0;
      border-top: 1px solid var(--hairline);
    }
  }
  @container (max-width: 760px) {
    .text-button .long {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .head {
      flex-wrap: wrap;
      height: auto;
      padding-bottom: 4px;
    }
    .clock {
      margin-right: auto;
    }
    .transport {
      order: 1;
      flex: 1 0 100%;
      padding-left: 4px;
    }
    .rate {
      margin-left: auto;
    }
  }
  @container (max-width: 560px) {
    /* while looking back, the button 'Back to now' is next to the transport */
    &[data-looking] .clock {
      margin-right: auto;
    }
    &[data-looking] .transport {
      flex: 1 0 auto;
    }
    .back {
      order: 2;
    }
    .transport,
    .rate {
      min-width: 0;
    }
    .rate {
      margin-left: 4px;
    }
    .rate input {
      flex: 0 1 72px;
      min-width: 44px;
    }
    .ruler .figures span:nth-child(even) {
      display: none;
    }
    .step {
      padding: 0 6px;
    }
    .text-button {
      padding: 0 8px;
    }
    .body {
      display: block;
    }
    .machines {
      max-height: 152px;
      overflow: auto;
      border-right: 0;
      border-bottom: 1px solid var(--hairline);
    }
    .log header {
      flex-wrap: wrap;
      gap: 0 12px;
    }
    .log button,
    .log label {
      min-height: 44px;
    }
    .log button {
      align-items: center;
    }
    .log input[type='search'] {
      height: 44px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    .statechart .leaf[data-active] > rect,
    .ruler .hand {
      forced-color-adjust: none;
    }
  }
}
`
