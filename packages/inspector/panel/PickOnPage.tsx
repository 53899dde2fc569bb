/** @jsxImportSource react */
import { machineIdOf } from '@drei-tage/recorder'
import { useEffect, useState } from 'react'
import type { Session } from '../session.ts'
import { Button } from './Button.tsx'

const OUTLINE = { outline: '3px solid #ffd60f', outlineOffset: '4px' }

/**
 * A button for picking an actor on the page: the next press selects the actor of the pressed element instead of having its usual
 * effect. Escape cancels. For pages whose elements name their machine in `data-machine`.
 */
export function PickOnPage({ session }: { session: Session }) {
  const [isPicking, setPicking] = useState(false)
  useEffect(() => {
    if (!isPicking) return
    const ending = new AbortController()
    let outlined: Element | undefined
    let outline: Animation | undefined
    const on = (type: string, act: (event: Event, element: Element | null) => void) =>
      addEventListener(
        type,
        (event) => {
          const target = event.target as Element
          // Presses in the panel work as usual.
          if (target.closest('[data-inspector]')) return
          event.preventDefault()
          event.stopImmediatePropagation()
          act(event, target.closest('[data-machine]'))
        },
        { capture: true, signal: ending.signal },
      )
    on('pointermove', (_, element) => {
      if (element === outlined) return
      outline?.cancel()
      outlined = element ?? undefined
      outline = element?.animate([OUTLINE, OUTLINE], { duration: Infinity })
    })
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) on(type, () => undefined)
    on('click', (_, element) => {
      setPicking(false)
      const actor = element && actorAt(element, session.running())
      if (actor) session.choose(actor)
    })
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopImmediatePropagation()
        setPicking(false)
      },
      { capture: true, signal: ending.signal },
    )
    return () => {
      ending.abort()
      outline?.cancel()
    }
  }, [isPicking, session])

  // The page cannot be pressed while looking back.
  if (session.cursor() || !document.querySelector('[data-machine]')) return null
  return (
    <Button glyph="aim" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
      &nbsp; {isPicking ? 'Press it on the page' : 'Pick on the page'}
    </Button>
  )
}

/** The actor that an element shows. The n-th element of a machine on the page is matched with the machine's n-th actor. */
function actorAt(element: Element, running: readonly string[]): string | undefined {
  const machineId = element.getAttribute('data-machine') ?? ''
  const actors = running.filter((actor) => machineIdOf(actor) === machineId)
  const place = [...document.querySelectorAll(`[data-machine='${CSS.escape(machineId)}']`)].indexOf(element)
  return actors[place] ?? actors[0]
}
