import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const NIGHT = '#170d26'
const YELLOW = '#ffd60f'
const WHITE = '#ffffff'

/** Side of the icon grid: at 32 px, the size of most tabs, every stroke fills whole pixels. */
const GRID = 32
const TALL = { count: 3, x: 4, width: 3, pitch: 5, top: 7, bottom: 25 }
const SHORT = { count: 5, x: 19, width: 1, pitch: 2, top: 19, bottom: 25 }

export interface IconShape {
  /** Corner radius of the ground in units of the 32-unit grid. 0 for systems that cut the corners themselves. */
  readonly corner?: number
  /** Size of the logo, 1 is usual. A mask may cut a circle of 0.8 times the side, which takes 0.8. */
  readonly zoom?: number
}

/** The logo on night ground as an SVG file: three tall yellow strokes, five short ones. */
export function drawIcon({ corner = 0, zoom = 1 }: IconShape = {}): string {
  const bars = ({ count, x, width, pitch, top, bottom }: typeof TALL) =>
    Array.from({ length: count }, (_, i) => `M${x + i * pitch} ${top}h${width}v${bottom - top}h-${width}z`).join('')
  const centred = zoom === 1 ? '' : ` transform="translate(${GRID / 2} ${GRID / 2}) scale(${zoom}) translate(${-GRID / 2} ${-GRID / 2})"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">` +
    `<rect width="${GRID}" height="${GRID}" rx="${corner}" fill="${NIGHT}"/>` +
    `<g${centred}><path fill="${YELLOW}" d="${bars(TALL)}"/><path fill="${WHITE}" fill-opacity=".85" d="${bars(SHORT)}"/></g></svg>\n`
  )
}

/**
 * Wraps PNG files into one ICO file.
 *
 * @param images PNG files with the length of their side in px, at most 256.
 */
function icoFile(images: readonly { readonly sidePx: number; readonly png: Uint8Array }[]): Uint8Array {
  const HEADER_BYTES = 6
  const ENTRY_BYTES = 16
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [i, { sidePx, png }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * i
    head.writeUInt8(sidePx % 256, entry) // 0 stands for 256
    head.writeUInt8(sidePx % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4) // colour planes
    head.writeUInt16LE(32, entry + 6) // bits a pixel
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

/** Rounded like a plate: tabs and launchers show this one as it is. */
const PLATE: IconShape = { corner: 6 }

const PNG_ICONS = [
  { file: 'apple-touch-icon.png', sidePx: 180, shape: {} },
  { file: 'icon-192.png', sidePx: 192, shape: PLATE },
  { file: 'icon-512.png', sidePx: 512, shape: PLATE },
  { file: 'icon-maskable-512.png', sidePx: 512, shape: { zoom: 0.8 } },
] as const

/**
 * Writes favicon.svg, favicon.ico (16 and 32 px), apple-touch-icon.png, icon-192.png, icon-512.png and icon-maskable-512.png.
 *
 * @param options.outDir Folder served as the root of the site.
 */
export async function buildIcons({ outDir }: { readonly outDir: string }): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const tabs = await Promise.all([16, 32].map(async (sidePx) => ({ sidePx, png: await renderIcon(PLATE, sidePx) })))
  await Promise.all([
    writeFile(join(outDir, 'favicon.svg'), drawIcon(PLATE)),
    writeFile(join(outDir, 'favicon.ico'), icoFile(tabs)),
    ...PNG_ICONS.map(async ({ file, sidePx, shape }) => writeFile(join(outDir, file), await renderIcon(shape, sidePx))),
  ])
}

/** An icon as PNG. The vector is rasterised at the size it is wanted in, so edges stay sharp. */
async function renderIcon(shape: IconShape, sidePx: number): Promise<Uint8Array> {
  const cssDpi = 72
  return sharp(Buffer.from(drawIcon(shape)), { density: (cssDpi * sidePx) / GRID })
    .resize(sidePx, sidePx)
    .png({ compressionLevel: 9 })
    .toBuffer()
}
