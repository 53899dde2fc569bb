/**
 * The few Lucide icons the site uses (https://lucide.dev, ISC licence), as path data: 24 px box, drawn with butt caps
 * and miter joins by the `icon` class.
 */
const paths = {
  'arrow-left': ['m12 19-7-7 7-7', 'M19 12H5'],
  'arrow-right': ['M5 12h14', 'm12 5 7 7-7 7'],
  'arrow-up-right': ['M7 7h10v10', 'M7 17 17 7'],
  blocks: ['M3 3h18v7H3z', 'M3 14h9v7H3z', 'M16 14h5v7h-5z'],
  code: ['m18 16 4-4-4-4', 'm6 8-4 4 4 4', 'm14.5 4-5 16'],
  copy: ['M8 8h14v14H8z', 'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2'],
  gauge: ['m12 14 4-4', 'M3.34 19a10 10 0 1 1 17.32 0'],
  link: ['M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71', 'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71'],
  mail: ['M2 4h20v16H2z', 'm2 6 10 7 10-7'],
  particles: ['M2 10v3', 'M6 6v11', 'M10 3v18', 'M14 8v7', 'M18 5v13', 'M22 10v3'],
  pause: ['M14 3h5v18h-5z', 'M5 3h5v18H5z'],
  pencil: [
    'M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.35-1.32a2 2 0 0 0 .83-.5z',
    'm15 5 4 4',
  ],
  play: ['M6 3l14 9-14 9z'],
  repeat: ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5'],
  share: [
    'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    'M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    'M8.59 13.51l6.83 3.98',
    'M15.41 6.51l-6.82 3.98',
  ],
  'trending-up': ['M16 7h6v6', 'm22 7-8.5 8.5-5-5L2 17'],
  workflow: ['M3 3h8v8H3z', 'M7 11v4a2 2 0 0 0 2 2h4', 'M13 13h8v8h-8z'],
} as const satisfies Record<string, readonly string[]>

export type IconName = keyof typeof paths

/** A functional icon. Hidden from screen readers, because its control has a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {paths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
