import { lazyPart } from '../../boot/lazyPart.tsx'

/** One of the ten sections of the start page. */
function section<Id extends string, M>(
  id: Id,
  /** Its name in one word, next to the hour in the header of small screens. */
  name: string,
  hour: number,
  day: string,
  /** Approximate height of its content in rem on phones, tablets and desktops (src/styles/deferred.css). */
  heightsRem: readonly [number, number, number],
  load: () => Promise<M>,
  pick: (module: M) => () => React.JSX.Element,
) {
  return { id, name, hour: `${hour}\u00a0h`, day, heightsRem, Part: lazyPart(load, pick, { part: id }) }
}

/** The ten sections of the start page, in order. Each has its own chunk, which is loaded when the visitor comes near. */
export const sections = [
  section(
    'start',
    'Start',
    0,
    'Tag\u00a01',
    [104, 98, 78],
    () => import('./sections/hero/Hero.tsx'),
    ({ Hero }) => Hero,
  ),
  section(
    'probleme',
    'Probleme',
    8,
    'Tag\u00a01',
    [62, 45, 51],
    () => import('./sections/problem/Problem.tsx'),
    ({ Problem }) => Problem,
  ),
  section(
    'expertise',
    'Lösung',
    16,
    'Tag\u00a01',
    [120, 149, 106],
    () => import('./sections/solution/Solution.tsx'),
    ({ Solution }) => Solution,
  ),
  section(
    'services',
    'Pakete',
    24,
    'Tag\u00a02',
    [138, 142, 91],
    () => import('./sections/packages/Packages.tsx'),
    ({ Packages }) => Packages,
  ),
  section(
    'gruende',
    'Gründe',
    32,
    'Tag\u00a02',
    [75, 76, 56],
    () => import('./sections/reasons/Reasons.tsx'),
    ({ Reasons }) => Reasons,
  ),
  section(
    'erfolge',
    'Erfolge',
    40,
    'Tag\u00a02',
    [96, 165, 130],
    () => import('./sections/success/Success.tsx'),
    ({ Success }) => Success,
  ),
  section(
    'prozess',
    'Prozess',
    48,
    'Tag\u00a03',
    [97, 96, 60],
    () => import('./sections/process/Process.tsx'),
    ({ Process }) => Process,
  ),
  section(
    'stimmen',
    'Stimmen',
    56,
    'Tag\u00a03',
    [78, 95, 74],
    () => import('./sections/testimonials/Testimonials.tsx'),
    ({ Testimonials }) => Testimonials,
  ),
  section(
    'fragen',
    'Fragen',
    64,
    'Tag\u00a03',
    [50, 45, 40],
    () => import('./sections/faq/Faq.tsx'),
    ({ Faq }) => Faq,
  ),
  section(
    'kontakt',
    'Kontakt',
    72,
    'online',
    [102, 76, 75],
    () => import('./sections/contact/Contact.tsx'),
    ({ Contact }) => Contact,
  ),
] as const
