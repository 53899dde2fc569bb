import manifest from 'virtual:pictures'
import type { PictureName } from '#pictures/names.ts'

/** Whether the picture is still a drawing, because no photo with its name has been added. */
export function isDrawn(name: PictureName): boolean {
  return manifest[name]?.kind !== 'photo'
}

interface PictureProps {
  name: PictureName
  /** Text alternative; '' if the picture adds nothing to the text beside it. */
  alt: string
  /** Width of the picture on the page, as in `<img sizes>`. Used only for photos, which have several sizes. */
  sizes?: string
  /** True for a picture above the fold, which is then loaded eagerly and with high priority. */
  eager?: boolean
  className?: string
}

/**
 * A picture of the site: a photo if there is one with its name, otherwise a drawing.
 *
 * Renders nothing for a picture that is not there: the release check lists those that facts name.
 */
export function Picture({ name, alt, sizes = '100vw', eager = false, className }: PictureProps) {
  const picture = manifest[name]
  if (!picture) return null
  const image = (
    <img
      className={className}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
  if (picture.kind === 'drawing') return image
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
