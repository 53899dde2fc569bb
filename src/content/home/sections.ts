import { alongRuler } from './rail.ts'

/**
 * The sections of the home page, in order: anchor, name in one word, which the header of small screens shows next to the hour, and folder in
 * pages/home/sections/. The file of its component has the same name in Pascal case: opening-hours/OpeningHours.tsx.
 */
export const sections = alongRuler([
  ['start', 'Start', 'hero'],
  ['probleme', 'Probleme', 'problem'],
  ['expertise', 'Lösung', 'solution'],
  ['services', 'Pakete', 'packages'],
  ['gruende', 'Gründe', 'reasons'],
  ['erfolge', 'Referenzen', 'success'],
  ['prozess', 'Prozess', 'process'],
  ['stimmen', 'Stimmen', 'testimonials'],
  ['fragen', 'Fragen', 'questions'],
  ['kontakt', 'Kontakt', 'contact'],
])
