import { useEffect, useEffectEvent, useRef } from 'react'
import type { MouseEvent } from 'react'
import { magneticButtonMachine } from '../../../../../machines/magnetic-button/magnetic-button.machine.ts'
import { magneticButtonView } from '../../../../../machines/magnetic-button/magnetic-button.view.ts'
import { useMachineActor, useMachineView } from '../../../../actors/useMachineActor.ts'
import { openMail } from '../../../../components/openMail.ts'
import { ThreeStrokes } from '../../../../components/ThreeStrokes.tsx'
import { contact } from '../../../../content/home/contact.ts'
import type { Magnet } from '../../../../motion/magnet.ts'
import { ringPath } from './ring.ts'

const RING_STROKES = 90
const LIT_STROKES = 3

type ButtonSnapshot = Parameters<typeof magneticButtonView>[0]

/** What React draws of the button; where it leans is motion's business. */
function drawnView(snapshot: ButtonSnapshot) {
  const { state, particles, message } = magneticButtonView(snapshot)
  return { state, particles, message }
}

/**
 * The round start button in its ring of ninety strokes: leans towards the pointer, takes a second to hand over, then
 * opens the mail program. Without script it is a mail link.
 *
 * @param href The mail link with what was typed in the form.
 */
export function StartButton({ href }: { href: string }) {
  const button = useMachineActor(magneticButtonMachine, {})
  const { state, particles, message } = useMachineView(button, drawnView)
  const place = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLAnchorElement>(null)
  const handOver = useEffectEvent(() => openMail(href))

  useEffect(() => {
    const subscription = button.on('hand-over', () => handOver())
    return () => subscription.unsubscribe()
  }, [button])

  useEffect(() => {
    const node = place.current
    const moved = body.current
    if (!node || !moved) return
    let magnet: Magnet | undefined
    let wanted = false
    let gone = false

    // The magnet's code comes with the first pointer that comes near.
    const attract = async () => {
      wanted = true
      const { createMagnet } = await import('../../../../motion/magnet.ts')
      if (!gone) magnet = createMagnet(moved)
      lean()
    }
    const lean = () => {
      const { shiftXPx, shiftYPx, scale } = magneticButtonView(button.getSnapshot())
      magnet?.lean({ shiftXPx, shiftYPx, scale, pointer: button.getSnapshot().context.pointer })
    }
    const pointerMoved = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const { left, top, width, height } = node.getBoundingClientRect()
      button.send({ type: 'pointer.moved', offsetXPx: event.clientX - left - width / 2, offsetYPx: event.clientY - top - height / 2 })
    }
    const pointerGone = () => button.send({ type: 'pointer.gone' })
    const listen = (near: boolean) => {
      removeEventListener('pointermove', pointerMoved)
      if (near) addEventListener('pointermove', pointerMoved, { passive: true })
      else pointerGone()
    }
    const subscription = button.subscribe((snapshot) => {
      if (!wanted && snapshot.value !== 'idle') void attract()
      else lean()
    })
    const observer = new IntersectionObserver(([entry]) => listen(entry?.isIntersecting ?? false))
    observer.observe(node)
    document.addEventListener('pointerleave', pointerGone)
    return () => {
      gone = true
      observer.disconnect()
      listen(false)
      document.removeEventListener('pointerleave', pointerGone)
      subscription.unsubscribe()
      magnet?.dispose()
    }
  }, [button])

  const press = (event: MouseEvent) => {
    event.preventDefault()
    button.send({ type: 'pressed' })
  }
  return (
    <>
      <div ref={place} className="start-button" data-machine="magnetic-button" data-state={state} data-particles={particles || undefined}>
        <a
          ref={body}
          href={href}
          onClick={press}
          onPointerEnter={(event) => event.pointerType !== 'touch' && button.send({ type: 'pointer.entered' })}
          onPointerLeave={() => button.send({ type: 'pointer.left' })}
        >
          <svg viewBox="0 0 400 400" aria-hidden="true">
            <path className="ring" d={ringPath(LIT_STROKES, RING_STROKES)} />
            <path className="lit" d={ringPath(0, LIT_STROKES)} />
          </svg>
          <span className="face">
            <span>
              {contact.start.lines[0]} <br />
              {contact.start.lines[1]}
            </span>
            <ThreeStrokes />
          </span>
        </a>
        {particles > 0 && <Burst count={particles} />}
      </div>
      <p className="status" role="status">
        {message}
      </p>
    </>
  )
}

/** Strokes that fly off in all directions of the clock. */
function Burst({ count }: { count: number }) {
  const element = useRef<SVGSVGElement>(null)
  useEffect(() => {
    let end: (() => void) | undefined
    let gone = false
    void import('../../../../motion/burst.ts').then(({ playBurst }) => {
      if (!gone && element.current) end = playBurst(element.current)
    })
    return () => {
      gone = true
      end?.()
    }
  }, [])
  return (
    <svg ref={element} className="burst" viewBox="0 0 400 400" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`rotate(${(index * 360) / count} 200 200)`}>
          <path d="M200 42V6" />
        </g>
      ))}
    </svg>
  )
}
