import { clamp } from './numbers.ts'

/** A point or direction: x to the right, y up, z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number]

/** A signed distance field: how far `point` is from a surface, negative inside it. */
export type Field = (point: Vec3) => number

/** An ellipsoid around a centre, with a radius for each axis. The distance is close near the surface, rough far from it. */
export function ellipsoid([x, y, z]: Vec3, [cx, cy, cz]: Vec3, [rx, ry, rz]: Vec3): number {
  const dx = (x - cx) / rx
  const dy = (y - cy) / ry
  const dz = (z - cz) / rz
  const unit = Math.hypot(dx, dy, dz)
  const slope = Math.hypot(dx / rx, dy / ry, dz / rz)
  return slope > 0 ? (unit * (unit - 1)) / slope : -Math.min(rx, ry, rz)
}

/** A rod from `a` to `b` with round ends. */
export function capsule([x, y, z]: Vec3, [ax, ay, az]: Vec3, [bx, by, bz]: Vec3, radius: number): number {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const [px, py, pz] = [x - ax, y - ay, z - az]
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz))
  return Math.hypot(px - dx * along, py - dy * along, pz - dz * along) - radius
}

/** A box with rounded edges. `half` is half its size. */
export function box([x, y, z]: Vec3, [cx, cy, cz]: Vec3, half: Vec3, rounding: number): number {
  const dx = Math.abs(x - cx) - half[0] + rounding
  const dy = Math.abs(y - cy) - half[1] + rounding
  const dz = Math.abs(z - cz) - half[2] + rounding
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - rounding
}

/** The union of two solids, melted together over `blend`. */
export function melt(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0) / blend
  return Math.min(a, b) - (overlap * overlap * blend) / 4
}

/** What two solids have in common, with an edge softened over `blend`. `carve(a, -b, blend)` takes b out of a. */
export function carve(a: number, b: number, blend: number): number {
  return -melt(-a, -b, blend)
}

/** Turns a point about the x axis: a nod. Angles are radians. */
export function rotateX([x, y, z]: Vec3, angle: number): Vec3 {
  return [x, Math.cos(angle) * y - Math.sin(angle) * z, Math.sin(angle) * y + Math.cos(angle) * z]
}

/** Turns a point about the y axis: a shake of the head. */
export function rotateY([x, y, z]: Vec3, angle: number): Vec3 {
  return [Math.cos(angle) * x + Math.sin(angle) * z, y, -Math.sin(angle) * x + Math.cos(angle) * z]
}

/** Turns a point about the z axis: a tilt towards the shoulder. */
export function rotateZ([x, y, z]: Vec3, angle: number): Vec3 {
  return [Math.cos(angle) * x - Math.sin(angle) * y, Math.sin(angle) * x + Math.cos(angle) * y, z]
}

/** The same direction with a length of 1; no direction stays none. */
export function normalize([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
