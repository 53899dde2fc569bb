import type { ReactNode, Ref } from 'react'

/** The grounds a section can stand on; each sets the colours everything inside reads. */
export type Ground = 'nacht' | 'tief' | 'papier' | 'flieder' | 'violett' | 'gelb'

interface SectionProps {
  ground: Ground
  id?: string
  /** What the hand on the ruler reads here, e.g. '8 h'. Without it the ruler has no hand. */
  hour?: string
  /** The second line at the hand, e.g. 'Tag 1'. */
  day?: string
  className?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** Id for the content inside, where an address points at it. */
  innerId?: string
  as?: 'section' | 'article' | 'div'
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** The frame of every section: the ruler on the left edge with its hand, and the content. */
export function Section({
  ground,
  id,
  hour,
  day,
  className = '',
  labelledBy,
  innerId,
  as: Element = 'section',
  ref,
  children,
  ...rest
}: SectionProps) {
  return (
    <Element ref={ref as Ref<never>} id={id} className={`section t-${ground} ${className}`} aria-labelledby={labelledBy} {...rest}>
      <div className="rail" aria-hidden="true">
        {hour && (
          <span className="hand">
            <span className="hour">
              {hour}
              <small>{day}</small>
            </span>
          </span>
        )}
      </div>
      <div className="inner" id={innerId}>
        {children}
      </div>
    </Element>
  )
}
