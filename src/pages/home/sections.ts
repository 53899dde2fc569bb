/** One of the ten sections of the start page. */
function section<Id extends string>(
  id: Id,
  /** Its name in one word, next to the hour in the header of small screens. */
  name: string,
  hour: number,
  day: string,
  /** Approximate height of its content in rem on phones, tablets and desktops (src/styles/deferred.css). */
  heightsRem: readonly [number, number, number],
) {
  return { id, name, hour: `${hour}\u00a0h`, day, heightsRem }
}

/** The ten sections of the start page, in order. What each shows is in HomePage.tsx. */
export const sections = [
  section('start', 'Start', 0, 'Tag\u00a01', [92, 92, 76]),
  section('probleme', 'Probleme', 8, 'Tag\u00a01', [62, 44, 51]),
  section('expertise', 'Lösung', 16, 'Tag\u00a01', [108, 104, 104]),
  section('services', 'Pakete', 24, 'Tag\u00a02', [117, 87, 102]),
  section('gruende', 'Gründe', 32, 'Tag\u00a02', [59, 49, 45]),
  section('erfolge', 'Erfolge', 40, 'Tag\u00a02', [94, 96, 127]),
  section('prozess', 'Prozess', 48, 'Tag\u00a03', [96, 94, 66]),
  section('stimmen', 'Stimmen', 56, 'Tag\u00a03', [73, 67, 71]),
  section('fragen', 'Fragen', 64, 'Tag\u00a03', [65, 62, 40]),
  section('kontakt', 'Kontakt', 72, 'online', [93, 63, 70]),
] as const

export type SectionId = (typeof sections)[number]['id']
