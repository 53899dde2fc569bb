const MONTHS = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember']

/** An ISO 8601 date as German readers write it: '2025-10-05' is '5. Oktober 2025'. What is no date stays as it is. */
export function germanDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? []
  const name = MONTHS[Number(month) - 1]
  return name ? `${Number(day)}. ${name} ${year}` : isoDate
}

/** A date, readable for people and for machines. */
export function GermanDate({ iso }: { iso: string }) {
  return (
    <time className="nowrap" dateTime={iso}>
      {germanDate(iso)}
    </time>
  )
}
