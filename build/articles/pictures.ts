import { escapeUTF8 } from 'entities'
import type { Token, Tokens } from 'marked'
import type { BuiltPicture, PictureManifest } from '#pictures/names.ts'
import { pictureInText } from '#pictures/names.ts'
import { COLUMN_PX } from '../pictures/build.ts'
import { eachToken } from './faults.ts'
import type { Fault } from './faults.ts'

/** The pictures beside articles, by the name in the manifest of all pictures. */
export type Pictures = Partial<PictureManifest>

const NAME = pictureInText('')
const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi

/** The value of an attribute, such as `src`, in a tag. */
function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found?.slice(1).find((value) => value !== undefined)
}

/** The name of the file that an address in an article stands for. */
function fileOf(href: string): string {
  const file = href.replace(/^\.\//, '')
  try {
    return decodeURI(file)
  } catch {
    return file
  }
}

/** Whether the site can show it: a picture that is neither on another site nor in the address itself. Others are refused elsewhere. */
const isLocal = (href: string) => !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(href)

/** Pictures without a file, and pictures without words for those who cannot see them. */
export function pictureFaults(tokens: readonly Token[], pictures: Pictures): Fault[] {
  const faults: Fault[] = []
  const check = (token: Token, href: string, isNamed: boolean, offset?: number) => {
    if (!isLocal(href)) return
    if (!pictures[pictureInText(fileOf(href))]) {
      const there = Object.keys(pictures).flatMap((name) => (name.startsWith(NAME) ? [name.slice(NAME.length)] : []))
      faults.push({
        token,
        offset,
        says: `there is no picture ${fileOf(href)}. Put it beside the article, as JPEG, PNG, WebP or SVG. ${there.length > 0 ? `There are: ${there.toSorted().join(', ')}.` : 'There are none yet.'}`,
      })
    }
    if (!isNamed)
      faults.push({
        token,
        offset,
        says: `the picture ${fileOf(href)} needs words for readers who cannot see it. Write what it shows: ![What it shows](${href}).`,
      })
  }
  eachToken(tokens, (token) => {
    if (token.type === 'image') check(token, token.href, token.text.trim() !== '')
    // In HTML, alt="" says that a picture only decorates.
    else if (token.type === 'html')
      for (const { 0: tag, index } of token.text.matchAll(IMAGE))
        check(token, attributeOf(tag, 'src') ?? '', attributeOf(tag, 'alt') !== undefined, index)
  })
  return faults
}

/** A picture at the size of the text, which is fetched when it is about to be seen: the first screen of an article is its head. */
function pictureMarkup(picture: BuiltPicture, alt: string): string {
  const { src, width, height } = picture
  const image = `<img src="${src}" alt="${escapeUTF8(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  if (picture.kind === 'drawing') return image
  const sizes = width < COLUMN_PX ? `${width}px` : `(min-width: 75rem) ${width}px, 92vw`
  const sources = picture.sources.map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`)
  return `<picture>${sources.join('')}${image}</picture>`
}

export function imageMarkup({ href, text }: Pick<Tokens.Image, 'href' | 'text'>, pictures: Pictures): string {
  const picture = pictures[pictureInText(fileOf(href))]
  return picture ? pictureMarkup(picture, text) : ''
}

/** HTML with the pictures of the site in place of its `<img>` elements. */
export function withPictures(html: string, pictures: Pictures): string {
  return html.replace(IMAGE, (tag) => imageMarkup({ href: attributeOf(tag, 'src') ?? '', text: attributeOf(tag, 'alt') ?? '' }, pictures))
}

/** The picture that is alone in its paragraph, perhaps as a link. */
export function loneImage(tokens: readonly Token[]): Tokens.Image | undefined {
  const [only, ...others] = tokens.filter((token) => token.type !== 'text' || token.text.trim() !== '')
  if (!only || others.length > 0) return undefined
  if (only.type === 'image') return only as Tokens.Image
  return only.type === 'link' ? loneImage(only.tokens ?? []) : undefined
}

/** A picture of its own, with its title as the caption. `markup` is the picture, perhaps in a link. */
export function figure({ href, title }: Tokens.Image, markup: string, pictures: Pictures): string {
  const width = pictures[pictureInText(fileOf(href))]?.width ?? 0
  const kind = width > COLUMN_PX ? ' wide' : width < COLUMN_PX ? ' small' : ''
  return `<figure class="picture${kind}">${markup}${title ? `<figcaption>${escapeUTF8(title)}</figcaption>` : ''}</figure>\n`
}
