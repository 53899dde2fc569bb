import { normalize } from './fields.ts'
import type { Field, Vec3 } from './fields.ts'
import { clamp, mix } from './numbers.ts'
import { PATH_UNITS_PER_PX, ribbon } from './ribbon.ts'
import type { StrokeSample } from './ribbon.ts'
import { svgFile } from './svg.ts'
import type { Palette } from './svg.ts'

/** A form and how bright its material is at a point of its surface, from 0 to 1. */
export interface Solid {
  readonly distance: Field
  readonly tone: Field
}

export interface ReliefOptions {
  readonly width: number
  readonly height: number
  readonly palette: Palette
  readonly solid: Solid
  /** Strokes across the picture. */
  readonly strokes?: number
  /** Dark strokes on a light ground: shade makes them wider. Otherwise light does. */
  readonly inverted?: boolean
  /** Where the lit strokes stand, from 0 (left) to 1 (right), and how many there are. */
  readonly litAt?: number
  readonly litCount?: number
  /** How much larger than life, and how far the eye is moved; the picture is about 2 units wide. */
  readonly zoom?: number
  readonly panX?: number
  readonly panY?: number
  /** How far a unit of depth pushes a stroke sideways, in units. */
  readonly bend?: number
  /** Where the light comes from. */
  readonly light?: Vec3
  /** Where rays start and give up, and the depth a stroke does not fall below. */
  readonly near?: number
  readonly far?: number
  readonly floor?: number
  /** Strokes beyond each edge, for scenes that push strokes far. */
  readonly overscan?: number
  /** The narrowest and widest stroke, as a share of the pitch. */
  readonly thin?: number
  readonly thick?: number
  /** Distance between two samples along a stroke, in px. */
  readonly stepPx?: number
  /** How far an outline may stray from its samples, in px. */
  readonly tolerancePx?: number
  /** A jump sideways, in px, from which a stroke ends and starts anew instead of running on. */
  readonly cutPx?: number
}

interface Sample {
  /** How far the stroke stands from its own column, in px. */
  readonly shift: number
  /** Width of the stroke as a share of the pitch. */
  readonly ratio: number
}

/** Half the width of what is seen, in units, at zoom 1. */
const HALF_VIEW = 1.02
const SURFACE = 0.004
/** A piece of a stroke shorter than this is dirt, not form. */
const CRUMB_PX = 5

/**
 * Draws a solid with upright strokes: light makes a stroke wide, depth bends it aside, a few are lit.
 *
 * Parallel rays look for the surface below every stroke; the picture depends on the options alone.
 */
export function relief(options: ReliefOptions): string {
  const { width, height, palette, strokes = 90, litAt = 0.13, litCount = 3, overscan = 0, stepPx = 3 } = options
  const { tolerancePx = 0.25, cutPx = Infinity } = options
  const pitch = width / strokes
  const firstLit = Math.round(strokes * litAt)
  const look = viewer(options)
  const rows = Math.ceil(height / stepPx)

  let ink = ''
  let lit = ''
  for (let stroke = -overscan; stroke < strokes + overscan; stroke++) {
    const isLit = stroke >= firstLit && stroke < firstLit + litCount
    const column = (stroke + 0.5) * pitch
    const toSample = (y: number): StrokeSample => {
      const { shift, ratio } = look(column, y)
      return { x: column + shift, y, width: pitch * (isLit ? Math.max(ratio, 0.42) : ratio) }
    }
    for (const run of cutRuns(toSample, rows, stepPx, height, cutPx)) {
      if (run.at(-1)!.y - run[0]!.y < CRUMB_PX) continue
      const path = ribbon(soften(run), tolerancePx)
      if (isLit) lit += path
      else ink += path
    }
  }
  const marks = `<path fill="${palette.ink}" d="${ink}"/>` + (lit && `<path fill="${palette.lit}" d="${lit}"/>`)
  return svgFile({ width, height, unitsPerPx: PATH_UNITS_PER_PX }, palette.ground, marks)
}

/** Samples a column from top to bottom and cuts it where the form leaps, at the very edge of the leap. */
function cutRuns(sample: (y: number) => StrokeSample, rows: number, stepPx: number, height: number, cutPx: number): StrokeSample[][] {
  let above = sample(0)
  let run = [above]
  const runs = [run]
  for (let row = 1; row <= rows; row++) {
    const below = sample(Math.min(height, row * stepPx))
    if (Math.abs(below.x - above.x) > cutPx) {
      let [upper, lower] = [above, below]
      while (lower.y - upper.y > 0.2) {
        const middle = sample((upper.y + lower.y) / 2)
        if (Math.abs(middle.x - upper.x) < Math.abs(middle.x - lower.x)) upper = middle
        else lower = middle
      }
      run.push(upper)
      run = [lower]
      runs.push(run)
    }
    run.push(below)
    above = below
  }
  return runs
}

/** Takes the edge off single samples: each becomes a quarter of its neighbours and half itself. */
function soften(run: readonly StrokeSample[]): StrokeSample[] {
  return run.map((sample, i) => {
    const [before, after] = [run[i - 1], run[i + 1]]
    if (!before || !after) return sample
    const blend = (key: 'x' | 'width') => (before[key] + 2 * sample[key] + after[key]) / 4
    return { x: blend('x'), y: sample.y, width: blend('width') }
  })
}

/** What a ray through a pixel meets, as a stroke shows it. */
function viewer(options: ReliefOptions): (x: number, y: number) => Sample {
  const { width, height, solid, inverted = false, zoom = 1, panX = 0, panY = 0, bend = 0.2 } = options
  const { near = 1.6, far = -2.6, floor = -0.9, thin = 0.13, thick = 0.86 } = options
  const light = normalize(options.light ?? [-0.55, 0.55, 0.62])
  const half = HALF_VIEW / zoom
  const unitPx = width / (2 * half)

  return (px, py) => {
    const x = (px - width / 2) / unitPx + panX
    const y = (height / 2 - py) / unitPx + panY
    const z = march(solid.distance, x, y, near, far)
    if (z === undefined) return { shift: 0, ratio: thin }
    const bright = shade(solid, [x, y, z], light) ** 0.86
    return {
      shift: -bend * Math.max(z, floor) * unitPx,
      ratio: inverted ? mix(thick, thin * 0.5, bright) : mix(thin * 0.55, thick, bright),
    }
  }
}

/** Walks a ray from `near` to `far` and says where it meets the surface. */
function march(distance: Field, x: number, y: number, near: number, far: number): number | undefined {
  let z = near
  for (let i = 0; i < 90 && z > far; i++) {
    const gap = distance([x, y, z])
    if (gap < SURFACE) return z
    z -= Math.max(gap * 0.8, SURFACE)
  }
  return undefined
}

/** Brightness of a point of the surface, from 0 to 1: light from one side, shadow, a bright rim, darkness in the corners. */
function shade(solid: Solid, point: Vec3, light: Vec3): number {
  const normal = normalOf(solid.distance, point)
  const facing = Math.max(0, normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2])
  const rim = (1 - Math.max(0, normal[2])) ** 3 * Math.max(0, normal[0] * -Math.sign(light[0]) * 0.9 + 0.1)
  const tone = solid.tone(point)
  const open = openness(solid.distance, point, normal)
  const sun = sunlight(solid.distance, point, light)
  return clamp(tone * (0.1 + 0.98 * facing * mix(0.25, 1, sun)) * mix(0.4, 1, open) + rim * 0.55 * mix(0.6, 1, tone))
}

function normalOf(distance: Field, [x, y, z]: Vec3): Vec3 {
  const e = 0.012
  return normalize([
    distance([x + e, y, z]) - distance([x - e, y, z]),
    distance([x, y + e, z]) - distance([x, y - e, z]),
    distance([x, y, z + e]) - distance([x, y, z - e]),
  ])
}

function along([x, y, z]: Vec3, [dx, dy, dz]: Vec3, t: number): Vec3 {
  return [x + dx * t, y + dy * t, z + dz * t]
}

/** How little of the sky its surroundings hide from a point: 0 in a corner, 1 in the open. */
function openness(distance: Field, point: Vec3, normal: Vec3): number {
  let hidden = 0
  for (let i = 1; i < 5; i++) {
    const reach = 0.055 * i
    hidden += ((reach - distance(along(point, normal, reach))) / 2 ** i) * 3.2
  }
  return clamp(1 - hidden)
}

/** How much direct light reaches a point, with soft shadows. */
function sunlight(distance: Field, point: Vec3, light: Vec3): number {
  let sun = 1
  let t = 0.05
  for (let i = 0; i < 14 && t < 1 && sun >= 0.03; i++) {
    const gap = distance(along(point, light, t))
    sun = Math.min(sun, (9 * gap) / t)
    t += Math.max(gap, 0.03)
  }
  return clamp(sun)
}
