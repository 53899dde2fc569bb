import { capsule, carve, ellipsoid, melt, rotateX, rotateY, rotateZ } from './fields.ts'
import type { Field, Vec3 } from './fields.ts'
import type { Solid } from './relief.ts'

type HairStyle = 'bob' | 'curls' | 'long' | 'short' | 'swept'

export interface BustOptions {
  readonly hair: HairStyle
  readonly beard?: boolean
  /** Turn of the head towards the right, in radians. */
  readonly yaw?: number
  /** Nod, in radians. */
  readonly pitch?: number
  /** Tilt towards the shoulder, in radians. */
  readonly roll?: number
  /** Width of the shoulders, 1 is usual. */
  readonly shoulders?: number
  /** Brightness from 0 to 1. */
  readonly hairTone?: number
  readonly clothTone?: number
  /** Depth of an open collar, 1 reaches the breastbone. Without it the garment is closed. */
  readonly neckline?: number
}

/** The point the head turns about, between the ears and the neck. */
const PIVOT_Y = -0.05
/** Below the chest the cross-section simply continues. */
const CHEST_Y = -0.98
/** A ball about the head that holds all hair. */
const HEAD_RADIUS = 1.15
/** From this distance a rough measure will do: never more than the true one, so no ray steps through a surface. */
const FAR = 0.35

/** A head and shoulders. It has the planes of a face but no features: a stand-in that pretends to be nobody. */
export function bust(options: BustOptions): Solid {
  const { hair, beard = false, yaw = 0, pitch = 0, roll = 0, shoulders = 1, hairTone = 0.3, clothTone = 0.55, neckline } = options

  const inHead = ([x, y, z]: Vec3): Vec3 => {
    const [hx, hy, hz] = rotateZ(rotateX(rotateY([x, y - PIVOT_Y, z], -yaw), -pitch), -roll)
    return [hx, hy + PIVOT_Y, hz]
  }
  const measure = (p: Vec3) => {
    const toHead = Math.hypot(p[0], p[1] - 0.2, p[2]) - HEAD_RADIUS
    if (toHead > FAR) return { skin: toHead, hair: toHead, cloth: torso(p, shoulders) }
    const q = inHead(p)
    return {
      skin: melt(face(q), capsule(p, [0, 0, -0.06], [0, -0.62, -0.1], 0.178), 0.1),
      hair: beard ? Math.min(hairStyles[hair](q), fullBeard(q)) : hairStyles[hair](q),
      cloth: p[1] > FAR ? p[1] : torso(p, shoulders),
    }
  }

  return {
    distance: (p) => {
      const to = measure(p)
      return Math.min(to.skin, to.hair, to.cloth)
    },
    tone: (p) => {
      const to = measure(p)
      if (to.hair < to.skin && to.hair < to.cloth) return hairTone
      if (to.skin <= to.cloth) return 1
      const [x, y] = p
      const open = neckline !== undefined && Math.abs(x) < (y + 1.02 + (neckline - 1) * 0.4) * 0.52
      return open ? 0.95 : clothTone
    },
  }
}

function face(p: Vec3): number {
  let d = ellipsoid(p, [0, 0.36, -0.02], [0.385, 0.47, 0.45])
  d = melt(d, ellipsoid(p, [0, 0.08, 0.09], [0.265, 0.31, 0.3]), 0.16)
  if (d > FAR) return d - 0.1
  for (const side of [-1, 1]) d = carve(d, -ellipsoid(p, [side * 0.16, 0.31, 0.5], [0.13, 0.085, 0.14]), 0.1)
  d = melt(d, capsule(p, [0, 0.32, 0.4], [0, 0.16, 0.485], 0.05), 0.07)
  d = melt(d, ellipsoid(p, [0, -0.02, 0.345], [0.11, 0.035, 0.05]), 0.07)
  for (const side of [-1, 1]) d = melt(d, ellipsoid(p, [side * 0.39, 0.26, -0.03], [0.045, 0.1, 0.07]), 0.03)
  return d
}

function torso([x, y, z]: Vec3, shoulders: number): number {
  const p: Vec3 = [x, Math.max(y, CHEST_Y), z]
  let d = capsule(p, [-0.6 * shoulders, -0.83, -0.1], [0.6 * shoulders, -0.83, -0.1], 0.245)
  d = melt(d, ellipsoid(p, [0, -1.02, -0.03], [0.74 * shoulders, 0.46, 0.36]), 0.22)
  return melt(d, capsule(p, [0, -0.3, -0.1], [0, -0.62, -0.12], 0.2), 0.34)
}

function fullBeard(p: Vec3): number {
  const [x, y] = p
  const d = carve(ellipsoid(p, [0, -0.02, 0.13], [0.3, 0.28, 0.31]), y - 0.04 - Math.abs(x) * 0.6, 0.06)
  return carve(d, -ellipsoid(p, [0, 0.045, 0.44], [0.1, 0.05, 0.12]), 0.04)
}

/** Cuts short hair free of the face, around the ears and at the nape. */
function trim(hair: number, p: Vec3, faceCentre: Vec3, faceSize: Vec3): number {
  const [, y, z] = p
  const belowEars = 0.14 - y + Math.max(z, -0.3) * 0.45
  return carve(carve(hair, -ellipsoid(p, faceCentre, faceSize), 0.05), belowEars, 0.04)
}

const hairStyles: Record<HairStyle, Field> = {
  short: (p) => {
    const [x, y] = p
    const cap = ellipsoid(p, [0, 0.47, -0.06], [0.412, 0.44, 0.482]) + 0.008 * Math.sin(31 * x + 9 * Math.sin(7 * y))
    return trim(cap, p, [0, 0.2, 0.5], [0.335, 0.46, 0.4])
  },
  swept: (p) => {
    const [x, y, z] = p
    const cap = melt(ellipsoid(p, [0, 0.47, -0.07], [0.42, 0.45, 0.485]), ellipsoid(p, [0.07, 0.8, 0.16], [0.32, 0.18, 0.33]), 0.16)
    const combed = cap + 0.013 * Math.sin(24 * (x * 0.8 + y * 0.5) + 5 * z)
    return trim(combed, p, [0.03, 0.2, 0.52], [0.34, 0.5, 0.42])
  },
  bob: (p) => {
    const cap = carve(ellipsoid(p, [0, 0.3, -0.1], [0.52, 0.6, 0.52]), -ellipsoid(p, [0.06, 0.1, 0.52], [0.34, 0.52, 0.52]), 0.06)
    return carve(cap, -(p[1] + 0.14), 0.05)
  },
  long: (p) => {
    let d = ellipsoid(p, [0, 0.32, -0.12], [0.5, 0.58, 0.5])
    d = melt(d, capsule(p, [-0.34, 0.1, -0.12], [-0.42, -0.62, -0.02], 0.17), 0.15)
    d = melt(d, capsule(p, [0.34, 0.1, -0.12], [0.4, -0.55, -0.02], 0.17), 0.15)
    return carve(d, -ellipsoid(p, [-0.05, 0.08, 0.55], [0.33, 0.54, 0.55]), 0.06)
  },
  curls: (p) => {
    const [x, y, z] = p
    const curl = 0.035 * Math.sin(x * 19) * Math.sin(y * 19 + 1) * Math.sin(z * 19)
    return carve(ellipsoid(p, [0, 0.48, -0.09], [0.53, 0.5, 0.52]) + curl, -ellipsoid(p, [0, 0.12, 0.52], [0.33, 0.46, 0.52]), 0.05)
  },
}
