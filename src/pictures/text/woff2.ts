import { brotliDecompressSync } from 'node:zlib'

/**
 * Unpacks a WOFF2 font into the TrueType file it was made from, which is what HarfBuzz reads.
 *
 * Format: W3C WOFF File Format 2.0. Checksums are left at 0; a transformed hmtx table and collections are not read.
 *
 * @throws {Error} when the data is no WOFF2 font or uses one of these.
 */
export function unpackWoff2(data: Uint8Array): Uint8Array {
  const header = new Reader(data)
  if (header.uint32() !== 0x774f4632) throw new Error('woff2: this is no WOFF2 font, its first four bytes are not wOF2.')
  const flavor = header.uint32()
  if (flavor === 0x74746366) throw new Error('woff2: font collections are not read. Take one font out of it.')
  header.skip(4)
  const tableCount = header.uint16()
  header.skip(6)
  const compressedLength = header.uint32()
  header.skip(24)

  const entries = Array.from({ length: tableCount }, () => readEntry(header))
  const content = new Reader(brotliDecompressSync(data.subarray(header.offset, header.offset + compressedLength)))
  const tables = new Map<string, Uint8Array>()
  for (const { tag, length, transformed } of entries) {
    const bytes = content.bytes(length)
    if (!transformed) tables.set(tag, bytes)
    else if (tag === 'glyf') {
      const { glyf, loca } = rebuildGlyphs(bytes)
      tables.set('glyf', glyf)
      tables.set('loca', loca)
    } else if (tag !== 'loca')
      throw new Error(`woff2: the transformed table '${tag}' is not read. Write the font again without that transform.`)
  }
  const head = tables.get('head')
  if (head && entries.some(({ tag, transformed }) => tag === 'glyf' && transformed)) {
    const longOffsets = Uint8Array.from(head)
    longOffsets.set([0, 1], 50)
    tables.set('head', longOffsets)
  }
  return packTrueType(flavor, tables)
}

const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx ' +
  'BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty ' +
  'just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?: |$)/g)!

interface TableEntry {
  readonly tag: string
  /** Bytes in the decompressed stream. */
  readonly length: number
  readonly transformed: boolean
}

function readEntry(reader: Reader): TableEntry {
  const flags = reader.uint8()
  const index = flags & 0x3f
  const tag = index === 0x3f ? String.fromCharCode(...reader.bytes(4)) : KNOWN_TAGS[index]!.slice(0, 4)
  const version = flags >> 6
  const originalLength = reader.base128()
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  return { tag, length: transformed ? reader.base128() : originalLength, transformed }
}

/** Bits of a component of a composite glyph. */
const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const TWO_SCALES = 0x0040
const MATRIX = 0x0080
const INSTRUCTIONS = 0x0100

/** Turns the streams of a transformed glyf table back into glyphs, and makes the loca table that finds them. */
function rebuildGlyphs(table: Uint8Array): { glyf: Uint8Array; loca: Uint8Array } {
  const reader = new Reader(table)
  reader.skip(4)
  const glyphCount = reader.uint16()
  reader.skip(2)
  const sizes = Array.from({ length: 7 }, () => reader.uint32())
  const [contourCounts, pointCounts, flags, triplets, composites, boxes, instructions] = sizes.map(
    (size) => new Reader(reader.bytes(size)),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader]
  const boxBitmap = boxes.bytes(((glyphCount + 31) >> 5) << 2)
  const hasBox = (glyph: number) => ((boxBitmap[glyph >> 3]! << (glyph & 7)) & 0x80) !== 0

  const glyf = new Writer()
  const loca = new Writer()
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    loca.uint32(glyf.length)
    const contours = contourCounts.int16()
    const box = hasBox(glyph) ? boxes.bytes(8) : undefined
    if (contours < 0) {
      if (!box) throw new Error(`woff2: composite glyph ${glyph} has no bounding box. The font is damaged.`)
      glyf.int16(contours)
      glyf.bytes(box)
      const components = readComponents(composites)
      glyf.bytes(components.bytes)
      if (components.instructed) writeInstructions(glyf, triplets, instructions)
    } else if (contours > 0) {
      const ends: number[] = []
      for (let contour = 0; contour < contours; contour++) ends.push((ends.at(-1) ?? -1) + pointCounts.uint255())
      const points = readPoints(ends.at(-1)! + 1, flags, triplets)
      glyf.int16(contours)
      if (box) glyf.bytes(box)
      else for (const edge of bounds(points)) glyf.int16(edge)
      for (const end of ends) glyf.uint16(end)
      writeInstructions(glyf, triplets, instructions)
      for (const point of points) glyf.uint8(point.onCurve ? 1 : 0)
      for (const point of points) glyf.int16(point.dx)
      for (const point of points) glyf.int16(point.dy)
    }
    glyf.pad(4)
  }
  loca.uint32(glyf.length)
  return { glyf: glyf.take(), loca: loca.take() }
}

function readComponents(composites: Reader): { bytes: Uint8Array; instructed: boolean } {
  const start = composites.offset
  let instructed = false
  for (let flags = MORE; flags & MORE;) {
    flags = composites.uint16()
    instructed ||= (flags & INSTRUCTIONS) !== 0
    composites.skip(2 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0))
  }
  return { bytes: composites.since(start), instructed }
}

function writeInstructions(glyf: Writer, lengths: Reader, instructions: Reader): void {
  const length = lengths.uint255()
  glyf.uint16(length)
  glyf.bytes(instructions.bytes(length))
}

interface GlyphPoint {
  readonly dx: number
  readonly dy: number
  readonly onCurve: boolean
}

/** Reads points, each one to four bytes long as its flag says, relative to the point before. */
function readPoints(count: number, flags: Reader, triplets: Reader): GlyphPoint[] {
  const signed = (flag: number, value: number) => (flag & 1 ? value : -value)
  return Array.from({ length: count }, () => {
    const byte = flags.uint8()
    const flag = byte & 0x7f
    const onCurve = (byte & 0x80) === 0
    const next = () => triplets.uint8()
    if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + next()), onCurve }
    if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + next()), dy: 0, onCurve }
    if (flag < 84) {
      const [high, low] = [flag - 20, next()]
      return {
        dx: signed(flag, 1 + (high & 0x30) + (low >> 4)),
        dy: signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (low & 0x0f)),
        onCurve,
      }
    }
    if (flag < 120) {
      const high = flag - 84
      return {
        dx: signed(flag, 1 + (Math.floor(high / 12) << 8) + next()),
        dy: signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + next()),
        onCurve,
      }
    }
    if (flag < 124) {
      const [first, second, third] = [next(), next(), next()]
      return { dx: signed(flag, (first << 4) + (second >> 4)), dy: signed(flag >> 1, ((second & 0x0f) << 8) + third), onCurve }
    }
    return { dx: signed(flag, (next() << 8) + next()), dy: signed(flag >> 1, (next() << 8) + next()), onCurve }
  })
}

/** Least x, least y, greatest x, greatest y of a glyph's points. */
function bounds(points: readonly GlyphPoint[]): [number, number, number, number] {
  let [x, y] = [0, 0]
  let box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)]
  }
  return box
}

function packTrueType(flavor: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const log = Math.floor(Math.log2(sorted.length))
  const file = new Writer()
  file.uint32(flavor)
  file.uint16(sorted.length)
  file.uint16(16 << log)
  file.uint16(log)
  file.uint16(sorted.length * 16 - (16 << log))
  let offset = 12 + sorted.length * 16
  for (const [tag, bytes] of sorted) {
    for (const letter of tag) file.uint8(letter.charCodeAt(0))
    file.uint32(0)
    file.uint32(offset)
    file.uint32(bytes.length)
    offset += (bytes.length + 3) & ~3
  }
  for (const [, bytes] of sorted) {
    file.bytes(bytes)
    file.pad(4)
  }
  return file.take()
}

/** Reads big-endian numbers from the front of some bytes. */
class Reader {
  offset = 0
  private readonly data: Uint8Array
  private readonly view: DataView

  constructor(data: Uint8Array) {
    this.data = data
    this.view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  }

  skip(count: number): void {
    this.offset += count
  }

  bytes(count: number): Uint8Array {
    this.offset += count
    return this.data.subarray(this.offset - count, this.offset)
  }

  since(start: number): Uint8Array {
    return this.data.subarray(start, this.offset)
  }

  uint8(): number {
    return this.view.getUint8(this.offset++)
  }

  uint16(): number {
    this.offset += 2
    return this.view.getUint16(this.offset - 2)
  }

  int16(): number {
    this.offset += 2
    return this.view.getInt16(this.offset - 2)
  }

  uint32(): number {
    this.offset += 4
    return this.view.getUint32(this.offset - 4)
  }

  /** UIntBase128: seven bits a byte, the high bit says that more follow. */
  base128(): number {
    let value = 0
    for (let byte = 0x80; byte & 0x80;) {
      byte = this.uint8()
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }

  /** 255UInt16: small numbers in one byte. */
  uint255(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return 506 + this.uint8()
    if (code === 255) return 253 + this.uint8()
    return code
  }
}

/** Collects big-endian numbers. */
class Writer {
  private readonly data: number[] = []

  get length(): number {
    return this.data.length
  }

  uint8(value: number): void {
    this.data.push(value & 0xff)
  }

  uint16(value: number): void {
    this.data.push((value >> 8) & 0xff, value & 0xff)
  }

  int16(value: number): void {
    this.uint16(value)
  }

  uint32(value: number): void {
    this.uint16(value >>> 16)
    this.uint16(value)
  }

  bytes(bytes: Uint8Array): void {
    for (const byte of bytes) this.data.push(byte)
  }

  pad(multiple: number): void {
    while (this.data.length % multiple) this.data.push(0)
  }

  take(): Uint8Array {
    return Uint8Array.from(this.data)
  }
}
