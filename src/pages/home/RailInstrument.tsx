import { useEffect, useLayoutEffect, useState } from 'react'
import type { PointerEvent } from 'react'
import { dequal } from 'dequal/lite'
import { dayInWords, hourInWords, rail } from '#content/home/rail.ts'
import { styles } from './RailInstrument.styles.ts'
import { sections } from '#content/home/sections.ts'

/** Height of the hand's label with its distance from the hand, in px. */
const LABEL_PX = 62

/** A point of the ruler. */
interface Point {
  /** The section at this point. */
  index: number
  /** The hour at this point: 0 at the top of the page. */
  hours: number
}

/** What the pointer points at, and where. */
interface Pointed extends Point {
  yPx: number
}

/** The class of a section's background, such as `t-night`. Empty if there is no such section. */
const groundOf = ({ index }: Point) => /\bt-\w+/.exec(elementOf(index)?.className ?? '')?.[0] ?? ''

/** The hour at which a section begins. No hour follows that of the last section. */
const hourOf = (index: number) => Number.parseInt((sections[index] ?? sections.at(-1)!).hour, 10)

function elementOf(index: number): HTMLElement | null {
  return document.getElementById(sections[index]?.id ?? '')
}

/** The point of the ruler `yPx` below the top of the viewport, with its section's box; undefined in the footer, which has no ruler. */
function pointAt(yPx: number): (Point & { box: DOMRect }) | undefined {
  for (const index of sections.keys()) {
    const box = elementOf(index)?.getBoundingClientRect()
    if (!box || box.top > yPx || box.bottom <= yPx) continue
    const from = hourOf(index)
    return { index, hours: from + Math.floor((hourOf(index + 1) - from) * ((yPx - box.top) / box.height)), box }
  }
  return undefined
}

/**
 * What the hand points at, which is in the middle of the viewport, and whether its label is above it, because below it the label would hang
 * over the next section.
 */
function useReading() {
  const [reading, setReading] = useState<Point & { isLabelAbove: boolean }>()
  useEffect(() => {
    const read = () => {
      const handPx = innerHeight / 2
      const point = pointAt(handPx)
      const next = point && { index: point.index, hours: point.hours, isLabelAbove: point.box.bottom - handPx < LABEL_PX }
      setReading((last) => (dequal(last, next) ? last : next))
    }
    read()
    const unmounted = new AbortController()
    for (const change of ['scroll', 'resize']) addEventListener(change, read, { passive: true, signal: unmounted.signal })
    return () => unmounted.abort()
  }, [])
  return reading
}

/**
 * The interactive ruler, for viewports in which it is wide enough for text. Shows the hour and the day at the hand. At the
 * pointer, a label names the hour and the section, and a press jumps to that section. For keyboards and screen readers there is a
 * list of links. Loaded as a separate chunk.
 */
export function RailInstrument() {
  const reading = useReading()
  // Hides the labels of their own hands (src/components/Section.styles.ts).
  useLayoutEffect(() => {
    const main = document.querySelector('main')
    main?.setAttribute('data-instrument', '')
    return () => main?.removeAttribute('data-instrument')
  }, [])
  const [pointed, setPointed] = useState<Pointed>()
  const isPointed = pointed !== undefined
  useEffect(() => {
    if (!isPointed) return
    // Scrolling moves the page under the pointer, so it now points at something else.
    const moved = () => setPointed(undefined)
    addEventListener('scroll', moved, { passive: true })
    return () => removeEventListener('scroll', moved)
  }, [isPointed])

  const move = ({ clientY: yPx }: PointerEvent) => {
    const point = pointAt(yPx)
    setPointed(point && { ...point, yPx })
  }
  return (
    <div css={styles} className="screen-only">
      <nav aria-label={rail.label}>
        {sections.map(({ id, name, hour: at }) => (
          <a key={id} href={`#${id}`}>
            <b>{at}</b> {name}{' '}
          </a>
        ))}
      </nav>
      {/* The same for pointers: one link, to the section under the pointer. */}
      <a
        data-part="strip"
        href={`#${sections[(pointed ?? reading)?.index ?? 0]!.id}`}
        tabIndex={-1}
        aria-hidden="true"
        onPointerMove={move}
        onPointerLeave={() => setPointed(undefined)}
      />
      {reading && (
        <span data-part="reading" data-above={reading.isLabelAbove || undefined} className={groundOf(reading)} aria-hidden="true">
          <span>{hourInWords(reading.hours)}</span> <small>{dayInWords(reading.hours, hourOf(sections.length))}</small>
        </span>
      )}
      {pointed && (
        <span data-part="near" className={groundOf(pointed)} style={{ top: pointed.yPx }} aria-hidden="true">
          {hourInWords(pointed.hours)} <em>·</em> {sections[pointed.index]?.name}
        </span>
      )}
    </div>
  )
}
