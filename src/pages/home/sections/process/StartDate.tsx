import { startDateView, stripOf } from '#machines/start-date/start-date.view.ts'
import type { StripDay } from '#machines/start-date/start-date.view.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { IconButton } from '#components/Button.tsx'
import { Icon } from '#components/Icon.tsx'
import { PhoneFold } from '#components/Fold.tsx'
import { Grid, Row } from '#components/Layout.tsx'
import { Segmented } from '#components/Segmented.tsx'
import { setField } from '#components/setField.ts'
import { shortWeekday } from '#content/format.ts'
import { packages } from '#content/home/packages.ts'
import type { Package } from '#content/home/packages.ts'
import { processSection, processSteps, stepLengths } from '#content/home/process.ts'
import { startDate } from '#content/home/startDate.ts'
import { startDateActor } from '../../startDate.ts'
import { hoursStyles, stepsStyles } from './Process.styles.ts'
import { startDateStyles } from './StartDate.styles.ts'

/** A Sunday, as a day number. */
const SUNDAY = 3
/** The strip while the current day is unknown. Its weekdays are those of any start, its dates are not shown. */
const ANY_WEEKS = stripOf(SUNDAY + startDate.input.startWeekday, packages[0].days, [])

const { calendar: texts, dates: inWords, lapsed: noLonger, neutral } = startDate

/**
 * The five steps, to scale, and the weeks after a possible start, labelled as a proposal: when work begins, on which days we work, and when
 * the website is online. The talk is a stroke, the steps that share the days are columns, and the last step follows at their end.
 */
export function StartDate() {
  const actor = startDateActor()
  const { state, package: chosen, lapsed, dates, strip, datesText, earlierButton, laterButton } = useMachineView(actor, startDateView)
  const known = dates?.[chosen]
  const holiday = strip.find((day) => day.holiday !== null && day.weekday <= 5)
  const status = lapsed ? noLonger(lapsed) : state === 'chosen' ? texts.chosen : texts.note
  // A single text node in a separate element, because the browser's translation may replace it.
  const note = holiday?.holiday ? `${status} ${texts.holiday(holiday, holiday.holiday)}` : status
  const move = (by: -1 | 1) => actor.send({ type: 'start.moved', by })
  const choosePackage = (id: Package['id']) => {
    actor.send({ type: 'package.chosen', package: id })
    setField('topic', 'package')
    setField('package', id)
  }
  const shown = known ? strip : ANY_WEEKS
  const lengths = stepLengths(shown)
  return (
    <div css={stepsStyles} style={known && ({ '--days': shown.filter(({ kind }) => kind === 'work').length } as object)}>
      <ol>
        {processSteps.map((step, index) => (
          <li key={step.title} className={index === 0 ? 'talk' : 'day'}>
            {[1, 2, 3].includes(index) && <i css={hoursStyles} aria-hidden="true" />}
            <Step {...step} length={lengths[index]} />
          </li>
        ))}
      </ol>
      <div css={startDateStyles} role="group" aria-label={texts.label} data-machine="start-date" data-state={state}>
        <p className="h3" data-part="dates" {...datesText}>
          {known ? inWords(known, state === 'chosen') : neutral}
        </p>
        <Row className="controls screen-only with-script">
          {known && (
            <>
              <IconButton icon="arrow-left" label={texts.back} {...earlierButton} onClick={() => move(-1)} />
              <Segmented
                legend={texts.days}
                name="start-package"
                options={packages.map(({ id, days }) => ({ id, label: days, name: `${texts.nameOf(id)}, ${texts.optionOf(days)}` }))}
                chosen={chosen}
                onChoose={choosePackage}
              />
              <IconButton icon="arrow-right" label={texts.on} {...laterButton} onClick={() => move(1)} />
              <span className="label" aria-hidden="true">
                {texts.nameOf(chosen)}
              </span>
            </>
          )}
        </Row>
        <div className="screen-only" data-part="days" aria-hidden="true">
          {/* A new strip whenever the visitor chooses, so that its days stand up again. */}
          <Strip key={state === 'chosen' ? `${chosen}/${known?.start.iso}` : ''} days={shown} isDated={known !== undefined} />
        </div>
        <p className="small quiet screen-only" data-part="note">
          {note}
        </p>
      </div>
    </div>
  )
}

function Step({ icon, length, title, description, details }: (typeof processSteps)[number] & { length: string | undefined }) {
  return (
    <>
      <div className="head">
        <Row as="span" className="label">
          <Icon name={icon} /> <span>{length}</span>
        </Row>
        <h3 className="h3">{title}</h3>
        <p className="quiet">{description}</p>
      </div>
      <PhoneFold>
        <summary className="label">
          {processSection.details} <span className="visually-hidden">{title}</span>
        </summary>
        <Grid as="ul" min="13rem" gap={0} className="small">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Grid>
      </PhoneFold>
    </>
  )
}

/** More days than this need more space for their names than a phone, or half a page, has. */
const MOST_NAMED = 14

/** One stroke per day; a weekend is a gap of two days. If there are many days, only the first, the handover and Mondays away from them have names. */
function Strip({ days, isDated }: { days: readonly StripDay[]; isDated: boolean }) {
  const many = days.filter(({ weekday }) => weekday <= 5).length > MOST_NAMED
  const handover = days.findIndex(({ kind }) => kind === 'handover')
  const isNamed = (weekday: number, index: number) =>
    !many || [0, handover].includes(index) || (weekday === 1 && index > 2 && Math.abs(handover - index) > 2)
  const lastWorkday = days.findLastIndex(({ weekday }) => weekday <= 5)
  return days.slice(0, lastWorkday + 1).map(({ iso, weekday, kind }, index) =>
    weekday > 5 ? (
      <span key={index} />
    ) : (
      // No style in the prerendered page, whose security policy would block it.
      <span key={index} data-kind={kind} style={isDated ? ({ '--index': index } as object) : undefined}>
        {isNamed(weekday, index) && (
          <>
            <b>{shortWeekday(weekday)}</b> {isDated && `${Number(iso.slice(-2))}.`}
          </>
        )}
        <i />{' '}
      </span>
    ),
  )
}
