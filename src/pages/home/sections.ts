/** A section of the home page. */
function section(
  /** Anchor of the section. */
  id: string,
  /** Name of the section in one word, shown next to the hour in the header on small screens. */
  name: string,
  /** Its folder in sections/. The file of its component has the same name in Pascal case: opening-hours/OpeningHours.tsx. */
  folder: string,
  /** Approximate height of the content, in rem, on phones, tablets and desktops (src/styles/deferred.css). */
  heightsRem: readonly [number, number, number],
) {
  return { id, name, folder, heightsRem }
}

const rows = [
  section('start', 'Start', 'hero', [92, 92, 76]),
  section('probleme', 'Probleme', 'problem', [62, 44, 51]),
  section('expertise', 'Lösung', 'solution', [108, 104, 104]),
  section('services', 'Pakete', 'packages', [117, 87, 102]),
  section('gruende', 'Gründe', 'reasons', [59, 49, 45]),
  section('erfolge', 'Erfolge', 'success', [94, 96, 127]),
  section('prozess', 'Prozess', 'process', [96, 94, 66]),
  section('stimmen', 'Stimmen', 'testimonials', [73, 67, 71]),
  section('fragen', 'Fragen', 'faq', [65, 62, 40]),
  section('kontakt', 'Kontakt', 'contact', [93, 63, 70]),
]

/** Hours from the first section to the last: three days. */
const PAGE_HOURS = 72
/** Hours from one section to the next. */
export const SECTION_HOURS = PAGE_HOURS / (rows.length - 1)

/** The sections of the home page, in order, each with the hour and the day that the hand on the ruler shows while it is in that section. */
export const sections = rows.map((row, index) => {
  const hour = Math.round(index * SECTION_HOURS)
  return { ...row, hour: `${hour}\u00a0h`, day: hour < PAGE_HOURS ? `Tag\u00a0${Math.floor(hour / 24) + 1}` : 'online' }
})
