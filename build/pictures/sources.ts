import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sharp from 'sharp'
import type { Tokens } from '../colours/tokens.ts'
import { articlesIn, partsOf } from '../articles/sources.ts'
import { drawCover } from './cover.ts'
import type { Files } from './files.ts'
import { pictureNames } from '#pictures/names.ts'
import type { PictureName } from '#pictures/names.ts'

/** What a picture is made from. */
export interface Source {
  /** An SVG file with the values of its tokens. It determines the size of the picture; a photo that replaces it is cropped to its aspect ratio. */
  readonly drawing: string
  /** Path of the photo that replaces the drawing. */
  readonly photo: string | undefined
  /** Name of the files that are written, without a hash and an extension. */
  readonly file: string
  /** Which part of a photo to keep; by default its most eye-catching one. */
  readonly crop?: 'top'
  /** Whether the drawing is published like a photo. */
  readonly rendered?: boolean
}

const PHOTO_TYPES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])
/** What may be among pictures, besides photos. */
const OTHERS = /\.(?:svg|md|txt)$|^\./

/** Pictures that need no drawing: faces, screenshots of clients' websites, and clients' logos. */
const OWN = /^(avatar-\d+|case-\d+|logo-\d+)\./

/**
 * All pictures except covers. Each has a drawing and, optionally, a photo that replaces it. A client's portrait, website or logo needs only
 * a photo. A portrait gets the size of avatar-owner.svg, a website that of a browser window, and a logo keeps its own shape. A logo may also
 * be an SVG file.
 *
 * @throws {Error} when a drawing is missing, a photo replaces no picture, or two photos replace the same one.
 */
export async function findPictures(drawings: Files, photoFiles: Files, tokens: Tokens): Promise<Map<PictureName, Source>> {
  const own = [...photoFiles.keys()].flatMap((file) => OWN.exec(file)?.[1] ?? []) as PictureName[]
  const names = new Set<PictureName>([...pictureNames, ...own])
  const photos = findPhotos(photoFiles, [...names])
  const sources = [...names].map(async (name): Promise<[PictureName, Source]> => {
    const photo = photos.get(name)
    if (drawings.has(`${name}.svg`) && photoFiles.has(`${name}.svg`))
      throw new Error(`pictures: ${name}.svg is a drawing. Put it into pictures/drawings/, or save it as a photo.`)
    if (photo && name.startsWith('case-')) return [name, { drawing: blank(SCREENSHOT), photo, file: name, crop: 'top' }]
    if (photo && name.startsWith('logo-')) return [name, { drawing: blank(await sizeOfLogo(photo)), photo, file: name }]
    const drawing = drawings.get(`${name}.svg`) ?? photoFiles.get(`${name}.svg`) ?? (photo && drawings.get('avatar-owner.svg'))
    if (!drawing)
      throw new Error(`pictures: '${name}' has no drawing. Put ${name}.svg into pictures/drawings/, or take it out of names.ts.`)
    return [name, { drawing: tokens.fill(await readFile(drawing, 'utf8')), photo, file: name }]
  })
  return new Map(await Promise.all(sources))
}

/** Size of a client's website in its browser window, in px. */
const SCREENSHOT = { width: 1200, height: 780 }
/** Height of a logo, in px. */
const LOGO_HEIGHT = 36

/** A drawing that only has a size. */
const blank = ({ width, height }: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`

async function sizeOfLogo(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(path).metadata()).autoOrient
  return { width: Math.max(1, Math.round((LOGO_HEIGHT * width) / height)), height: LOGO_HEIGHT }
}

/**
 * The covers of all articles by slug. A cover is a photo or a drawing next to the article, with the same name or with the name in its front
 * matter; otherwise it is drawn from the slug. A drawing that the front matter names as a photo, such as x.jpg for x.svg, is rendered as one.
 *
 * @throws {Error} when a named cover is missing, a photo belongs to no article, or two photos belong to the same one.
 */
export async function findCovers(files: Files, tokens: Tokens): Promise<Map<string, Source>> {
  const named = articlesIn(files).map(({ slug, cover }) => {
    const file = cover ? cover.slice(0, -extname(cover).length) : slug
    const rendered = cover !== undefined && !files.has(cover)
    if (rendered && !files.has(`${file}.svg`))
      throw new Error(`pictures: ${slug}.md names ${cover} as its cover. Put that picture beside the article, or the drawing ${file}.svg.`)
    return { slug, file, rendered }
  })
  const inTexts = findPicturesInTexts(files)
  const covers = named.map(({ file }) => file)
  const isCover = (file: string) => covers.includes(file.slice(0, -extname(file).length))
  const photos = findPhotos(new Map([...files].filter(([file]) => isCover(file) || !inTexts.has(file))), covers)
  const sources = named.map(async ({ slug, file, rendered }): Promise<[string, Source]> => {
    const path = files.get(`${file}.svg`)
    const drawing = tokens.fill(path ? await readFile(path, 'utf8') : drawCover(slug))
    return [slug, { drawing, photo: photos.get(file), file, rendered }]
  })
  return new Map(await Promise.all(sources))
}

/** A picture that a text shows, with the name of its file. */
const SHOWN = /!\[[^\]]*\]\(<?(?:\.\/)?([^)>"'\n]*?\.\w+)(?=[\s)>])/g

/**
 * The pictures beside articles that the text of one of them names: photos, and drawings that stay as they are. If a text names a missing
 * picture, all of them, because one may be meant: the article reports it with its line and lists them.
 */
export function findPicturesInTexts(files: Files): Files {
  const texts = articlesIn(files).map(({ source }) => partsOf(source).body)
  const there = new Set([...files.keys()].flatMap((file) => [file, encodeURI(file)]))
  const isMissing = texts.some((text) => [...text.matchAll(SHOWN)].some(([, file = '']) => !there.has(file)))
  const isNamed = (file: string) => isMissing || texts.some((text) => text.includes(file) || text.includes(encodeURI(file)))
  const isPicture = (file: string) => file.endsWith('.svg') || PHOTO_TYPES.has(extname(file).toLowerCase())
  return new Map([...files].filter(([file]) => isPicture(file) && isNamed(file)))
}

/** Paths of the photos among files, by file name without its extension. */
function findPhotos(files: Files, names: readonly string[]): Map<string, string> {
  const photos = new Map<string, string>()
  for (const [file, path] of [...files].toSorted()) {
    const extension = extname(file)
    if (OTHERS.test(file)) continue
    if (!PHOTO_TYPES.has(extension.toLowerCase()))
      throw new Error(
        `pictures: ${file} is no JPEG, PNG, WebP or AVIF file, so browsers cannot show it. ${/^\.(?:markdown|mdx?)$/i.test(extension) ? 'An article ends in .md.' : /^\.hei[cf]$/i.test(extension) ? 'Export it as JPEG: phones and Preview on a Mac do it when they share or export a picture.' : 'Save it as one of these, or remove it.'}`,
      )
    const name = file.slice(0, -extension.length)
    if (!names.includes(name)) {
      throw new Error(
        `pictures: ${file} replaces no picture, so nobody would see it. Show it in a text, or name it after one of: ${names.join(', ')}.`,
      )
    }
    if (photos.has(name)) throw new Error(`pictures: ${photos.get(name)} and ${file} both replace '${name}'. Keep one of them.`)
    photos.set(name, path)
  }
  return photos
}
