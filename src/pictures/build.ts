import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { catalogue } from './catalogue.ts'
import type { Picture } from './catalogue.ts'
import { isPictureName, pictureNames } from './names.ts'
import type { PictureName } from './names.ts'

/** A picture as a page refers to it. `width` and `height` are px and keep its place free while it loads. */
type BuiltPicture =
  | { readonly kind: 'drawing'; readonly src: string; readonly width: number; readonly height: number }
  | {
      readonly kind: 'photo'
      /** A WebP file, for browsers that read no `srcset`. */
      readonly src: string
      readonly width: number
      readonly height: number
      /** The best format first, as `<source>` elements want it. */
      readonly sources: readonly { readonly type: string; readonly srcset: string }[]
    }

/** Where every picture of the site lies. */
export type PictureManifest = Readonly<Record<PictureName, BuiltPicture>>

export interface PictureBuild {
  /** Folder the pictures are written to. What an earlier build left there and nobody refers to is removed. */
  readonly outDir: string
  /** Folder with photos named like the pictures they replace. It may be missing. */
  readonly photosDir: string
  /** Folder that keeps results between builds. It can be deleted at any time. */
  readonly cacheDir: string
  /** Address of `outDir` on the site, with a slash at its end. */
  readonly base?: string
}

const PHOTO_TYPES = new Set(['.jpg', '.jpeg', '.png', '.webp'])
/** Widths of a photo as multiples of the picture's own: small screens, usual screens, dense screens. */
const PHOTO_SCALES = [0.5, 1, 2]
/** Raise when the way photos are cut or compressed changes, so that cached ones are made anew. */
const PHOTO_RECIPE = 1
const AVIF = { quality: 55, effort: 5 }
const WEBP = { quality: 78, effort: 5 }

/**
 * Writes every picture of the catalogue: a photo where there is one, else the drawing.
 *
 * File names carry a hash of the content, so they can be cached for good.
 *
 * @throws {Error} when a photo cannot be read, has no picture to replace, or when two photos replace the same one.
 */
export async function buildPictures({ outDir, photosDir, cacheDir, base = '/bilder/' }: PictureBuild): Promise<PictureManifest> {
  const photos = await findPhotos(photosDir)
  const drawings = await openDrawingCache(cacheDir)
  await mkdir(outDir, { recursive: true })
  const written = new Set<string>()
  const write = async (name: string, extension: string, content: string | Uint8Array): Promise<string> => {
    const file = `${name}-${hash(content).slice(0, 8)}.${extension}`
    written.add(file)
    await writeIfNew(join(outDir, file), content)
    return base + file
  }

  const entries: [PictureName, BuiltPicture][] = []
  for (const name of pictureNames) {
    const picture = catalogue[name]
    const { width, height } = picture
    const photo = photos.get(name)
    if (photo === undefined) {
      entries.push([name, { kind: 'drawing', src: await write(name, 'svg', await drawings(name, picture)), width, height }])
      continue
    }
    const cuts = await cutPhoto(photo, picture, cacheDir)
    const srcset = async (format: 'avif' | 'webp') => {
      const addresses = cuts.map(async (cut) => `${await write(`${name}-${cut.widthPx}`, format, cut[format])} ${cut.widthPx}w`)
      return (await Promise.all(addresses)).join(', ')
    }
    const [avif, webp] = [await srcset('avif'), await srcset('webp')]
    const middle = cuts[Math.min(1, cuts.length - 1)]!
    entries.push([
      name,
      {
        kind: 'photo',
        src: await write(`${name}-${middle.widthPx}`, 'webp', middle.webp),
        width,
        height,
        sources: [
          { type: 'image/avif', srcset: avif },
          { type: 'image/webp', srcset: webp },
        ],
      },
    ])
  }
  await removeOthers(outDir, written)
  return Object.fromEntries(entries) as Record<PictureName, BuiltPicture>
}

/** Finds the photo of each picture by file name. */
async function findPhotos(photosDir: string): Promise<Map<PictureName, string>> {
  const photos = new Map<PictureName, string>()
  for (const file of (await filesIn(photosDir)).toSorted()) {
    const extension = extname(file)
    if (!PHOTO_TYPES.has(extension.toLowerCase())) continue
    const name = file.slice(0, -extension.length)
    if (!isPictureName(name)) {
      throw new Error(`pictures: ${file} replaces no picture, so nobody would see it. Name it after one of: ${pictureNames.join(', ')}.`)
    }
    if (photos.has(name)) throw new Error(`pictures: ${photos.get(name)} and ${file} both replace '${name}'. Keep one of them.`)
    photos.set(name, join(photosDir, file))
  }
  return photos
}

interface PhotoCut {
  readonly widthPx: number
  readonly avif: Uint8Array
  readonly webp: Uint8Array
}

/** Cuts a photo to the shape of its picture, in a few widths, never larger than it is. */
async function cutPhoto(path: string, { width, height }: Picture, cacheDir: string): Promise<PhotoCut[]> {
  const original = await readFile(path)
  const upright = await sharp(original)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(`pictures: ${path} cannot be read as a photo. Save it again as JPEG, PNG or WebP.`, { cause })
    })
  const largest = Math.floor(Math.min(upright.info.width, (upright.info.height * width) / height))
  const widths = [...new Set(PHOTO_SCALES.map((scale) => Math.min(largest, Math.round(width * scale))))]
  const key = hash(original, JSON.stringify([PHOTO_RECIPE, AVIF, WEBP, width, height]))

  return Promise.all(
    widths.map(async (widthPx): Promise<PhotoCut> => {
      const cut = () =>
        sharp(upright.data).resize({
          width: widthPx,
          height: Math.round((widthPx * height) / width),
          fit: 'cover',
          position: sharp.strategy.attention,
        })
      const kept = (format: string, make: () => Promise<Uint8Array>) =>
        remember(join(cacheDir, 'photos', `${key}-${widthPx}.${format}`), make)
      return {
        widthPx,
        avif: await kept('avif', () => cut().avif(AVIF).toBuffer()),
        webp: await kept('webp', () => cut().webp(WEBP).toBuffer()),
      }
    }),
  )
}

/** A drawing from the cache, or drawn and kept there. The key is the source of everything that draws. */
async function openDrawingCache(cacheDir: string): Promise<(name: PictureName, picture: Picture) => Promise<string>> {
  const key = await hashOfSources().catch(() => undefined)
  if (key === undefined) return async (_, picture) => picture.draw()
  const dir = join(cacheDir, 'drawings')
  await removeOthers(dir, new Set([key]))
  return async (name, picture) => {
    const drawing = await remember(join(dir, key, `${name}.svg`), async () => new TextEncoder().encode(picture.draw()))
    return new TextDecoder().decode(drawing)
  }
}

async function hashOfSources(): Promise<string> {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const drawing = (await readdir(join(here, 'draw'))).toSorted().map((file) => join('draw', file))
  return hash(...(await Promise.all(['catalogue.ts', ...drawing].map((file) => readFile(join(here, file))))))
}

function hash(...contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const content of contents) sum.update(content)
  return sum.digest('hex').slice(0, 32)
}

async function filesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch(() => [])
}

/** The content of a file, made and written first where it is missing. */
async function remember(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(path).catch(() => undefined)
  if (known) return known
  const made = await make()
  await mkdir(join(path, '..'), { recursive: true })
  // Moved into place whole, so that a build running at the same time never reads half a file. The name is nobody else's:
  // two builds may run in one process.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, made)
  await rename(unfinished, path)
  return made
}

/** Leaves a file alone that already has this content, for the sake of tools that watch it. */
async function writeIfNew(path: string, content: string | Uint8Array): Promise<void> {
  const known = await readFile(path).catch(() => undefined)
  if (known === undefined || Buffer.compare(known, Buffer.from(content)) !== 0) await writeFile(path, content)
}

async function removeOthers(dir: string, wanted: ReadonlySet<string>): Promise<void> {
  const strays = (await filesIn(dir)).filter((file) => !wanted.has(file))
  await Promise.all(strays.map((file) => rm(join(dir, file), { recursive: true, force: true })))
}
