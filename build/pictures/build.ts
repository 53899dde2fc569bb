import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { ResizeOptions } from 'sharp'
import type { Tokens } from '../colours/tokens.ts'
import { hash, remember, removeOthers } from './files.ts'
import type { Files } from './files.ts'
import { coverOfArticle, pictureInText } from '#pictures/names.ts'
import type { BuiltPicture, PictureManifest, PictureName } from '#pictures/names.ts'
import { findCovers, findPictures, findPicturesInTexts } from './sources.ts'
import type { Source } from './sources.ts'

export interface PictureBuild {
  /** Folder the pictures are written to. Unreferenced files of earlier builds are removed. */
  readonly outDir: string
  /** An SVG file for each picture. */
  readonly drawings: Files
  /** Photos named after the pictures they replace. */
  readonly photos: Files
  /** The articles and their covers: a photo or a drawing with the name of its article. */
  readonly articles: Files
  /** The colours of the drawings. */
  readonly tokens: Tokens
  /** Folder that keeps results between builds. It can be deleted at any time. */
  readonly cacheDir: string
}

/** Widths of a photo for small, standard and high-density screens, as multiples of the picture's own width. */
const PHOTO_SCALES = [0.5, 1, 2]
/** Increment this when photos are to be cropped or compressed differently, so that cached photos are rebuilt. */
const PHOTO_RECIPE = 1
const AVIF = { quality: 55, effort: 5 }
const WEBP = { quality: 78, effort: 5 }
const JPEG = { quality: 82, mozjpeg: true }

/**
 * Writes every picture of the site: a photo if there is one, otherwise the drawing.
 *
 * File names contain a content hash, so the files can be cached forever.
 *
 * @throws {Error} when a photo cannot be read, when it has no picture to replace, or when two photos replace the same picture.
 */
export async function buildPictures(options: PictureBuild): Promise<PictureManifest> {
  const { outDir, cacheDir, tokens } = options
  const pictures = await findPictures(options.drawings, options.photos, tokens)
  const covers = [...(await findCovers(options.articles, tokens))].map(([slug, cover]): [PictureName, Source] => [
    coverOfArticle(slug),
    cover,
  ])
  await mkdir(outDir, { recursive: true })
  const written = new Set<string>()
  const write = async (name: string, extension: string, content: string | Uint8Array): Promise<string> => {
    const file = `${name}-${hash(content).slice(0, 8)}.${extension}`
    written.add(file)
    await writeFile(join(outDir, file), content)
    return `/bilder/${file}`
  }

  const entries: [PictureName, BuiltPicture][] = []
  for (const [name, { drawing, photo, file, crop, rendered = false }] of [...pictures, ...covers]) {
    const size = sizeOf(name, drawing)
    if (photo === undefined && !rendered) {
      entries.push([name, { kind: 'drawing', src: await write(file, 'svg', drawing), ...size }])
      continue
    }
    const original = photo === undefined ? await renderDrawing(drawing) : await readFile(photo)
    const cuts = await cutPhoto(original, photo ?? file, { ...size, position: crop ?? sharp.strategy.attention }, cacheDir)
    entries.push([name, { ...(await writePhoto(file, size, cuts)), ...(photo === undefined && { drawn: true }) }])
  }
  for (const [file, path] of findPicturesInTexts(options.articles)) {
    const name = pictureInText(file)
    const original = await readFile(path)
    const own = await sizeOfFile(original, path)
    const stem = file.slice(0, -extname(file).length).replaceAll(/[^\w-]+/g, '-')
    const width = Math.min(own.width, isWide(own) ? WIDE_PX : COLUMN_PX)
    const size = { width, height: Math.max(1, Math.round((own.height * width) / own.width)) }
    if (file.endsWith('.svg')) entries.push([name, { kind: 'drawing', src: await write(stem, 'svg', original), ...size }])
    else entries.push([name, await writePhoto(stem, size, await cutPhoto(original, path, { ...size, position: 'centre' }, cacheDir))])
  }
  await removeOthers(outDir, written)
  return Object.fromEntries(entries) as PictureManifest

  async function writePhoto(file: string, size: Size, cuts: readonly PhotoCut[]): Promise<BuiltPicture> {
    const srcset = async (format: 'avif' | 'webp') => {
      const addresses = cuts.map(async (cut) => `${await write(`${file}-${cut.widthPx}`, format, cut[format])} ${cut.widthPx}w`)
      return { type: `image/${format}`, srcset: (await Promise.all(addresses)).join(', ') }
    }
    const middle = cuts[Math.min(1, cuts.length - 1)]!
    const src = await write(`${file}-${middle.widthPx}`, 'jpg', middle.jpeg)
    return { kind: 'photo', src, ...size, sources: [await srcset('avif'), await srcset('webp')] }
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a picture, and which part of the photo it shows. */
interface Cut extends Size {
  readonly position: NonNullable<ResizeOptions['position']>
}

function sizeOf(name: PictureName, svg: string): Size {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  if (!width || !height)
    throw new Error(
      `pictures: the drawing '${name}' does not begin with <svg … width="…" height="…">. Add its size in px, from which pages reserve its space.`,
    )
  return { width: Number(width), height: Number(height) }
}

/** Width of the text of an article, and of a wide picture in it, in px (src/pages/article/ArticleText.styles.ts). */
export const COLUMN_PX = 720
export const WIDE_PX = 930

/** Whether a picture in a text is shown wider than the text. */
function isWide({ width, height }: Size): boolean {
  return width >= WIDE_PX && width >= 1.6 * height
}

async function sizeOfFile(original: Uint8Array, path: string): Promise<Size> {
  const { autoOrient } = await sharp(original)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`pictures: ${path} cannot be read as a picture. Save it again as JPEG, PNG, WebP or SVG.`, { cause })
    })
  return autoOrient
}

interface PhotoCut {
  readonly widthPx: number
  readonly avif: Uint8Array
  readonly webp: Uint8Array
  /** For programs that know neither. */
  readonly jpeg: Uint8Array
}

/** A drawing as a picture of pixels, twice its size. */
function renderDrawing(drawing: string): Promise<Uint8Array> {
  return sharp(Buffer.from(drawing), { density: 2 * 72 })
    .png()
    .toBuffer()
}

/** Crops a photo to the aspect ratio of its picture and scales it to several widths, without enlarging it. `path` is for messages. */
async function cutPhoto(original: Uint8Array, path: string, { width, height, position }: Cut, cacheDir: string): Promise<PhotoCut[]> {
  const photo = await sharp(original)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(`pictures: ${path} cannot be read as a photo. Save it again as JPEG, PNG or WebP.`, { cause })
    })
  const largest = Math.floor(Math.min(photo.info.width, (photo.info.height * width) / height))
  const widths = [...new Set(PHOTO_SCALES.map((scale) => Math.min(largest, Math.round(width * scale))))]
  const key = hash(original, JSON.stringify([PHOTO_RECIPE, AVIF, WEBP, JPEG, width, height, position]))

  return Promise.all(
    widths.map(async (widthPx): Promise<PhotoCut> => {
      const heightPx = Math.round((widthPx * height) / width)
      const cut = () => sharp(photo.data).resize({ width: widthPx, height: heightPx, fit: 'cover', position })
      const kept = (format: string, make: () => Promise<Uint8Array>) => remember(join(cacheDir, `${key}-${widthPx}.${format}`), make)
      return {
        widthPx,
        avif: await kept('avif', () => cut().avif(AVIF).toBuffer()),
        webp: await kept('webp', () => cut().webp(WEBP).toBuffer()),
        jpeg: await kept('jpg', () => cut().flatten({ background: '#fff' }).jpeg(JPEG).toBuffer()),
      }
    }),
  )
}
