/** Every picture of the site. Apart from the catalogue, so that pages can name pictures without carrying the code that draws them. */
export const pictureNames = [
  'owner',
  'avatar-owner',
  'team-1',
  'team-2',
  'team-3',
  'avatar-1',
  'avatar-2',
  'avatar-3',
  'avatar-4',
  'cover-1',
  'cover-2',
  'cover-3',
  'cover-4',
  'cover-5',
  'cover-6',
  'capability-voice',
  'capability-speed',
  'capability-sales',
  'case-coach',
  'case-wood',
] as const

/** Name of a picture; a photo of the same name takes the place of the drawing. */
export type PictureName = (typeof pictureNames)[number]

/** Whether a name, such as that of a file in the photos folder, is one of the catalogue. */
export function isPictureName(name: string): name is PictureName {
  return (pictureNames as readonly string[]).includes(name)
}

/** The cover of each article. Keyed by hand: an article's id and its picture need not share a number. */
const articleCovers: Readonly<Record<number, PictureName>> = {
  1: 'cover-1',
  2: 'cover-2',
  3: 'cover-3',
  4: 'cover-4',
  5: 'cover-5',
  6: 'cover-6',
}

/**
 * The cover of an article.
 *
 * @throws {RangeError} when the article has none.
 */
export function coverOfArticle(articleId: number): PictureName {
  const cover = articleCovers[articleId]
  if (!cover) throw new RangeError(`pictures: article ${articleId} has no cover. Add one to articleCovers in src/pictures/names.ts.`)
  return cover
}
