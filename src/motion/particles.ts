import type { Engine } from '@drei-tage/engine'
import { canReadCanvas, openCanvas, openSheet } from './canvas.ts'
import type { Surface } from './canvas.ts'
import { gsap } from './gsapOnEngine.ts'
import {
  attraction,
  ATTRACTION_RADIUS_PX,
  byLetter,
  cellsOf,
  changed,
  leanTowards,
  particleLetters,
  pick,
  rasterChange,
  rasterScale,
} from './particlesField.ts'
import type { Cell, RasterChange } from './particlesField.ts'

/** How long one word takes to be replaced by the next, in seconds. */
const CHANGE_S = 0.7
/** Width of the zone, behind the edge of the change, in which strokes of the raster grow or shrink, in px. */
const CHANGE_SOFTNESS_PX = 90
/** Shortest and longest life of a particle in one cell, in seconds. */
const LIFE_S = { min: 1.1, max: 2.6 }
/** How far a particle may drift from its letter before it fades, in px. */
const DRIFT_PX = { x: 75, y: 95 }
/** Maximum share of the stage that a word fills. */
const WORD_SHARE = { width: 0.9, height: 0.72 }
/** Words are sampled from a drawing at half size. This quarters the number of points, which are still finer than the raster. */
const SKETCH_SCALE = 0.5
const RASTER_STROKE_PX = { width: 2, height: 10 }
const PARTICLE_PX = { width: 3.5, height: 17 }

interface Particle {
  letter: number
  /** The particle's position without the pull of the pointer, its lean in radians, and its opacity, 0 to 1. */
  x: number
  y: number
  lean: number
  alpha: number
  bright: boolean
  life: gsap.core.Animation | undefined
}

interface Layout {
  word: string
  /** Scale of the word's raster. */
  scale: number
  cells: readonly Cell[]
  letters: readonly (readonly Cell[])[]
}

/** The stage on which loose strokes form words. */
export interface ParticleStage {
  /** Replaces the current word with `word`. The first word appears at once. */
  show(word: string): void
  /** Holds or resumes. While held, nothing moves and no frame is requested. */
  hold(held: boolean): void
  dispose(): void
}

/**
 * Draws words as a static raster of strokes with particles over it, `PARTICLES_PER_LETTER` loose strokes per letter.
 *
 * Each particle stays for a while in one cell of its letter, drifts off, fades, and reappears in another cell. GSAP moves them on engine
 * time; a single frame subscriber draws. The canvas exposes the number of particles as `data-particles`.
 *
 * @param canvas Sized by the page; redrawn when its size changes.
 * @returns undefined if the browser cannot draw on a canvas or read it.
 */
export function createParticleStage(canvas: HTMLCanvasElement, engine: Pick<Engine, 'onFrame' | 'random'>): ParticleStage | undefined {
  const opened = canReadCanvas() && openCanvas(canvas, drawAnew)
  if (!opened) return
  const surface: Surface = opened
  const { context2d: context, size } = surface
  /** Used to measure and sample words. Never shown. */
  const sketch = openSheet() as CanvasRenderingContext2D
  /** The strokes of the raster that are currently static: drawn once, then copied into each frame as an image. */
  const ground = openSheet(0, 0, drawAnew) as CanvasRenderingContext2D
  const style = getComputedStyle(canvas)
  const colours = {
    raster: style.getPropertyValue('--particle-raster'),
    plain: style.getPropertyValue('--particle'),
    lit: style.getPropertyValue('--particle-lit'),
  }
  const fontFamily = style.fontFamily

  let layout: Layout | undefined
  /** During a change: which strokes of the raster change, and the scale of the previous word's raster. */
  let before: (RasterChange & { scale: number }) | undefined
  let particles: Particle[] = []
  /** Particles that the new word does not need and that are still fading. */
  const leaving = new Set<Particle>()
  let held = false
  let leaveFrames: (() => void) | undefined
  /** Progress of the change to `layout`, 0 to 1. */
  const change = { progress: 1 }
  /** The pointer as it affects the particles. Its strength rises and falls smoothly when the pointer enters and leaves. */
  const pointer = { x: 0, y: 0, strength: 0 }

  const random = (min: number, max: number) => min + (max - min) * engine.random()

  // ---------------------------------------------------------------- layout

  function layOut(word: string): Layout {
    const { width: widthPx, height: heightPx } = size
    const rowLength = Math.max(1, Math.round(widthPx * SKETCH_SCALE))
    sketch.canvas.width = rowLength
    sketch.canvas.height = Math.max(1, Math.round(heightPx * SKETCH_SCALE))
    sketch.scale(SKETCH_SCALE, SKETCH_SCALE)
    const setFont = (sizePx: number) => {
      sketch.font = `700 condensed ${sizePx}px ${fontFamily}`
    }
    setFont(100)
    const at100 = sketch.measureText(word)
    const inkHeight = at100.actualBoundingBoxAscent + at100.actualBoundingBoxDescent
    const typePx = 100 * Math.min((widthPx * WORD_SHARE.width) / at100.width, (heightPx * WORD_SHARE.height) / Math.max(1, inkHeight))
    setFont(typePx)
    const scale = rasterScale(typePx)
    const { width, actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = sketch.measureText(word)
    const left = (widthPx - width) / 2
    sketch.fillText(word, left, (heightPx + ascent - descent) / 2)
    const { data } = sketch.getImageData(0, 0, rowLength, sketch.canvas.height)
    const characters = [...word]
    const cells = cellsOf(
      {
        widthPx,
        heightPx,
        letterEndsPx: characters.map((_, index) => left + sketch.measureText(characters.slice(0, index + 1).join('')).width),
        covers: (x, y) => (data[(Math.floor(y * SKETCH_SCALE) * rowLength + Math.floor(x * SKETCH_SCALE)) * 4 + 3] ?? 0) > 128,
      },
      scale,
    )
    return { word, scale, cells, letters: byLetter(cells, characters.length) }
  }

  // ---------------------------------------------------------------- lives

  function cellFor(particle: Particle): Cell | undefined {
    return pick(layout?.letters[particle.letter] ?? [], engine.random())
  }

  /** The particle drifts off, fades, and reappears somewhere else in its letter. */
  function liveOn(particle: Particle, restS: number): void {
    const lifeS = random(LIFE_S.min, LIFE_S.max)
    // Small letters are close together: particles that drift far would blur their neighbours.
    const reach = (layout?.scale ?? 1) ** 2
    const life = gsap.timeline({ delay: restS, onComplete: () => beginAgain(particle) })
    life.to(particle, {
      x: `+=${reach * random(-DRIFT_PX.x, DRIFT_PX.x)}`,
      y: `+=${reach * random(-DRIFT_PX.y, DRIFT_PX.y * 0.6)}`,
      lean: random(-1.7, 1.7),
      duration: lifeS,
      ease: 'power3.in',
    })
    life.to(particle, { alpha: 0, duration: lifeS * 0.3, ease: 'power1.in' }, lifeS * 0.7)
    particle.life = keep(life)
  }

  function beginAgain(particle: Particle): void {
    const cell = cellFor(particle)
    if (!cell) return
    Object.assign(particle, { x: cell.x, y: cell.y, lean: 0, alpha: 0 })
    particle.life = keep(gsap.to(particle, { alpha: 1, duration: 0.18, onComplete: () => liveOn(particle, 0) }))
  }

  /** The particle moves to its letter at once. Its life continues from there, but not while the stage is held. */
  function settle(particle: Particle): void {
    const cell = cellFor(particle)
    particle.life?.kill()
    if (cell) Object.assign(particle, { x: cell.x, y: cell.y, lean: 0, alpha: 1 })
    liveOn(particle, random(0, 0.9))
  }

  /** The particle flies to a cell of its new letter and settles there. */
  function flyIn(particle: Particle): void {
    const cell = cellFor(particle)
    if (!cell) return
    particle.life?.kill()
    // The particle follows the edge of the change, so that it never arrives before its letter.
    const delayS = (cell.x / Math.max(1, size.width)) * CHANGE_S * 0.7
    particle.life = keep(
      gsap.to(particle, {
        x: cell.x,
        y: cell.y,
        lean: 0,
        alpha: 1,
        delay: delayS,
        duration: random(0.35, 0.7),
        ease: 'power3.inOut',
        onComplete: () => liveOn(particle, random(0, 0.9)),
      }),
    )
  }

  function keep<A extends gsap.core.Animation>(animation: A): A {
    animation.paused(held)
    return animation
  }

  /**
   * Gives every letter of the new word its particles. The particles of the old word are distributed evenly. If there are too few, they
   * split; if there are too many, the surplus fades away.
   */
  function staff(): void {
    const old = particles
    const letters = particleLetters(layout?.letters ?? [])
    const taken = new Set<Particle>()
    particles = letters.map((letter, index) => {
      const ancestor = old[Math.floor((index * old.length) / letters.length)]
      const bright = index % 3 === 0
      if (!ancestor) return { letter, x: 0, y: 0, lean: 0, alpha: 0, bright, life: undefined }
      if (taken.has(ancestor)) {
        const { x, y, lean, alpha } = ancestor
        return { letter, x, y, lean, alpha, bright, life: undefined }
      }
      taken.add(ancestor)
      return Object.assign(ancestor, { letter })
    })
    for (const particle of old) if (!taken.has(particle)) fadeAway(particle)
    canvas.dataset.particles = String(particles.length)
  }

  function fadeAway(particle: Particle): void {
    particle.life?.kill()
    if (held) return
    leaving.add(particle)
    particle.life = gsap.to(particle, { alpha: 0, duration: CHANGE_S / 2, onComplete: () => leaving.delete(particle) })
  }

  // ---------------------------------------------------------------- drawing

  function traceStroke(target: CanvasRenderingContext2D, { x, y }: Cell, scale: number, share = 1): void {
    const width = RASTER_STROKE_PX.width * scale
    const height = RASTER_STROKE_PX.height * scale * share
    target.rect(x - width / 2, y - height / 2, width, height)
  }

  function drawGround(): void {
    const { canvas: picture } = ground
    picture.width = canvas.width
    picture.height = canvas.height
    if (!layout) return
    const ratio = resolution()
    ground.setTransform(ratio, 0, 0, ratio, 0, 0)
    ground.fillStyle = colours.raster
    ground.beginPath()
    for (const cell of before?.staying ?? layout.cells) traceStroke(ground, cell, layout.scale)
    ground.fill()
  }

  /** The growing and shrinking strokes, and the hand that sweeps across with the change. */
  function drawChange({ arriving, departing, scale }: RasterChange & { scale: number }): void {
    const edgePx = change.progress * (size.width + CHANGE_SOFTNESS_PX)
    context.fillStyle = colours.raster
    context.beginPath()
    for (const cell of arriving) {
      const share = changed(cell.x, edgePx, CHANGE_SOFTNESS_PX)
      if (share > 0) traceStroke(context, cell, layout?.scale ?? 1, share)
    }
    for (const cell of departing) {
      const share = 1 - changed(cell.x, edgePx, CHANGE_SOFTNESS_PX)
      if (share > 0) traceStroke(context, cell, scale, share)
    }
    context.fill()
    context.fillStyle = colours.lit
    context.globalAlpha = Math.min(1, 6 * (1 - change.progress))
    context.fillRect(edgePx - 1.5, 0, 3, size.height)
    context.globalAlpha = 1
  }

  function drawParticles(ratio: number): void {
    const scale = before && layout ? before.scale + (layout.scale - before.scale) * change.progress : (layout?.scale ?? 1)
    const width = PARTICLE_PX.width * scale
    const height = PARTICLE_PX.height * scale
    const paint = ({ x, y, lean, alpha, bright }: Particle) => {
      const dx = pointer.x - x
      const dy = pointer.y - y
      const distancePx = Math.hypot(dx, dy)
      const pull = distancePx < ATTRACTION_RADIUS_PX ? attraction(distancePx) * pointer.strength : 0
      const turn = lean + pull * (leanTowards(dx, dy) - lean)
      const cos = Math.cos(turn) * ratio
      const sin = Math.sin(turn) * ratio
      context.setTransform(cos, sin, -sin, cos, (x + dx * pull) * ratio, (y + dy * pull) * ratio)
      context.globalAlpha = alpha
      context.fillStyle = bright ? colours.lit : colours.plain
      context.fillRect(-width / 2, -height / 2, width, height)
    }
    leaving.forEach(paint)
    particles.forEach(paint)
    context.globalAlpha = 1
  }

  const resolution = () => canvas.width / Math.max(1, size.width)

  function draw(): void {
    surface.clear()
    if (layout && canvas.width > 0 && canvas.height > 0) context.drawImage(ground.canvas, 0, 0, size.width, size.height)
    if (before) drawChange(before)
    drawParticles(resolution())
  }

  function endChange(): void {
    before = undefined
    change.progress = 1
    drawGround()
  }

  /** Shows the word of the layout. Nothing flies. */
  function showAtOnce(): void {
    endChange()
    for (const particle of particles) settle(particle)
    draw()
  }

  function drawAnew(): void {
    if (!layout) return
    gsap.killTweensOf(change)
    layout = layOut(layout.word)
    showAtOnce()
  }

  function run(): void {
    if (held) {
      leaveFrames?.()
      leaveFrames = undefined
    } else {
      leaveFrames ??= engine.onFrame(draw)
    }
  }

  // ---------------------------------------------------------------- pointer

  const follow = (event: PointerEvent) => {
    if (held) return
    const box = canvas.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    // When the pointer enters, its position is set at once. After that, its strength and position are animated.
    if (pointer.strength === 0) Object.assign(pointer, at)
    gsap.to(pointer, { ...at, strength: 1, duration: 0.22, ease: 'power2.out', overwrite: true })
  }
  const letGo = () => {
    // While held, without a tween: even a paused one would request frames.
    if (held) {
      gsap.killTweensOf(pointer)
      pointer.strength = 0
    } else gsap.to(pointer, { strength: 0, duration: 0.45, ease: 'power2.out', overwrite: true })
  }
  canvas.addEventListener('pointermove', follow)
  canvas.addEventListener('pointerdown', follow)
  canvas.addEventListener('pointerleave', letGo)
  canvas.addEventListener('pointercancel', letGo)
  run()

  return {
    show(word) {
      if (layout?.word === word) return
      const last = layout
      layout = layOut(word)
      staff()
      gsap.killTweensOf(change)
      if (!last || held) {
        // The first word, and a word selected while motion is held.
        return showAtOnce()
      }
      before = { ...rasterChange(last.cells, layout.cells), scale: last.scale }
      drawGround()
      change.progress = 0
      gsap.to(change, { progress: 1, duration: CHANGE_S, ease: 'power1.inOut', onComplete: endChange })
      for (const particle of particles) flyIn(particle)
    },
    hold(now) {
      if (held === now) return
      held = now
      for (const particle of [...particles, ...leaving]) particle.life?.paused(held)
      for (const tween of [...gsap.getTweensOf(change), ...gsap.getTweensOf(pointer)]) tween.paused(held)
      run()
      if (held) draw()
    },
    dispose() {
      leaveFrames?.()
      surface.close()
      canvas.removeEventListener('pointermove', follow)
      canvas.removeEventListener('pointerdown', follow)
      canvas.removeEventListener('pointerleave', letGo)
      canvas.removeEventListener('pointercancel', letGo)
      gsap.killTweensOf([change, pointer])
      for (const particle of [...particles, ...leaving]) particle.life?.kill()
      delete canvas.dataset.particles
    },
  }
}
