import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Tokens } from '../colours/tokens.ts'
import type { Files } from './files.ts'

/** The drawing that all icons are made from. */
const DRAWING = 'icon.svg'

/** Side of the icons as SVG: at 32 px, the size of most tabs, every stroke of the template's icon fills whole pixels. */
const SIDE = 32

interface Shape {
  /** Corner radius, in units of an icon of 32. None for systems that cut the corners themselves. */
  readonly corner: number
  /** Size of the drawing, relative to the icon. */
  readonly zoom: number
}

/** For tabs and launchers, which show an icon as it is. */
const PLATE: Shape = { corner: 6, zoom: 1 }
const SQUARE: Shape = { corner: 0, zoom: 1 }
/** A mask may cut a circle of 0.8 times the side. */
const MASKABLE: Shape = { corner: 0, zoom: 0.8 }

const PNG_ICONS = [
  { file: 'apple-touch-icon.png', sidePx: 180, shape: SQUARE },
  { file: 'icon-192.png', sidePx: 192, shape: PLATE },
  { file: 'icon-512.png', sidePx: 512, shape: PLATE },
  { file: 'icon-maskable-512.png', sidePx: 512, shape: MASKABLE },
]

interface IconBuild {
  /** The drawing, and finished files that replace the icons of the same names. */
  readonly icons: Files
  /** The colours of the drawing. */
  readonly tokens: Tokens
  /** Folder that is served as the root of the site. */
  readonly outDir: string
}

/**
 * Makes favicon.svg, favicon.ico with 16 and 32 px, and the icons for home screens from one drawing.
 *
 * @throws {Error} when there is no drawing, or it has no `viewBox`.
 */
export async function buildIcons({ icons, tokens, outDir }: IconBuild): Promise<void> {
  const path = icons.get(DRAWING)
  if (!path) throw new Error(`icons: pictures/icons/${DRAWING} is missing. Put your logo there, as a square SVG file.`)
  const drawing = await readFile(path, 'utf8')
  if (!/<svg[^>]* viewBox="/.test(drawing)) throw new Error(`icons: ${path} has no viewBox. Save it with one, such as viewBox="0 0 32 32".`)
  const draw = (shape: Shape) => tokens.fill(drawIcon(drawing, shape))
  const render = (shape: Shape, sidePx: number) => renderIcon(draw(shape), sidePx)

  await mkdir(outDir, { recursive: true })
  const tabs = await Promise.all([16, 32].map(async (sidePx) => ({ sidePx, png: await render(PLATE, sidePx) })))
  await Promise.all([
    writeFile(join(outDir, 'favicon.svg'), draw(PLATE)),
    writeFile(join(outDir, 'favicon.ico'), icoFile(tabs)),
    ...PNG_ICONS.map(async ({ file, sidePx, shape }) => writeFile(join(outDir, file), await render(shape, sidePx))),
  ])
  await Promise.all([...icons].map(([name, file]) => name !== DRAWING && copyFile(file, join(outDir, name))))
}

/** The drawing on the site's darkest ground, cut to a shape, as an SVG file. */
function drawIcon(drawing: string, { corner, zoom }: Shape): string {
  const [from, side] = [(SIDE * (1 - zoom)) / 2, SIDE * zoom]
  const inner = drawing.slice(drawing.search(/<svg\s/)).replace(/^<svg[^>]*>/, (tag) => {
    const bare = tag.replaceAll(/ (?:x|y|width|height)="[^"]*"/g, '')
    return bare.replace('<svg', `<svg x="${from}" y="${from}" width="${side}" height="${side}"`)
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<clipPath id="shape"><rect width="${SIDE}" height="${SIDE}" rx="${corner}"/></clipPath>` +
    `<g clip-path="url(#shape)"><path fill="var(--night-900)" d="M0 0h${SIDE}v${SIDE}H0z"/>${inner.trim()}</g></svg>\n`
  )
}

/** An SVG icon as PNG, rasterised at the size that is needed, so that edges stay sharp. */
async function renderIcon(svg: string, sidePx: number): Promise<Uint8Array> {
  const cssDpi = 72
  return sharp(Buffer.from(svg), { density: (cssDpi * sidePx) / SIDE })
    .resize(sidePx, sidePx)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Wraps PNG files, whose sides are at most 256 px long, into one ICO file. */
function icoFile(images: readonly { readonly sidePx: number; readonly png: Uint8Array }[]): Uint8Array {
  const [headerBytes, entryBytes] = [6, 16]
  const head = Buffer.alloc(headerBytes + entryBytes * images.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { sidePx, png }] of images.entries()) {
    const entry = headerBytes + entryBytes * index
    head.writeUInt8(sidePx % 256, entry) // 0 stands for 256
    head.writeUInt8(sidePx % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4) // colour planes
    head.writeUInt16LE(32, entry + 6) // bits per pixel
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}
