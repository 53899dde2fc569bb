import { germanDate } from '#content/format.ts'

/** A date, readable for people and for machines. */
export function GermanDate({ iso }: { iso: string }) {
  return (
    <time className="nowrap" dateTime={iso}>
      {germanDate(iso)}
    </time>
  )
}
