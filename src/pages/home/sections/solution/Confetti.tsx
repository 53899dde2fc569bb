import { useEffect, useRef } from 'react'
import type { Actor } from 'xstate'
import type { confettiMachine } from '#machines/confetti/confetti.machine.ts'
import { confettiView } from '#machines/confetti/confetti.view.ts'
import { engine } from '#runtime/engine.ts'
import { useMachineView } from '#runtime/useMachineActor.ts'
import { whenLoaded } from '#runtime/whenLoaded.ts'
import { confettiStyles } from './Confetti.styles.ts'

/** Loads the motion code. First called when the race starts, so that the code has arrived when the first lane finishes. */
export const loadConfettiMotion = () => import('#motion/confetti.ts')

/** Twenty strokes of the scale that come loose at the finish line. */
export function Confetti({ actor }: { actor: Actor<typeof confettiMachine> }) {
  const { state, pieces, burstId, seed } = useMachineView(actor, confettiView)
  return (
    <div css={confettiStyles} aria-hidden="true" data-machine="confetti" data-state={state} data-pieces={pieces}>
      {pieces > 0 && <Pieces key={burstId} count={pieces} seed={seed} />}
    </div>
  )
}

/** One burst, from its first moment to its last. */
function Pieces({ count, seed }: { count: number; seed: number }) {
  const first = useRef<HTMLElement>(null)

  useEffect(() => {
    const lane = first.current?.parentElement
    if (!lane) return
    const begunAtMs = engine.now()
    // If the motion code fails to load, nothing flies. The result is still announced.
    return whenLoaded(loadConfettiMotion(), ({ burst }) =>
      burst([...lane.children], { seed, laneWidthPx: lane.clientWidth, begunMsAgo: engine.now() - begunAtMs }),
    )
  }, [seed])

  return Array.from({ length: count }, (_, index) => <i key={index} ref={index === 0 ? first : undefined} />)
}
