import { useEffect, useRef } from 'react'
import { engine } from '#runtime/engine.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useFirstPlaceOver } from '#runtime/firstPlace.ts'
import { aiDays, classicDays } from '#content/days.ts'
import { dayLabel, hero } from '#content/home/hero.ts'
import { attachDayScale } from '#motion/heroDayScale.ts'
import { Scale } from '#components/Scale.tsx'
import { heightOf } from '#pictures/dayScale.ts'
import { DayInput } from './DayInput.tsx'
import type { DaySliderActor } from './DayInput.tsx'
import { styles } from './DayScale.styles.ts'

/** The largest x position of the strokes that are not lit; the first is 0. */
const SPAN = classicDays - aiDays - 1

function dayAt(x: number): number {
  return x + aiDays + 1
}

const heightAt = (x: number) => heightOf(dayAt(x))

/** A drawing of the days of the smallest package among those of a traditional project; the lead and the figures say the same in words. Once hydrated, it has a slider on top. */
export function DayScale({ days }: { days: DaySliderActor }) {
  const isReady = useFirstPlaceOver()
  const area = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const label = useRef<HTMLParagraphElement>(null)

  useHolds(days, area)
  useEffect(() => {
    if (!area.current || !svg.current || !label.current) return
    const [day, text] = label.current.children
    return attachDayScale(
      {
        area: area.current,
        drawing: svg.current,
        heights: Array.from({ length: SPAN + 1 }, (_, x) => 100 * heightAt(x)),
        label: label.current,
        describe: (x) => {
          if (!day || !text) return false
          const pointed = Math.max(1, dayAt(x))
          day.textContent = `${hero.ruler.day}\u00a0${pointed}`
          text.textContent = dayLabel(pointed)
          return pointed !== aiDays && pointed !== classicDays
        },
        mayMove: () => !prefersReducedMotion(),
      },
      engine,
    )
  }, [])

  const { start, end } = hero.ruler
  return (
    <>
      <p className="visually-hidden">{hero.ruler.alt}</p>
      <div ref={area} css={styles}>
        <div data-part="strokes">
          <span aria-hidden="true">
            {Array.from({ length: aiDays }, (_, day) => (
              <i key={day} />
            ))}
          </span>
          <Scale ref={svg} count={SPAN + 1} height={heightAt} />
          {isReady && <DayInput days={days} />}
        </div>
        <p className="start" data-part="mark" aria-hidden="true">
          <b>{start.title}</b>
          <br />
          <span className="not-on-phones">{start.text}</span>
        </p>
        <p ref={label} className="pointed not-on-phones" aria-hidden="true">
          <b /> <span />
        </p>
        <p className="end" data-part="mark" aria-hidden="true">
          <b>{end.title}</b>
          <br />
          <span>{end.text}</span>
        </p>
      </div>
    </>
  )
}
