import { useEffect, useLayoutEffect, useState } from 'react'
import type { PointerEvent } from 'react'
import { rail } from '#content/home/rail.ts'
import { GROWTH, styles } from './RailInstrument.styles.ts'
import { SECTION_HOURS, sections } from './sections.ts'

/** Distance from the pointer within which ticks grow, in px. */
const REACH_PX = 60
/** Distance between two ticks, in px, the same as `--tick-step`. Every fifth tick is long. */
const STEP_PX = 10
const TICKS_A_SIDE = REACH_PX / STEP_PX

/** Where the pointer is on the ruler: the section, and the position of the ticks around it. */
interface Pointed {
  index: number
  /** The hour under the pointer: 0 at the top of the page. */
  hours: number
  yPx: number
  ticks: readonly { number: number; yPx: number; scale: number }[]
}

/** The class of a section's background, such as `t-night`. Empty if there is no such section. */
const groundOf = (index: number) => /\bt-\w+/.exec(elementOf(index)?.className ?? '')?.[0] ?? ''

function elementOf(index: number): HTMLElement | null {
  return document.getElementById(sections[index]?.id ?? '')
}

/** The section at a point of the ruler, `yPx` below the top of the viewport; undefined below the last section. */
function pointedAt(yPx: number): Pointed | undefined {
  const index = sections.findIndex((_, place) => {
    const box = elementOf(place)?.getBoundingClientRect()
    return box && box.top <= yPx && box.bottom > yPx
  })
  const section = sections[index]
  const box = elementOf(index)?.getBoundingClientRect()
  if (!section || !box) return undefined
  const nearest = Math.round((yPx - box.top) / STEP_PX)
  const ticks = Array.from({ length: 2 * TICKS_A_SIDE + 1 }, (_, place) => {
    const number = nearest + place - TICKS_A_SIDE
    const tickPx = box.top + number * STEP_PX
    const inside = number >= 0 && tickPx < box.bottom
    const near = Math.max(0, 1 - Math.abs(tickPx - yPx) / REACH_PX)
    return { number, yPx: tickPx, scale: inside ? 1 + (GROWTH - 1) * near : 0 }
  })
  const hours = Number.parseInt(section.hour, 10) + Math.floor(((yPx - box.top) / box.height) * SECTION_HOURS)
  return { index, hours, yPx, ticks }
}

/** Index of the section at the hand, which is in the middle of the viewport; -1 in the footer, which has no ruler. */
function useReading(): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const met = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (met) setIndex(sections.findIndex(({ id }) => id === met.target.id))
      },
      { rootMargin: '-50% 0px' },
    )
    for (const id of [...sections.map((section) => section.id), 'fuss']) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return index
}

/**
 * The interactive ruler, for viewports in which it is wide enough for text. Shows the hour and the day at the hand. Ticks near the pointer
 * grow, a label names the hour and the section under it, and a press jumps to that section. For keyboards and screen readers there is a
 * list of links. Loaded as a separate chunk.
 */
export function RailInstrument() {
  const reading = useReading()
  // Shows the hours of all sections, and hides the labels of their own hands (src/components/Section.styles.ts).
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

  const read = sections[reading]
  const move = ({ clientY }: PointerEvent) => setPointed(pointedAt(clientY))
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
        href={`#${(sections[pointed?.index ?? reading] ?? sections[0]!).id}`}
        tabIndex={-1}
        aria-hidden="true"
        onPointerMove={move}
        onPointerLeave={() => setPointed(undefined)}
      />
      {read && (
        <span data-part="reading" className={groundOf(reading)} aria-hidden="true">
          <span>{read.hour}</span> <small>{read.day}</small>
        </span>
      )}
      {pointed && (
        <div data-part="near" className={groundOf(pointed.index)} aria-hidden="true">
          {pointed.ticks.map(({ number, yPx, scale }) => (
            <i
              key={number}
              className={number % 5 === 0 ? 'long' : undefined}
              style={{ transform: `translateY(${yPx}px) scaleX(${scale})` }}
            />
          ))}
          <span style={{ top: pointed.yPx }}>
            {`${pointed.hours}\u00a0h`} <em>·</em> {sections[pointed.index]?.name}
          </span>
        </div>
      )}
    </div>
  )
}
