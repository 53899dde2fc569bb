/** Every picture that has a drawing in drawings/. Article covers, additional faces, screenshots and logos are not listed: the build finds their files. */
export const pictureNames = [
  'owner',
  'avatar-owner',
  'team-2',
  'team-3',
  'avatar-1',
  'avatar-2',
  'avatar-3',
  'avatar-4',
  'capability-voice',
  'capability-speed',
  'capability-sales',
  'case-1',
  'case-2',
  'case-3',
  'case-wood',
] as const

type CoverName = `cover-${string}`
/** A client's face. A photo such as avatar-5.jpg needs neither a drawing nor an entry in `pictureNames`. */
type FaceName = `avatar-${number}`
/** A screenshot of a client's website, and a client's logo. */
export type ScreenshotName = `case-${number}`
export type LogoName = `logo-${number}`

/** A picture in the text of an article: a file beside it, such as `text-hafen.jpg` for hafen.jpg. */
type TextPictureName = `text-${string}`

/** Name of a picture; a photo with the same name replaces the drawing. */
export type PictureName = (typeof pictureNames)[number] | CoverName | FaceName | ScreenshotName | LogoName | TextPictureName

export function coverOfArticle(slug: string): CoverName {
  return `cover-${slug}`
}

export function pictureInText(file: string): TextPictureName {
  return `text-${file}`
}

/** A picture as referenced by a page. `width` and `height` are in px and reserve its space while it loads. */
export type BuiltPicture =
  | { readonly kind: 'drawing'; readonly src: string; readonly width: number; readonly height: number }
  | {
      readonly kind: 'photo'
      /** A JPEG file, for programs that know no other format. */
      readonly src: string
      readonly width: number
      readonly height: number
      /** Best format first, in the order of `<source>` elements. */
      readonly sources: readonly { readonly type: string; readonly srcset: string }[]
      /** Whether it is a drawing all the same, which is only published in the formats of a photo. */
      readonly drawn?: true
    }

/** The files of every picture on the site. */
export type PictureManifest = Readonly<Record<PictureName, BuiltPicture>>
