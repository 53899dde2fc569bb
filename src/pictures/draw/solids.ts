import { box, capsule, carve, ellipsoid, rotateX, rotateY, rotateZ } from './fields.ts'
import type { Field, Vec3 } from './fields.ts'
import type { Solid } from './relief.ts'

/** Turns a point about x, then y, then z, in radians. */
function turn(point: Vec3, x: number, y: number, z = 0): Vec3 {
  return rotateZ(rotateY(rotateX(point, x), y), z)
}

/** A solid of one material. */
function solid(distance: Field): Solid {
  return { distance, tone: () => 1 }
}

/** A web page that rises block by block. */
export const page: Solid = solid((point) => {
  const p = turn(point, 0.5, -0.34, 0.08)
  let d = box(p, [0, 0, -0.08], [0.86, 0.62, 0.05], 0.03)
  d = Math.min(
    d,
    box(p, [0, 0.5, 0], [0.86, 0.07, 0.05], 0.02),
    box(p, [-0.38, 0.13, 0.05], [0.4, 0.22, 0.1], 0.02),
    box(p, [0.43, 0.21, 0.02], [0.33, 0.05, 0.06], 0.015),
    box(p, [0.37, 0.06, 0.02], [0.27, 0.05, 0.06], 0.015),
    box(p, [0.24, -0.1, 0.06], [0.14, 0.055, 0.1], 0.02),
  )
  for (let i = 0; i < 3; i++) d = Math.min(d, box(p, [-0.55 + i * 0.55, -0.4, 0.02 + i * 0.03], [0.23, 0.14, 0.05 + i * 0.03], 0.02))
  return d
})

/** A form that never repeats. */
export const oneOfAKind: Solid = solid((point) => {
  const [x, y, z] = turn(point, 0.3, 0.5)
  const radius =
    0.64 + 0.13 * Math.sin(3.1 * x + 1.2) * Math.cos(2.3 * y - 0.4) + 0.1 * Math.sin(4.3 * y + 2 * z) + 0.05 * Math.sin(7 * x - 5 * z)
  return (Math.hypot(x * 0.86, y * 1.05, z) - radius) * 0.6
})

/** A magnifying glass. */
export const lens: Solid = solid(([x, y, z]) => {
  const p = turn([x + 0.1, y - 0.08, z], -0.35, -0.35, -0.75)
  const ring = Math.hypot(Math.hypot(p[0], p[1]) - 0.46, p[2]) - 0.085
  return Math.min(ring, ellipsoid(p, [0, 0, -0.02], [0.42, 0.42, 0.15]), capsule(p, [0, -0.58, 0], [0, -1.12, 0], 0.085))
})

const sphere: Field = (p) => ellipsoid(p, [-0.42, -0.02, 0], [0.5, 0.5, 0.5])
const cube: Field = ([x, y, z]) => box(turn([x - 0.5, y + 0.06, z], 0.5, 0.62, 0.1), [0, 0, 0], [0.37, 0.37, 0.37], 0.05)

/** Hand and machine, touching: a sphere and a darker cube. */
export const sphereAndCube: Solid = {
  distance: (p) => Math.min(sphere(p), cube(p)),
  tone: (p) => (sphere(p) < cube(p) ? 1 : 0.45),
}

/** A voice: the swell around a sound. */
export const swell: Solid = solid((point) => {
  const [x, y, z] = turn(point, 0.9, 0)
  const r = Math.hypot(x, y)
  return (z + 0.05 - 0.13 * Math.cos(r * 12) * Math.exp(-r * 1.3) * (1 - 0.4 * Math.exp(-r * r * 40))) * 0.5
})

/** A speedometer near its end. */
export const gauge: Solid = solid(([x, y, z]) => {
  const p = turn([x, y + 0.1, z], 0.55, -0.25)
  const r = Math.hypot(p[0], p[1])
  const plate = carve(r - 0.78, Math.abs(p[2]) - 0.1, 0.04)
  const dish = carve(plate, -carve(r - 0.64, 0.02 - p[2], 0.02), 0.03)
  const hand = 0.75
  return Math.min(
    dish,
    capsule(p, [0, 0, 0.1], [0.56 * Math.sin(hand), 0.56 * Math.cos(hand), 0.1], 0.035),
    Math.hypot(p[0], p[1], p[2] - 0.08) - 0.1,
  )
})

/** Two boards and the dovetails that will hold them, a moment before they meet. */
const lowerBoard: Field = (point) => board(point, [0, -0.1, 0], (edge) => edge)
const upperBoard: Field = (point) => board(point, [0, 0.1, 0], (edge) => -edge)

function board(point: Vec3, [dx, dy, dz]: Vec3, side: (edge: number) => number): number {
  const [px, py, pz] = turn(point, 0.34, -0.3, 0.1)
  const [x, y, z] = [px - dx, py - dy, pz - dz]
  const [pitch, reach] = [0.48, 0.2]
  const flank = (Math.abs(x - pitch * Math.round(x / pitch)) - 0.12 - (y + reach) * 0.16) * 0.98
  const edge = Math.max(y - reach, Math.min(flank, y + reach))
  const outline = carve(side(edge), box([x, y, z], [0, 0, 0], [0.84, 0.5, 0.12], 0.02), 0.02)
  return outline * 0.9
}

/** Two boards joined by dovetails. */
export const dovetail: Solid = {
  distance: (p) => Math.min(lowerBoard(p), upperBoard(p)),
  tone: (p) => (lowerBoard(p) < upperBoard(p) ? 1 : 0.55),
}

/** Four columns, each taller than the one before. */
export const columns: Solid = solid((point) => {
  const p = turn(point, -0.42, -0.62)
  return [0.18, 0.3, 0.5, 0.78].reduce(
    (d, tall, i) => Math.min(d, box(p, [-0.72 + i * 0.48, -0.5 + tall, 0], [0.2, tall, 0.2], 0.015)),
    Infinity,
  )
})
