import { germanDate } from '#content/format.ts'

/** A date in German, with its ISO form in `datetime`. */
export function GermanDate({ iso }: { iso: string }) {
  return (
    <time className="nowrap" dateTime={iso}>
      {germanDate(iso)}
    </time>
  )
}
