import { useEffect, useRef } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { magneticButtonMachine } from '#machines/magnetic-button/magnetic-button.machine.ts'
import { magneticButtonView } from '#machines/magnetic-button/magnetic-button.view.ts'
import { prefersReducedMotion } from '#runtime/reducedMotion.ts'
import { useEmitted, useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { whenLoaded } from '#runtime/whenLoaded.ts'
import { isPlainPress } from '#components/isPlainPress.ts'
import { ThreeStrokes } from '#components/ThreeStrokes.tsx'
import { contact } from '#content/home/contact.ts'
import type { Magnet } from '#motion/magnet.ts'
import { styles } from './MagneticButton.styles.ts'
import { trackPointerOffset } from './trackPointerOffset.ts'

/** The three strokes that light up, the first at the top, in the ring's box of 400 × 400. */
const STROKES = ['M200 42V2', 'M211 42.4L213.8 2.5', 'M222 43.5L227.6 3.9'] as const

/**
 * Two circles around the middle of the box, clockwise from three o'clock. They are paths, because `pathLength` on circles requires SVG 2.
 */
const RING = 'M372 200A172 172 0 0 1 28 200A172 172 0 0 1 372 200'
const OUTER_RING = 'M376 200A176 176 0 0 1 24 200A176 176 0 0 1 376 200'

/** If the code fails to load, a press still works, without motion. */
const loadBurst = () => import('#motion/burst.ts').catch(() => undefined)

type ButtonSnapshot = Parameters<typeof magneticButtonView>[0]

/** The part of the view that React renders. The motion code handles the offset. */
function drawnView(snapshot: ButtonSnapshot) {
  const { state, particles, message } = magneticButtonView(snapshot)
  return { state, particles, message }
}

interface MagneticButtonProps {
  /** The `mailto:` link with what was typed in the form. */
  href: string
  /** Called by a press: whether the link can be handed over. */
  isReady: () => boolean
  /** Opens that link, with what is in the form by then. */
  handOver: () => void
  /** Id of the element that says what is odd about the mail. */
  describedBy: string
  /** Which of the three things needed for a reply are filled in. Each of them lights one stroke. */
  given: readonly boolean[]
  lines: readonly [string, string]
}

/**
 * The round start button in a ring of ninety strokes. It leans towards the pointer. When pressed, it plays a transmission for a
 * second, then opens the mail program. Without JavaScript the button is a `mailto:` link.
 */
export function MagneticButton({ href, isReady, handOver, describedBy, given, lines }: MagneticButtonProps) {
  const button = useMachineActor(magneticButtonMachine, { texts: contact.start.texts })
  const { state, particles, message } = useMachineView(button, drawnView)
  const element = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLAnchorElement>(null)
  useEmitted(button, 'hand-over', handOver)

  useEffect(() => {
    const node = element.current
    const moved = body.current
    if (!node || !moved) return
    let magnet: Magnet | undefined
    let end: (() => void) | undefined

    const lean = () => {
      const { shiftXPx, shiftYPx, scale, pointer, atOnce } = magneticButtonView(button.getSnapshot())
      if (shiftXPx !== 0 || shiftYPx !== 0 || scale !== 1) attract()
      magnet?.lean({ shiftXPx, shiftYPx, scale, pointer, atOnce })
    }
    // Loads the motion code on the first pointer move while the button is visible, before the pointer is near.
    const attract = () => {
      if (end || magneticButtonView(button.getSnapshot()).atOnce) return
      void loadBurst()
      end = whenLoaded(import('#motion/magnet.ts'), ({ createMagnet }) => {
        magnet = createMagnet(moved)
        lean()
        return magnet.dispose
      })
    }
    const subscription = button.subscribe(lean)
    const unfollow = trackPointerOffset(node, {
      moved: (offsetXPx, offsetYPx) => {
        attract()
        button.send({ type: 'pointer.moved', offsetXPx, offsetYPx })
      },
      gone: () => button.send({ type: 'pointer.gone' }),
    })
    return () => {
      unfollow()
      subscription.unsubscribe()
      end?.()
    }
  }, [button])

  // Loads the motion code when a press becomes likely, because the motion lasts only a second.
  const prepare = () => {
    if (!prefersReducedMotion()) void loadBurst()
  }
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    if (isReady()) button.send({ type: 'pressed' })
  }
  return (
    <>
      <div ref={element} css={styles} data-machine="magnetic-button" data-state={state} data-particles={particles || undefined}>
        <a
          ref={body}
          href={href}
          aria-describedby={describedBy}
          data-kept
          onClick={press}
          onFocus={prepare}
          onPointerDown={prepare}
          onPointerEnter={(event) => {
            prepare()
            if (event.pointerType !== 'touch') button.send({ type: 'pointer.entered' })
          }}
          onPointerLeave={() => button.send({ type: 'pointer.left' })}
        >
          <svg viewBox="0 0 400 400" aria-hidden="true">
            {/* Two dashed circles: ninety strokes, every tenth of them longer. */}
            <g data-part="ring" transform="rotate(-90 200 200)">
              <path d={RING} strokeWidth="16" pathLength="90" strokeDasharray=".166 .834" strokeDashoffset=".083" />
              <path d={OUTER_RING} strokeWidth="24" pathLength="9" strokeDasharray=".0164 .9836" strokeDashoffset=".0082" />
            </g>
            <g data-part="hand">
              {STROKES.map((stroke, index) => (
                <path key={stroke} data-lit={given[index] || undefined} d={stroke} />
              ))}
            </g>
          </svg>
          <span className="face">
            <span>
              {/* Separate elements, because the browser's translation may replace their text. */}
              <span>{lines[0]}</span> <br />
              <span>{lines[1]}</span>
            </span>
            <ThreeStrokes />
          </span>
        </a>
        {particles > 0 && <Burst count={particles} ring={body} />}
      </div>
      <p role="status">{message}</p>
    </>
  )
}

/** Strokes that fly off in all directions, while the lit strokes of the ring go around it once. */
function Burst({ count, ring }: { count: number; ring: RefObject<HTMLElement | null> }) {
  const element = useRef<SVGSVGElement>(null)
  useEffect(
    () =>
      whenLoaded(loadBurst(), (module) => {
        const hand = ring.current?.querySelector<SVGGElement>('[data-part="hand"]')
        return element.current && hand ? module?.playBurst(element.current, hand) : undefined
      }),
    [ring],
  )
  return (
    <svg ref={element} data-part="burst" viewBox="0 0 400 400" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`rotate(${(index * 360) / count} 200 200)`}>
          <path d="M200 42V6" />
        </g>
      ))}
    </svg>
  )
}
