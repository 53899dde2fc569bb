import { css } from '@emotion/react'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import type { StripDay } from '#machines/start-date/start-date.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { Icon } from '#components/Icon.tsx'
import { Segmented } from '#components/Segmented.tsx'
import { setField } from '#components/setField.ts'
import { shortWeekday } from '#content/format.ts'
import { packages } from '#content/home/packages.ts'
import { startDate } from '#content/home/startDate.ts'
import type { Package } from '#content/types.ts'
import { startDateActor } from '../../startDate.ts'

const { calendar: texts, dates: inWords, lapsed: noLonger, neutral } = startDate

const styles = css`
  margin: 1.75rem 0 0;
  font-family: var(--font-display);

  .h3 {
    min-height: 2.08em;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  /* Reserves space for what the script adds. */
  .controls {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    margin-top: 0.875rem;
    @media (max-width: 15rem) {
      flex-wrap: wrap;
    }
  }
  .days {
    height: 7.25rem;
    margin-top: 1rem;
  }
  .small {
    min-height: 1.5em;
    margin-top: 0.625rem;
    color: var(--muted);
    font-family: var(--font-text);
  }
  @media print {
    .small {
      display: none;
    }
  }
  @media (scripting: none), print {
    .controls,
    .days,
    .small {
      display: none;
    }
  }
  @media (min-width: 48rem) {
    .h3 {
      min-height: 0;
    }
  }
  @media (min-width: 75rem) {
    position: absolute;
    top: 0;
    right: 0;
    width: calc(50% - var(--talk-width) / 2 - 1.125rem);
    margin: 0;
    .h3 {
      font-size: clamp(1.25rem, 2.2cqi, 1.875rem);
    }
    .small {
      min-height: 0;
    }
  }
`

/* Inserted by script once the current day is known, so these styles are not part of the document. */
const controlStyles = css`
  display: contents;
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: var(--line) solid var(--border);
    border-radius: var(--r-2);
    transition: background-color var(--t-2);
  }
  @media (hover: hover) {
    button:hover:not([aria-disabled='true']) {
      background: color-mix(in oklch, transparent, var(--fg) 9%);
    }
  }
  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  button .icon {
    width: 1.25rem;
    height: 1.25rem;
  }
  .unit {
    font: var(--type-label);
    color: var(--muted);
  }
  @media (max-width: 23.99rem) {
    .unit {
      display: none;
    }
  }
`

const stripStyles = css`
  display: flex;
  height: 100%;
  align-items: flex-end;
  border-bottom: 1.5px solid var(--tick);

  span {
    flex: 1 1 0;
    display: grid;
    grid-template-rows: auto auto 1fr;
    justify-items: start;
    height: 100%;
    min-width: 0;
    font: var(--type-label);
    font-stretch: var(--semi-condensed);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  i {
    align-self: end;
    width: 40%;
    height: 26%;
    background: var(--tick);
    transform-origin: bottom;
  }
  /* A weekend is a gap. */
  [data-weekend] {
    flex-grow: 0.3;
  }
  [data-kind='work'] i {
    height: calc(100% - 0.5rem);
    background: var(--accent);
  }
  [data-kind='work'],
  [data-kind='handover'] {
    color: var(--fg);
  }
  /* The handover is drawn as a hand, as on a clock. */
  [data-kind='handover'] i {
    width: 3px;
    height: calc(100% - 0.5rem);
    background: var(--white);
  }
  [data-kind='free'] i {
    height: calc(100% - 0.5rem);
    border: 1.5px dashed var(--tick);
    border-bottom: 0;
    background: none;
  }
  @media (max-width: 47.99rem), (min-width: 75rem) and (max-width: 89.99rem) {
    &[data-many] span:not([data-named]) {
      visibility: hidden;
      i {
        visibility: visible;
      }
    }
  }
  /* Only the prominent strokes are animated, because each animation delays the response to the press that starts it. */
  @media (prefers-reduced-motion: no-preference) {
    [data-kind='work'] i,
    [data-kind='handover'] i {
      animation: day-stands-up var(--t-3) var(--ease-out) backwards;
      animation-delay: calc(var(--place) * var(--stagger));
    }
  }
  @keyframes day-stands-up {
    from {
      transform: scaleY(0);
    }
  }
`

/** The weeks after a possible start: when work begins, on which days we work, and when the website is online. Labelled as a proposal. */
export function StartDate() {
  const actor = startDateActor()
  const { state, package: chosen, lapsed, dates, strip, canGoBack, canGoOn } = useMachineView(actor, startDateView)
  const known = dates?.[chosen]
  const holiday = strip.find((day) => day.holiday !== null && day.weekday <= 5)
  const said = lapsed ? noLonger(lapsed) : state === 'chosen' ? texts.chosen : texts.note
  // A single text node in a separate element, because the browser's translation may replace it.
  const note = holiday?.holiday ? `${said} ${texts.holiday(holiday, holiday.holiday)}` : said
  const choosePackage = (id: Package['id']) => {
    actor.send({ type: 'package.chosen', package: id })
    setField('topic', 'package')
    setField('package', id)
  }
  return (
    <div css={styles} role="group" aria-label={texts.label} data-machine="start-date" data-state={state}>
      {/* Announces dates that the visitor has chosen, but not those that are shown first. */}
      <p className="h3" aria-live={state === 'chosen' ? 'polite' : 'off'}>
        {known ? inWords(known, state === 'chosen') : neutral}
      </p>
      <div className="controls">
        {known && (
          <div css={controlStyles}>
            {/* The buttons are never `disabled`, because a disabled button would lose focus. */}
            <button
              type="button"
              aria-label={texts.back}
              aria-disabled={!canGoBack}
              onClick={() => actor.send({ type: 'start.moved', by: -1 })}
            >
              <Icon name="arrow-left" />
            </button>
            <Segmented
              legend={texts.days}
              name="start-package"
              options={packages.map(({ id, days }) => ({ id, label: days, name: `${texts.nameOf(id)}, ${texts.optionOf(days)}` }))}
              chosen={chosen}
              onChoose={choosePackage}
            />
            <button type="button" aria-label={texts.on} aria-disabled={!canGoOn} onClick={() => actor.send({ type: 'start.moved', by: 1 })}>
              <Icon name="arrow-right" />
            </button>
            <span className="unit" aria-hidden="true">
              {texts.nameOf(chosen)}
            </span>
          </div>
        )}
      </div>
      <div className="days" aria-hidden="true">
        {known && <Strip key={`${chosen}/${known.start.iso}`} days={strip} />}
      </div>
      <p className="small">{note}</p>
    </div>
  )
}

/** More days than this need more space for their names than a phone, or half a page, has. */
const MOST_NAMED = 14

/** One stroke per day; a weekend is a gap. If there are many days and little space, only the first, the handover and Mondays away from them have names. */
function Strip({ days }: { days: readonly StripDay[] }) {
  const handover = days.findIndex(({ kind }) => kind === 'handover')
  const isNamed = (weekday: number, place: number) =>
    [0, handover].includes(place) || (weekday === 1 && place > 2 && Math.abs(handover - place) > 2)
  return (
    <div css={stripStyles} data-many={days.filter(({ weekday }) => weekday < 6).length > MOST_NAMED || undefined}>
      {days.map(({ iso, weekday, kind }, place) =>
        weekday > 5 ? (
          <span key={iso} data-weekend="" />
        ) : (
          <span key={iso} data-kind={kind} data-named={isNamed(weekday, place) || undefined} style={{ '--place': place } as object}>
            <b>{shortWeekday(weekday)}</b> {Number(iso.slice(-2))}.
            <i />{' '}
          </span>
        ),
      )}
    </div>
  )
}
