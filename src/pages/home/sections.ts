/** One of the ten sections of the start page. */
function section<Id extends string>(
  id: Id,
  /** Its name in one word, next to the hour in the header of small screens. */
  name: string,
  hour: number,
  day: string,
  /**
   * Approximate height of its content in rem until it is rendered, a compromise between phones, tablets and desktops, so that the
   * scroll bar is right.
   */
  heightRem: number,
) {
  return { id, name, hour: `${hour}\u00a0h`, day, heightRem }
}

/** The ten sections of the start page, in order. What each shows is in HomePage.tsx. */
export const sections = [
  section('start', 'Start', 0, 'Tag\u00a01', 100),
  section('probleme', 'Probleme', 8, 'Tag\u00a01', 60),
  section('expertise', 'Lösung', 16, 'Tag\u00a01', 128),
  section('services', 'Pakete', 24, 'Tag\u00a02', 132),
  section('gruende', 'Gründe', 32, 'Tag\u00a02', 74),
  section('erfolge', 'Erfolge', 40, 'Tag\u00a02', 142),
  section('prozess', 'Prozess', 48, 'Tag\u00a03', 90),
  section('stimmen', 'Stimmen', 56, 'Tag\u00a03', 84),
  section('fragen', 'Fragen', 64, 'Tag\u00a03', 50),
  section('kontakt', 'Kontakt', 72, 'online', 86),
] as const

export type SectionId = (typeof sections)[number]['id']
