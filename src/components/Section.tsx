import { createContext, Fragment, useContext } from 'react'
import type { ReactNode, Ref } from 'react'
import type { Tone, TwoSpeedHeading } from '../content/types.ts'

/** What a section of the start page is called, and what the hand on the ruler reads in it. */
interface SectionPlace {
  /** Its anchor, and its name while the page is hydrated. */
  id: string
  /** What the hand on the ruler reads, e.g. '8 h'. */
  hour: string
  /** The second line at the hand, e.g. 'Tag 1'. */
  day: string
  /** What else stands on the ruler beside it. */
  secondHand?: ReactNode
}

/** The place that the section below has on the start page. */
export const SectionContext = createContext<SectionPlace | undefined>(undefined)

interface SectionProps {
  /** The ground it stands on: sets the colours that everything inside reads. */
  ground: Tone
  id?: string
  className?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** Id for the content inside, where an address points at it. */
  innerId?: string
  as?: 'section' | 'article' | 'div'
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** The frame of every section: the ruler on the left edge, with its hand on the start page, and the content. */
export function Section({
  ground,
  id,
  className = '',
  labelledBy,
  innerId,
  as: Element = 'section',
  ref,
  children,
  ...rest
}: SectionProps) {
  const place = useContext(SectionContext)
  return (
    <Element
      ref={ref as Ref<never>}
      id={place?.id ?? id}
      data-part={place?.id}
      className={`section t-${ground} ${className}`}
      aria-labelledby={labelledBy}
      {...rest}
    >
      <div className="rail" aria-hidden="true">
        {place && (
          <span className="hand">
            <span className="hour">
              {place.hour}
              <small>{place.day}</small>
            </span>
          </span>
        )}
        {place?.secondHand}
      </div>
      <div className="inner" id={innerId}>
        {children}
      </div>
    </Element>
  )
}

/** What a heading in two speeds says. The space keeps its lines apart where they are read without their style. */
export function TwoSpeeds({ heading: { slow, fast } }: { heading: TwoSpeedHeading }) {
  return (
    <>
      {slow !== null && <span className="slow">{slow} </span>}
      <Sentences text={fast} />
    </>
  )
}

/** Large type: a line ends between two sentences rather than inside the second one. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=\.) /)
  if (sentences.length === 1) return text
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ))
}
