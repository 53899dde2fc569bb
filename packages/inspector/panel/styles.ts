/** All styles of the panel, which is in a shadow root, so that no styles leak in or out. */
export const PANEL_STYLES = `
:host {
  all: initial !important;
  display: block !important;
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  z-index: 2147483000 !important;
  color-scheme: dark !important;
  --ground: #0d0619;
  --raised: #170d26;
  --selected: #1f1432;
  --edge: #554079;
  --arrow: #b48ceb;
  --quiet: #caaff2;
  --text: #fff;
  --accent: #ffd60f;
  --hairline: color-mix(in oklch, transparent, var(--quiet) 24%);
  --tick: color-mix(in oklch, transparent, var(--quiet) 45%);
  --strong: 600 13px/1.3 system-ui, sans-serif;
  --code: 400 12px/1.5 ui-monospace, Menlo, Consolas, monospace;
}
* {
  box-sizing: border-box;
  margin: 0;
  min-width: 0;
  /* nothing in the panel scrolls the page */
  overscroll-behavior: contain;
}
:focus-visible,
.ruler:has(:focus-visible) {
  outline: 2px solid var(--accent);
  outline-offset: -2px;
}

/* primitives: text */
h2,
h3,
.name {
  font: var(--strong);
  font-size: 14px;
}
.quiet,
label,
dt,
del {
  font-weight: 400;
  color: var(--quiet);
}
.fault {
  color: #fee777;
}
.small {
  font-size: 12px;
}
.cut {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.accent,
[data-changed] dd {
  color: var(--accent);
}

/* primitives: bars, rows of lists, pairs, buttons, fields */
.transport,
.told,
.log h3,
.now h3 {
  margin-right: auto;
}
.bar,
.row,
.pair {
  display: flex;
  align-items: center;
  gap: 4px;
}
ul,
ol {
  padding: 0;
  list-style: none;
}
button {
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
}
.row {
  gap: 14px;
  width: 100%;
  min-height: 28px;
  padding: 3px 16px;
}
.row[aria-current='true'] {
  background: var(--selected);
}
.pair {
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  padding: 3px 0;
}
.button {
  flex: none;
  min-width: 44px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: 6px;
  font: var(--strong);
  text-align: center;
  white-space: nowrap;
}
.button[data-look='main'] {
  background: var(--accent);
  color: var(--ground);
}
.button[data-look='framed'] {
  max-width: 100%;
  min-height: 36px;
  border: 1px solid var(--arrow);
  overflow-wrap: anywhere;
  white-space: normal;
}
.button:hover:enabled:not([data-look='main']),
.row:hover {
  background-color: color-mix(in oklch, transparent, var(--text) 8%);
}
.button[data-idle] {
  border-style: dashed;
  border-color: var(--edge);
}
:disabled {
  cursor: default;
  opacity: 0.45;
}
.glyph {
  width: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.25px;
  vertical-align: middle;
}
.field {
  padding: 6px 8px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--raised);
  color: var(--text);
  font: inherit;
}
input {
  accent-color: var(--accent);
}

/* what covers the page while it shows the past */
.past {
  position: fixed;
  inset: 0;
  border: 3px solid var(--accent);
  pointer-events: none;
}
.past p {
  width: fit-content;
  max-width: calc(100% - 24px);
  margin: 0 auto;
  padding: 4px 12px 6px;
  border-radius: 0 0 6px 6px;
  background: var(--accent);
  color: var(--ground);
  font: var(--strong);
  text-align: center;
}

.panel {
  position: fixed;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  container-type: inline-size;
  background: var(--ground);
  color: var(--text);
  box-shadow: 0 0 0 1px var(--hairline);
  font: 400 13px/1.4 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
/* the edge next to the page, which resizes the panel */
.resize {
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  height: 12px;
  background: linear-gradient(currentColor 0 0) center 2px / 44px 4px no-repeat;
  color: var(--edge);
  cursor: ns-resize;
  touch-action: none;
}

/* title, clock, transport, buttons */
.head,
.timeline {
  flex: none;
  background: var(--raised);
}
.head {
  min-height: 56px;
  padding: 0 6px 0 16px;
}
.clock {
  align-items: baseline;
  gap: 10px;
  min-width: 228px;
  margin: 0 12px 0 20px;
}
.clock .accent {
  font-size: 32px;
}
.rate {
  gap: 8px;
  margin-left: 8px;
  color: var(--text);
}
.rate input {
  width: 96px;
  height: 44px;
}
.rate span {
  width: 40px;
}
.keys {
  max-width: calc(100vw - 24px);
  margin: auto;
  padding: 16px;
}

/* recorded time */
.timeline {
  border-bottom: 1px solid var(--hairline);
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
  vector-effect: non-scaling-stroke;
  stroke: var(--tick);
  stroke-width: 1.5px;
}
.ruler .sent {
  stroke: var(--quiet);
}
.ruler .lit,
[data-looking] .ruler .hand {
  stroke: var(--accent);
}
.ruler .hand {
  stroke: var(--text);
  stroke-width: 3px;
}
/* the slider is invisible, because the hand is drawn */
.ruler input {
  position: absolute;
  inset: 0 -8px;
  width: calc(100% + 16px);
  opacity: 0;
  cursor: ew-resize;
}
.ruler span {
  position: absolute;
  bottom: 26px;
  padding-left: 4px;
  white-space: nowrap;
  pointer-events: none;
}
.caption {
  padding: 0 8px 0 16px;
}
.told {
  padding: 8px 0;
}

/* machines | chart and events | details */
.body {
  flex: 1;
  display: grid;
  grid-template-columns: 212px 1fr 288px;
  min-height: 0;
}
.machines,
.details,
.chart,
.log ol {
  overflow: auto;
}
.machines .row {
  flex-direction: column;
  align-items: start;
  gap: 0;
  min-height: 44px;
  border-left: 3px solid transparent;
}
.machines [aria-current='true'] {
  border-color: var(--accent);
}
.machines [aria-current='true'] > .quiet,
.timers li:first-of-type .left {
  color: var(--accent);
}
.middle {
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: solid var(--hairline);
  border-width: 0 1px;
}
.chart {
  flex: 2;
  padding: 12px;
}
.statechart {
  position: relative;
  max-width: 480px;
  margin: 0 auto;
}
/* chart/layout.ts has the same heights: 28 px of the name, 18 px of a line, gaps of 6 px */
.node {
  margin-top: 6px;
  padding: 0 6px;
  border-radius: 6px;
  box-shadow: inset 0 0 0 1.5px var(--edge);
  background: var(--raised);
}
.node .name {
  line-height: 28px;
}
.node .line {
  line-height: 18px;
}
[data-large] .node:not([aria-current]) > .line {
  display: none;
}
.node > :last-child:not(.name) {
  padding-bottom: 6px;
}
.node[aria-current] {
  box-shadow: inset 0 0 0 2px var(--accent);
}
.node[data-leaf][aria-current] {
  background: var(--accent);
}
.node[data-leaf][aria-current] > p {
  color: var(--ground);
}
.node .line[data-taken] {
  font-weight: 700;
  color: var(--accent);
}
.statechart > ul > .node {
  margin: 0;
  padding: 0;
  box-shadow: none;
  background: none;
}
.statechart svg {
  position: absolute;
  inset: 0 0 auto auto;
  pointer-events: none;
  fill: none;
  stroke: var(--arrow);
  stroke-width: 1.25px;
}
.statechart [data-taken] {
  stroke: var(--accent);
  stroke-width: 2px;
}
.statechart marker path {
  fill: context-stroke;
  stroke: none;
}

.log {
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 88px;
  border: solid var(--hairline);
  border-width: 1px 0 0;
}
.log header {
  flex-wrap: wrap;
  gap: 0 8px;
  padding: 4px 12px 0 16px;
}
.log [role='checkbox'] {
  min-height: 36px;
  padding: 0 4px;
  font-weight: 400;
  color: var(--quiet);
}
.log [role='checkbox']::before {
  content: '☐ ';
}
.log [aria-checked='true']::before {
  content: '☑ ';
  color: var(--accent);
}
.log [type='search'] {
  width: 120px;
  padding-block: 3px;
}
.log .time,
.log .mark {
  flex: none;
  min-width: 64px;
  text-align: right;
}
.log .actor {
  flex: none;
  width: 128px;
}
.log .event {
  flex: 1;
}
.log .state {
  max-width: 40%;
}
.log [data-kind='sent'] .event {
  font-weight: 600;
}

.details > section {
  padding: 12px 12px 12px 16px;
  border-bottom: 1px solid var(--hairline);
}
.now h3 {
  overflow-wrap: anywhere;
}
dd {
  margin-left: auto;
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
  font: var(--code);
}
ins {
  text-decoration: none;
}
.choices {
  flex-wrap: wrap;
  gap: 6px;
  margin: 10px 0;
}
form {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 8px;
  align-items: end;
}
form > label,
form > p {
  grid-column: 1 / -1;
}
textarea.field {
  width: 100%;
  resize: vertical;
  font: var(--code);
}
.timers .left {
  margin-left: auto;
}
.timers .set {
  flex: 1 0 100%;
}
.empty {
  padding: 32px;
}

/* in a wide panel, chart and log are side by side */
@container (min-width: 1200px) {
  .middle {
    flex-direction: row;
  }
  .middle > * {
    flex: 1;
  }
  .log {
    border-width: 0 0 0 1px;
  }
}
@container (max-width: 1040px) {
  .clock {
    min-width: 0;
    margin: 0 12px 0 8px;
  }
  /* while looking back, there is room for the button 'Back to now' instead */
  [data-looking] .head h2,
  [data-looking] .transport :disabled {
    display: none;
  }
}
/* in a narrow panel, the controls are in two rows, and everything else in one column, which scrolls as a whole */
@container (max-width: 860px) {
  .head h2,
  .ruler span:nth-of-type(even) {
    display: none;
  }
  .head,
  .caption {
    flex-wrap: wrap;
    padding-bottom: 6px;
  }
  .clock {
    margin-right: auto;
  }
  .clock .accent {
    font-size: 20px;
  }
  .transport {
    order: 1;
    flex: 1 0 62%;
  }
  .rate {
    margin-left: auto;
  }
  .rate input {
    width: 72px;
  }
  .back {
    order: 2;
  }
  .told {
    flex: 1 1 140px;
  }
  .body {
    display: block;
    overflow: auto;
  }
  .machines {
    border-bottom: 1px solid var(--hairline);
  }
  .machines ul {
    display: flex;
  }
  .machines li {
    flex: none;
    max-width: 60%;
  }
  .middle {
    border: 0;
  }
  .chart {
    flex: none;
    height: 280px;
  }
  .log ol {
    max-height: 308px;
  }
  .log .row,
  .log [role='checkbox'],
  .log [type='search'] {
    min-height: 44px;
  }
  /* of all machines, name and state are on a second line */
  .log .row:has(.actor) {
    flex-wrap: wrap;
    row-gap: 0;
  }
  .log .actor ~ .event {
    flex-basis: 70%;
  }
  .log .actor {
    order: 1;
    flex: 1 0 30%;
  }
  .log .actor ~ .state {
    order: 1;
  }
}
@media print {
  :host {
    display: none !important;
  }
}
@media (forced-colors: active) {
  .panel {
    border: 1px solid CanvasText;
  }
  .node[data-leaf][aria-current],
  .ruler .hand {
    forced-color-adjust: none;
  }
}
`
