import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { drawCover } from './cover.ts'
import { filesIn } from './files.ts'
import { pictureNames } from '#pictures/names.ts'
import type { PictureName } from '#pictures/names.ts'

/** What a picture is made from. */
export interface Source {
  /** An SVG file. Its size is the picture's, and a photo in its place is cropped to its aspect ratio. */
  readonly drawing: string
  /** Path of the photo that replaces it. */
  readonly photo: string | undefined
}

const PHOTO_TYPES = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/**
 * All pictures except covers: a drawing each, and the photos that replace them. A face needs no drawing if there is its photo.
 *
 * @throws {Error} when a picture has neither, a photo replaces no picture, or two replace the same one.
 */
export async function findPictures(drawingsDir: string, photosDir: string): Promise<Map<PictureName, Source>> {
  const photos = await findPhotos(photosDir, pictureNames)
  const drawings = await filesIn(drawingsDir)
  const sources = pictureNames.map(async (name): Promise<[PictureName, Source]> => {
    const photo = photos.get(name)
    const isMissing = !drawings.includes(`${name}.svg`)
    if (isMissing && !(photo && name.startsWith('avatar-')))
      throw new Error(`pictures: '${name}' has no drawing. Put ${name}.svg into src/pictures/drawings/, or take it out of names.ts.`)
    return [name, { drawing: await readFile(join(drawingsDir, `${isMissing ? 'avatar-owner' : name}.svg`), 'utf8'), photo }]
  })
  return new Map(await Promise.all(sources))
}

/**
 * The covers of all articles by slug: a photo or a drawing next to the article with the same name, otherwise one drawn from its
 * slug.
 *
 * @throws {Error} when a photo belongs to no article, or two to the same one.
 */
export async function findCovers(articlesDir: string): Promise<Map<string, Source>> {
  const files = await filesIn(articlesDir)
  const slugs = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length))
  const photos = await findPhotos(articlesDir, slugs)
  const sources = slugs.map(async (slug): Promise<[string, Source]> => {
    const drawn = files.includes(`${slug}.svg`) ? await readFile(join(articlesDir, `${slug}.svg`), 'utf8') : drawCover(slug)
    return [slug, { drawing: drawn, photo: photos.get(slug) }]
  })
  return new Map(await Promise.all(sources))
}

/** The photos in a folder by name. */
async function findPhotos(dir: string, names: readonly string[]): Promise<Map<string, string>> {
  const photos = new Map<string, string>()
  for (const file of (await filesIn(dir)).toSorted()) {
    const extension = extname(file)
    if (!PHOTO_TYPES.has(extension.toLowerCase())) continue
    const name = file.slice(0, -extension.length)
    if (!names.includes(name)) {
      throw new Error(`pictures: ${file} replaces no picture, so nobody would see it. Name it after one of: ${names.join(', ')}.`)
    }
    if (photos.has(name)) throw new Error(`pictures: ${photos.get(name)} and ${file} both replace '${name}'. Keep one of them.`)
    photos.set(name, join(dir, file))
  }
  return photos
}
