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
  --line-colour: #554079;
  --arrow: #b48ceb;
  --quiet: #caaff2;
  --warning: #fee777;
  --text: #fff;
  --accent: #ffd60f;
  --on-accent: #150a24;
  --on-accent-quiet: #2f2243;
  --hairline: oklch(0.8 0.098 303 / 0.22);
  --tick: oklch(0.8 0.098 303 / 0.42);
  --hover: color-mix(in oklch, transparent, var(--text) 8%);
  --corner: 6px;
  --face: system-ui, sans-serif;
  --face-code: ui-monospace, Menlo, Consolas, monospace;
}
* {
  box-sizing: border-box;
}
:where(h2, h3, p, ul, ol, dl, dd) {
  margin: 0;
  padding: 0;
  list-style: none;
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: -2px;
}

/* primitives: text */
h2,
h3,
.name {
  font: 600 14px/1.3 var(--face);
}
.quiet {
  font-weight: 400;
  color: var(--quiet);
}
.fault {
  color: var(--warning);
}
.small {
  font-size: 12px;
}
.empty {
  padding: 32px;
}
.cut {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.glyph {
  width: 16px;
  height: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.25px;
  vertical-align: middle;
}

/* primitives: buttons, rows of lists, fields */
button {
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: inherit;
  cursor: pointer;
}
.button {
  flex: none;
  min-width: 44px;
  height: 44px;
  padding: 0 10px;
  border-radius: var(--corner);
  font: 600 13px/1.3 var(--face);
  text-align: center;
  white-space: nowrap;
}
.button:hover:enabled,
.row:hover {
  background-color: var(--hover);
}
.button:is([data-look='main'], [aria-pressed='true']) {
  background: var(--accent);
  color: var(--on-accent);
}
.button[data-look='framed'] {
  max-width: 100%;
  height: auto;
  min-height: 36px;
  border: 1px solid var(--arrow);
  overflow-wrap: anywhere;
  text-align: start;
  white-space: normal;
}
.button[data-idle] {
  border-style: dashed;
  border-color: var(--line-colour);
}
:disabled,
:disabled .quiet {
  cursor: default;
  border-color: var(--line-colour);
  color: color-mix(in oklch, var(--quiet), transparent 55%);
}
.row {
  display: flex;
  gap: 14px;
  width: 100%;
  min-height: 28px;
  padding: 3px 16px;
  font: inherit;
}
.row[aria-current='true'] {
  background-color: var(--selected);
}
.field {
  padding: 6px 8px;
  border: 1px solid var(--line-colour);
  border-radius: var(--corner);
  background: var(--raised);
  color: var(--text);
  font: inherit;
}
label {
  color: var(--quiet);
  white-space: nowrap;
}
.pair {
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
[data-changed] dd {
  color: var(--accent);
  font-weight: 600;
}
del {
  color: var(--quiet);
  font-weight: 400;
}
ins {
  text-decoration: none;
}
.bar {
  display: flex;
  align-items: center;
  gap: 4px;
}

/* what covers the page while it shows the past */
.past {
  position: fixed;
  inset: 0;
  z-index: 2147482999;
  border: 3px solid var(--accent);
  pointer-events: none;
}
.past p {
  width: fit-content;
  max-width: calc(100% - 24px);
  margin: 0 auto;
  padding: 4px 12px 6px;
  border-radius: 0 0 var(--corner) var(--corner);
  background: var(--accent);
  color: var(--on-accent);
  font: 600 13px/1.3 var(--face);
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
}
/* the edge next to the page, which resizes the panel */
.resize {
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  height: 12px;
  background: linear-gradient(currentColor 0 0) center 2px / 44px 4px no-repeat;
  color: var(--line-colour);
  cursor: ns-resize;
  touch-action: none;
}
.resize:is(:hover, :focus-visible) {
  color: var(--accent);
}

/* title, clock, transport, buttons */
.head {
  flex: none;
  min-height: 56px;
  padding: 0 6px 0 16px;
  background: var(--raised);
}
.clock {
  align-items: baseline;
  gap: 10px;
  min-width: 216px;
  margin-left: 20px;
}
.clock .figure {
  font-size: 32px;
  color: var(--accent);
}
.clock .label {
  white-space: nowrap;
}
.transport {
  margin-right: auto;
}
.rate {
  gap: 8px;
  margin-left: 8px;
  color: var(--text);
  font-weight: 600;
}
.rate input {
  width: 96px;
  height: 44px;
  margin: 0;
  appearance: none;
  cursor: pointer;
  background: repeating-linear-gradient(90deg, var(--tick) 0 2px, transparent 2px calc((100% - 2px) / 5)) center / calc(100% - 10px) 14px
    no-repeat;
}
.rate input::-webkit-slider-thumb {
  appearance: none;
  width: 10px;
  height: 26px;
  background: var(--accent);
}
.rate input::-moz-range-thumb {
  width: 10px;
  height: 26px;
  border: 0;
  border-radius: 0;
  background: var(--accent);
}
.rate span {
  width: 44px;
}
.keys {
  max-width: calc(100vw - 24px);
  padding: 16px;
}
.keys dt {
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
  vector-effect: non-scaling-stroke;
  stroke: var(--tick);
  stroke-width: 1.5px;
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
[data-looking] .ruler .hand {
  stroke: var(--accent);
}
/* the slider is invisible, because the hand is drawn */
.ruler input {
  position: absolute;
  inset: 0 -8px;
  width: calc(100% + 16px);
  margin: 0;
  opacity: 0;
  cursor: ew-resize;
}
.ruler:has(:focus-visible) {
  outline: 2px solid var(--accent);
}
.ruler .figures {
  position: absolute;
  inset: auto 0 28px;
  height: 12px;
  line-height: 1;
  pointer-events: none;
}
.ruler .figures span {
  position: absolute;
  padding-left: 4px;
  white-space: nowrap;
}
.caption {
  padding: 0 8px 0 16px;
}
.told {
  margin-right: auto;
  padding: 8px 0;
}

/* machines | chart and events | details */
.body {
  flex: 1;
  display: grid;
  grid-template-columns: 212px minmax(0, 1fr) 288px;
  min-height: 0;
}
.machines,
.details,
.chart,
.log ol {
  overflow: auto;
  overscroll-behavior: contain;
  min-height: 0;
}
.machines {
  border-right: 1px solid var(--hairline);
  padding: 6px 0;
}
.machines .row {
  display: block;
  min-height: 44px;
  padding: 5px 12px 5px 20px;
  background-image: linear-gradient(var(--tick) 0 0);
  background-position: 8px calc(100% - 8px);
  background-size: 2px 10px;
  background-repeat: no-repeat;
}
.machines [aria-current='true'] {
  background-image: linear-gradient(var(--accent) 0 0);
  background-size: 3px calc(100% - 16px);
}
.machines span {
  display: block;
}
.machines .name .quiet {
  display: inline;
}
.machines [aria-current='true'] > .quiet,
.timers li:first-of-type .left {
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
.statechart :is(.root, .region) > rect,
.statechart .final {
  fill: none !important;
}
.statechart .region > rect {
  stroke-dasharray: 2 4;
}
.statechart .leaf > rect {
  fill: var(--selected);
}
.statechart text {
  text-anchor: middle;
  fill: var(--text);
}
.statechart .line {
  font-size: 11.5px;
  font-weight: 500;
  fill: var(--quiet);
}
.statechart .arrow .line {
  paint-order: stroke;
  stroke: var(--ground);
  stroke-width: 4px;
  stroke-linejoin: round;
}
.statechart :is(.arrow path, .dot) {
  fill: none;
  stroke: var(--arrow);
  stroke-width: 1.25px;
}
.statechart :is(marker path, .dot.first) {
  fill: var(--arrow);
}
.statechart marker path {
  fill: context-stroke;
}
.statechart [data-active]:not(.root) > rect {
  stroke: var(--accent);
  stroke-width: 2px;
}
.statechart .root[data-active] > rect {
  stroke: none;
}
.statechart .leaf[data-active] > rect {
  fill: var(--accent);
}
.statechart .arrow[data-taken] path {
  stroke: var(--accent);
  stroke-width: 2.25px;
}
.statechart .line[data-taken] {
  fill: var(--accent);
  font-weight: 700;
}
.statechart .leaf[data-active] > .line {
  fill: var(--on-accent-quiet);
}
.statechart .leaf[data-active] > :is(.name, [data-taken]) {
  fill: var(--on-accent);
}
.log {
  flex: 1 1 32%;
  display: flex;
  flex-direction: column;
  min-height: 88px;
  border-top: 1px solid var(--hairline);
}
.log header {
  flex: none;
  flex-wrap: wrap;
  gap: 0 12px;
  padding: 4px 12px 0 16px;
}
.log h3 {
  margin-right: auto;
}
.log label {
  gap: 8px;
  min-height: 36px;
  cursor: pointer;
}
.log [type='checkbox'] {
  width: 16px;
  height: 16px;
  accent-color: var(--accent);
}
.log [type='search'] {
  width: 140px;
  height: 28px;
}
.log ol {
  padding-bottom: 8px;
}
.log .time {
  flex: none;
  width: 80px;
  text-align: right;
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
.log .state {
  max-width: 40%;
}
.log [data-later] .event {
  color: var(--quiet);
  font-style: italic;
  font-weight: 400;
}
.log [data-ignored] .event {
  text-decoration: line-through 1px;
}
.mark {
  flex: none;
  padding: 0 5px;
  border: 1px solid var(--line-colour);
  border-radius: 3px;
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
  justify-content: space-between;
}
.now h3 {
  color: var(--accent);
  overflow-wrap: anywhere;
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
.choices {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 10px 0;
}
.choices li {
  max-width: 100%;
}
form {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 8px;
  align-items: end;
}
form > :is(label, p) {
  grid-column: 1 / -1;
}
textarea {
  width: 100%;
  resize: vertical;
}
textarea.field {
  font: 400 13px/1.4 var(--face-code);
}
.timers ul {
  margin-top: 8px;
}
.timers .left {
  flex: none;
  margin-left: auto;
}
.timers .pair {
  gap: 0 10px;
}
.timers .set {
  flex: 1 0 100%;
}

/* in a wide panel, chart and log are side by side */
@container (min-width: 1200px) {
  .middle {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
  }
  .log {
    border-top: 0;
    border-left: 1px solid var(--hairline);
  }
}
@container (max-width: 1040px) {
  .long {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .clock {
    min-width: 0;
    margin-inline: 8px 12px;
  }
  /* while looking back, there is room for the button 'Back to now' instead */
  [data-looking] :is(.head h2, .transport :disabled) {
    display: none;
  }
}
/* in a narrow panel, the controls are in two rows, and everything else in one column, which scrolls as a whole */
@container (max-width: 860px) {
  .head h2 {
    display: none;
  }
  .head,
  .caption {
    flex-wrap: wrap;
  }
  .clock {
    margin-right: auto;
  }
  .clock .figure {
    font-size: 20px;
  }
  .transport {
    order: 1;
    flex: 1 0 62%;
  }
  .rate {
    margin-left: auto;
  }
  .back {
    order: 2;
  }
  .rate input {
    width: 72px;
  }
  .ruler .figures span:nth-child(even) {
    display: none;
  }
  .told {
    width: 100%;
    padding-bottom: 0;
  }
  .body {
    display: block;
    overflow: auto;
  }
  .machines {
    max-height: 152px;
    border-right: 0;
    border-bottom: 1px solid var(--hairline);
  }
  .chart {
    height: 280px;
    flex: none;
  }
  .log ol {
    max-height: 308px;
  }
  .log :is(.row, label, [type='search']) {
    min-height: 44px;
    align-items: center;
  }
  .details {
    border-left: 0;
    border-top: 1px solid var(--hairline);
  }
}
@media (forced-colors: active) {
  .panel {
    border: 1px solid CanvasText;
  }
  .statechart .leaf[data-active] > rect,
  .ruler .hand {
    forced-color-adjust: none;
  }
}
`
