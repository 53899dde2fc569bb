import type { Engine } from '@drei-tage/engine'
import { canReadCanvas, drawSlowly, openCanvas, openSheet } from './canvas.ts'
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

/** How long one word takes to be replaced by the next, in ms. */
const CHANGE_MS = 700
/** Width of the zone, behind the edge of the change, in which strokes of the raster grow or shrink, in px. */
const CHANGE_SOFTNESS_PX = 90
/** Shortest and longest life of a particle in one cell, in seconds, as GSAP counts. */
const LIFE_S = { min: 1.1, max: 2.6 }
/** Longest rest of a particle in its place, in seconds. */
const REST_S = 0.9
/** How long a particle takes to appear, in seconds. */
const APPEAR_S = 0.18
/** Time in which the pull of the pointer covers about two thirds of the way to where and how strong it should be, in ms. */
const PULL_MS = 90
/** How far a particle may drift from its letter before it fades, in px. */
const DRIFT_PX = { x: 75, y: 95 }
/** Maximum share of the stage that a word fills. */
const WORD_SHARE = { width: 0.9, height: 0.72 }
/** Words are sampled from a drawing at half size. This quarters the number of points, which are still finer than the raster. */
const SKETCH_SCALE = 0.5
const RASTER_STROKE_PX = { width: 2, height: 10 }
const PARTICLE_PX = { width: 3.5, height: 17 }

const easeInOut = gsap.parseEase('power1.inOut')

interface Particle {
  /** The particle's position without the pull of the pointer, its lean in radians, and its opacity, 0 to 1. */
  x: number
  y: number
  lean: number
  alpha: number
  letter: number
  bright: boolean
  /** What it does now. Paused, because the stage moves it on. */
  life?: gsap.core.Timeline | undefined
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
  /** Replaces the current word with `word`, at once if it is the first or nothing moves. */
  show(word: string): void
  /** Holds or resumes. While held, nothing moves and no frame is requested. */
  hold(held: boolean): void
  dispose(): void
}

/**
 * Draws words as a static raster of strokes with particles over it, `PARTICLES_PER_LETTER` loose strokes per letter.
 *
 * Each particle stays for a while in one cell of its letter, drifts off, fades, and reappears in another cell. GSAP moves them on the time of
 * the stage, which is the engine's while nothing holds it. The canvas exposes the number of particles as `data-particles`.
 *
 * @param canvas Sized by the page; redrawn when its size changes.
 * @returns undefined if the browser cannot draw on a canvas or read it.
 */
export function createParticleStage(
  canvas: HTMLCanvasElement,
  engine: Pick<Engine, 'now' | 'onFrame' | 'random'>,
): ParticleStage | undefined {
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
  let loop: ReturnType<typeof drawSlowly> | undefined
  /** The time for which the stage has not been held, in ms. */
  let clockMs = 0
  /** When the change to `layout` began, on the same clock. */
  let changeMs = -CHANGE_MS
  const changeProgress = () => easeInOut(Math.min(1, (clockMs - changeMs) / CHANGE_MS))
  /** The pointer as it affects the particles, and where and how strong it should be. Both approach smoothly. */
  const pointer = { x: 0, y: 0, strength: 0 }
  const aim = { x: 0, y: 0, strength: 0 }

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

  /** A place for a particle in its letter. On a canvas without size there is none. */
  function placeFor(particle: Particle) {
    const { x, y } = pick(layout?.letters[particle.letter] ?? [], engine.random()) ?? particle
    return { x, y, lean: 0, alpha: 1 }
  }

  function send(particle: Particle, to: gsap.TweenVars, delayS = 0): void {
    // GSAP would keep a paused timeline for ever.
    particle.life?.kill()
    particle.life = gsap.timeline({ paused: true }).to(particle, { ease: 'power1.inOut', ...to }, delayS)
  }

  /** The particle drifts off after a while, fades, and appears somewhere else in its letter. */
  function leave(particle: Particle): void {
    // Small letters are close together: particles that drift far would blur their neighbours.
    const reach = (layout?.scale ?? 1) ** 2
    const to = {
      x: `+=${reach * random(-DRIFT_PX.x, DRIFT_PX.x)}`,
      y: `+=${reach * random(-DRIFT_PX.y, DRIFT_PX.y * 0.6)}`,
      lean: random(-1.7, 1.7),
      alpha: 0,
      duration: random(LIFE_S.min, LIFE_S.max),
      ease: 'power3.in',
      onComplete() {
        Object.assign(particle, placeFor(particle), { alpha: 0 })
        send(particle, { alpha: 1, duration: APPEAR_S, onComplete: () => leave(particle) })
      },
    }
    send(particle, to, random(0, REST_S))
  }

  /** The particle is in its letter at once. */
  function settle(particle: Particle): void {
    Object.assign(particle, placeFor(particle))
    leave(particle)
  }

  /** The particle flies to a place in its new letter. */
  function flyIn(particle: Particle): void {
    const to = placeFor(particle)
    // It follows the edge of the change, so that it never arrives before its letter.
    const delayS = ((to.x / Math.max(1, size.width)) * CHANGE_MS * 0.7) / 1000
    send(particle, { ...to, duration: random(0.35, 0.7), onComplete: () => leave(particle) }, delayS)
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
      if (!ancestor || taken.has(ancestor))
        return { x: 0, y: 0, lean: 0, alpha: 0, ...ancestor, letter, bright: index % 3 === 0, life: undefined }
      taken.add(ancestor)
      return Object.assign(ancestor, { letter })
    })
    for (const particle of isStill() ? [] : old) {
      if (taken.has(particle)) continue
      leaving.add(particle)
      send(particle, { alpha: 0, duration: CHANGE_MS / 2_000, onComplete: () => leaving.delete(particle) })
    }
    canvas.dataset.particles = String(particles.length)
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
    const progress = changeProgress()
    const edgePx = progress * (size.width + CHANGE_SOFTNESS_PX)
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
    context.globalAlpha = Math.min(1, 6 * (1 - progress))
    context.fillRect(edgePx - 1.5, 0, 3, size.height)
    context.globalAlpha = 1
  }

  function drawParticles(ratio: number): void {
    const scale = before && layout ? before.scale + (layout.scale - before.scale) * changeProgress() : (layout?.scale ?? 1)
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

  function frame(deltaMs: number): void {
    clockMs += deltaMs
    if (before && clockMs - changeMs >= CHANGE_MS) endChange()
    for (const { life } of [...particles, ...leaving]) life?.time(life.time() + deltaMs / 1000)
    const way = 1 - Math.exp(-deltaMs / PULL_MS)
    for (const key of ['x', 'y', 'strength'] as const) pointer[key] += (aim[key] - pointer[key]) * way
    draw()
  }

  function endChange(): void {
    before = undefined
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
    layout = layOut(layout.word)
    showAtOnce()
  }

  const isStill = () => !loop?.isRunning()

  // ---------------------------------------------------------------- pointer

  const follow = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect()
    Object.assign(aim, { x: event.clientX - box.left, y: event.clientY - box.top, strength: 1 })
    // When the pointer enters, its position is set at once. After that, it is approached.
    if (pointer.strength < 0.01) Object.assign(pointer, { x: aim.x, y: aim.y })
  }
  const letGo = () => void (aim.strength = 0)
  const closing = new AbortController()
  for (const type of ['pointermove', 'pointerdown'] as const) canvas.addEventListener(type, follow, { signal: closing.signal })
  for (const type of ['pointerleave', 'pointercancel']) canvas.addEventListener(type, letGo, { signal: closing.signal })
  loop = drawSlowly(engine, frame)

  return {
    show(word) {
      if (layout?.word === word) return
      const last = layout
      layout = layOut(word)
      staff()
      if (!last || isStill()) return showAtOnce()
      before = { ...rasterChange(last.cells, layout.cells), scale: last.scale }
      drawGround()
      changeMs = clockMs
      for (const particle of particles) flyIn(particle)
    },
    hold(held) {
      if (held !== (loop !== undefined)) return
      loop?.end()
      loop = held ? undefined : drawSlowly(engine, frame)
      if (held) draw()
    },
    dispose() {
      loop?.end()
      surface.close()
      closing.abort()
      for (const { life } of [...particles, ...leaving]) life?.kill()
      delete canvas.dataset.particles
    },
  }
}
