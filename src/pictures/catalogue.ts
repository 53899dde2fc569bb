import { bust } from './draw/bust.ts'
import type { BustOptions } from './draw/bust.ts'
import { dial } from './draw/dial.ts'
import { leaningStroke } from './draw/leaningStroke.ts'
import { relief } from './draw/relief.ts'
import type { ReliefOptions } from './draw/relief.ts'
import * as solids from './draw/solids.ts'
import type { Palette } from './draw/svg.ts'
import type { PictureName } from './names.ts'

/** A picture the site can draw by itself. */
export interface Picture {
  /** Size in px, also the shape a photo in its place is cut to. */
  readonly width: number
  readonly height: number
  /** Draws the picture as an SVG file; the same every time. */
  readonly draw: () => string
}

const night: Palette = { ground: '#170d26', ink: '#f3eefb', lit: '#ffd60f' }
const violet: Palette = { ground: '#5a13a7', ink: '#f0e8fa', lit: '#ffd60f' }
const yellow: Palette = { ground: '#ffd60f', ink: '#1f1432', lit: '#ffffff' }
const lilac: Palette = { ground: '#e0d0f6', ink: '#330e63', lit: '#6e1ac5' }

type Look = Partial<Omit<ReliefOptions, 'solid' | 'palette'>>

function scene(solid: ReliefOptions['solid'], palette: Palette, look: Look = {}): Picture {
  const { width = 960, height = 600 } = look
  return { width, height, draw: () => relief({ width, height, palette, solid, cutPx: 5, ...look }) }
}

const portraitLook: Look = { stepPx: 5, near: 1.1, far: -0.55, floor: -0.2, panY: -0.06 }

function portrait(person: BustOptions, palette: Palette, look: Look = {}): Picture {
  const { width = 600, height = 750 } = look
  return { width, height, draw: () => relief({ width, height, palette, solid: bust(person), ...portraitLook, ...look }) }
}

function avatar(person: BustOptions, palette: Palette, look: Look = {}): Picture {
  return portrait(person, palette, {
    width: 160,
    height: 160,
    strokes: 32,
    stepPx: 2,
    tolerancePx: 0.12,
    zoom: 1.2,
    panX: -0.07,
    panY: 0.18,
    bend: 0.17,
    thin: 0.12,
    litCount: 0,
    ...look,
  })
}

const owner: BustOptions = { hair: 'swept', yaw: -0.38, pitch: 0.04, roll: 0.03, hairTone: 0.3, clothTone: 0.26, neckline: 1 }

/** How every picture of the site is drawn. */
export const catalogue: Readonly<Record<PictureName, Picture>> = {
  owner: portrait(owner, night, { width: 720, height: 900, panX: -0.04 }),
  'avatar-owner': avatar({ ...owner, pitch: 0, roll: 0, clothTone: 0.3 }, night, { strokes: 28, zoom: 1.3, panY: 0.2 }),
  'team-1': portrait({ ...owner, yaw: 0.36, roll: 0 }, night, { panX: -0.04, light: [0.55, 0.55, 0.62], litAt: 0.86 }),
  'team-2': portrait({ hair: 'short', beard: true, yaw: -0.32, hairTone: 0.22, clothTone: 0.55, shoulders: 1.03 }, violet, { panX: -0.04 }),
  'team-3': portrait({ hair: 'curls', yaw: -0.26, hairTone: 0.3, clothTone: 0.5 }, yellow, { inverted: true, panX: -0.04, litAt: 0.86 }),
  'avatar-1': avatar({ hair: 'long', yaw: 0.3, roll: 0.04, hairTone: 0.3, clothTone: 0.6 }, violet),
  'avatar-2': avatar({ hair: 'short', beard: true, yaw: -0.3, hairTone: 0.22 }, night),
  'avatar-3': avatar({ hair: 'curls', yaw: -0.25, hairTone: 0.3 }, yellow, { inverted: true }),
  'avatar-4': avatar({ hair: 'swept', yaw: 0.34, hairTone: 0.3 }, lilac, { inverted: true }),

  'cover-1': scene(solids.page, violet, { litAt: 0.31, zoom: 0.8, bend: 0.17, panX: -0.08, tolerancePx: 0.35 }),
  'cover-2': {
    width: 960,
    height: 600,
    draw: () => dial({ width: 960, height: 600, palette: night, centreY: 560, radius: 330, length: 60, litFrom: 86 }),
  },
  'cover-3': {
    width: 960,
    height: 600,
    draw: () => leaningStroke({ width: 960, height: 600, palette: { ground: '#f0e8fa', ink: '#330e63', lit: '#6e1ac5' } }),
  },
  'cover-4': scene(solids.oneOfAKind, yellow, { inverted: true, litAt: 0.62, zoom: 0.82 }),
  'cover-5': scene(solids.lens, night, { litAt: 0.47, zoom: 0.82, panY: -0.12 }),
  'cover-6': scene(solids.sphereAndCube, lilac, { inverted: true, litAt: 0.49, zoom: 0.86, panX: 0.03 }),

  'capability-voice': scene(solids.swell, night, { litAt: 0.48, bend: 0.3, overscan: 24, tolerancePx: 0.6, cutPx: Infinity }),
  'capability-speed': scene(solids.gauge, violet, {
    width: 720,
    height: 840,
    strokes: 68,
    litAt: 0.7,
    zoom: 1.06,
    panX: -0.03,
    panY: -0.08,
  }),
  'capability-sales': scene(solids.columns, lilac, {
    width: 720,
    height: 840,
    strokes: 68,
    inverted: true,
    litAt: 0.76,
    zoom: 0.84,
    panX: 0.05,
    panY: 0.05,
  }),

  'case-coach': portrait(
    { hair: 'bob', yaw: -0.3, roll: -0.05, hairTone: 0.24, clothTone: 0.62 },
    { ground: '#c9bf9f', ink: '#17352b', lit: '#17352b' },
    { height: 700, inverted: true, litCount: 0 },
  ),
  'case-wood': scene(
    solids.dovetail,
    { ground: '#c08245', ink: '#26140a', lit: '#26140a' },
    { inverted: true, litCount: 0, zoom: 0.78, panX: -0.08, tolerancePx: 0.35 },
  ),
}
