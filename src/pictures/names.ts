/** Every picture of the site except the covers of articles. Each has a drawing in drawings/. */
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
  'capability-voice',
  'capability-speed',
  'capability-sales',
  'case-coach',
  'case-wood',
] as const

type CoverName = `cover-${string}`

/** Name of a picture; a photo with the same name replaces the drawing. */
export type PictureName = (typeof pictureNames)[number] | CoverName

/** The cover of an article. */
export function coverOfArticle(slug: string): CoverName {
  return `cover-${slug}`
}
