import { aiDays } from '../days.ts'
import { dayInWords, hourInWords } from './rail.ts'

/** A section of the home page. */
function section(
  /** Anchor of the section. */
  id: string,
  /** Name of the section in one word, shown next to the hour in the header on small screens. */
  name: string,
  /** Its folder in src/pages/home/sections/. The file of its component has the same name in Pascal case: opening-hours/OpeningHours.tsx. */
  folder: string,
) {
  return { id, name, folder }
}

const rows = [
  section('start', 'Start', 'hero'),
  section('probleme', 'Probleme', 'problem'),
  section('expertise', 'Lösung', 'solution'),
  section('services', 'Pakete', 'packages'),
  section('gruende', 'Gründe', 'reasons'),
  section('erfolge', 'Referenzen', 'success'),
  section('prozess', 'Prozess', 'process'),
  section('stimmen', 'Stimmen', 'testimonials'),
  section('fragen', 'Fragen', 'questions'),
  section('kontakt', 'Kontakt', 'contact'),
]

/** Hours from the first section to the last: the days of the smallest package. */
const PAGE_HOURS = 24 * aiDays

/** The sections of the home page, in order, each with the hour and the day that the hand on the ruler shows where the section begins. */
export const sections = rows.map((row, index) => {
  const hour = Math.round((index * PAGE_HOURS) / Math.max(1, rows.length - 1))
  return { ...row, hour: hourInWords(hour), day: dayInWords(hour, PAGE_HOURS) }
})
