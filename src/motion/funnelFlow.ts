import { ANIMATION_STEP_MS } from '#machines/funnel-stages/funnel-stages.machine.ts'
import { engine } from '#runtime/engine.ts'
import { openCanvas } from './canvas.ts'
import { gsap } from './gsapOnEngine.ts'

/** Stagger between neighbouring strokes, in ms. */
const STAGGER_MS = 4
/** How long a travelling stroke takes to reach the next stage, in ms. */
const STREAM_TRAVEL_MS = 620
/** Number of visitors that each wave per second stands for. The stream has at least one wave per second. */
const VISITORS_PER_WAVE = 1_000
/** How far a lost stroke falls before it disappears, as a share of the distance to the next stage. */
const LOST_SHARE = 0.45

/** A stroke travelling from one stage to the next. */
interface Traveller {
  /** The stage that the stroke comes from, 0 to 2. */
  readonly from: number
  /** Place on the scale of a hundred, 0 to 99. */
  readonly index: number
  /** Whether the stroke reaches the next stage or is lost on the way. */
  readonly goesOn: boolean
  /** 0 to 1; animated by GSAP. */
  progress: number
}

/** Position of a stage's scale on the canvas, in CSS px, and how many of its strokes are lit. */
interface Scale {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly lit: number
}

/** Strokes that travel down through the stages. */
export interface FunnelFlow {
  /** Sends the lit strokes of this stage on to the next. They arrive when the next stage is highlighted. The last stage sends none. */
  travel(stage: number): void
  /**
   * Sends waves from all stages but the last, one per second for each thousand visitors, and at least one. With 0, no more waves are sent,
   * but those on their way still arrive.
   */
  stream(visitors: number): void
  dispose(): void
}

/**
 * Draws the strokes that travel between stages on `canvas`, behind the stages of `list`. The canvas must cover the whole list.
 *
 * @param litWidth Width of a lit stroke of the scales, as a share of the distance between two strokes.
 */
export function createFunnelFlow(list: HTMLElement, canvas: HTMLCanvasElement, litWidth: number): FunnelFlow {
  const surface = openCanvas(canvas, () => draw())
  const travellers = new Set<Traveller>()
  let waves: gsap.core.Tween | undefined
  let leaveFrames: (() => void) | undefined

  const measure = (): Scale[] => {
    const origin = canvas.getBoundingClientRect()
    return [...list.querySelectorAll<HTMLElement>('[data-part="scale"]')].map((element) => {
      const box = element.getBoundingClientRect()
      return {
        left: box.left - origin.left,
        top: box.top - origin.top,
        width: box.width,
        height: box.height,
        lit: Number(element.dataset['lit']),
      }
    })
  }

  const draw = () => {
    // All sizes are read before anything is written, because otherwise the browser would lay out the page twice in a frame.
    const style = getComputedStyle(canvas)
    const arriving = style.getPropertyValue('--accent')
    const lost = style.getPropertyValue('--muted')
    const scales = measure()
    surface?.clear()
    if (travellers.size === 0) {
      leaveFrames?.()
      leaveFrames = undefined
    }
    if (!surface) return
    const { context2d: context } = surface
    for (const { from, index, goesOn, progress } of travellers) {
      const start = scales[from]
      const end = scales[from + 1]
      if (!start || !end || progress <= 0) continue
      const slot = start.width / (99 + litWidth)
      const way = goesOn ? progress : progress * LOST_SHARE
      // A stroke that goes on is shorter on the way, shortest halfway, and has the height of the scales' strokes at both ends.
      const height = goesOn ? start.height * (1 - 0.35 * Math.sin(Math.PI * progress)) : start.height * (1 - progress)
      context.globalAlpha = goesOn ? 1 : (1 - progress) * 0.7
      context.fillStyle = goesOn ? arriving : lost
      context.fillRect(
        start.left + index * slot,
        start.top + (end.top - start.top) * way + (start.height - height) / 2,
        slot * litWidth,
        height,
      )
    }
    context.globalAlpha = 1
  }

  /** Launches the strokes of one stage so that all have arrived after `durationMs`. */
  const launch = (from: number, durationMs: number, scales: readonly Scale[], losing: boolean) => {
    const lit = scales[from]?.lit ?? 0
    const next = scales[from + 1]?.lit
    if (next === undefined) return
    const group: Traveller[] = []
    for (let index = 0; index < (losing ? lit : next); index++) group.push({ from, index, goesOn: index < next, progress: 0 })
    if (group.length === 0) return
    for (const traveller of group) travellers.add(traveller)
    gsap.to(group, {
      progress: 1,
      duration: (durationMs - (group.length - 1) * STAGGER_MS) / 1_000,
      ease: 'power2.inOut',
      stagger: STAGGER_MS / 1_000,
      onComplete() {
        for (const traveller of group) travellers.delete(traveller)
      },
    })
    leaveFrames ??= engine.onFrame(draw)
  }

  return {
    travel(stage) {
      launch(stage, ANIMATION_STEP_MS, measure(), true)
    },
    stream(visitors) {
      if (visitors === 0) {
        waves?.kill()
        waves = undefined
        return
      }
      const send = () => {
        const scales = measure()
        for (let from = 0; from < scales.length - 1; from++) launch(from, STREAM_TRAVEL_MS, scales, false)
      }
      if (!waves) {
        send()
        // Repeats at one wave per second; the time scale follows the number of visitors.
        waves = gsap.to({}, { duration: 1, repeat: -1, onRepeat: send })
      }
      waves.timeScale(Math.max(1, visitors / VISITORS_PER_WAVE))
    },
    dispose() {
      waves?.kill()
      gsap.killTweensOf([...travellers])
      travellers.clear()
      surface?.close()
      leaveFrames?.()
      leaveFrames = undefined
    },
  }
}
