import type { SerializedStyles } from '@emotion/react'
import styled from '@emotion/styled'
import { createContext, Fragment, useContext } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import type { sections } from '#content/home/sections.ts'
import type { Tone, TwoSpeedHeading } from '#content/types.ts'
import { contentStyles, frameStyles, handStyles, headStyles, hourStyles, railStyles } from './Section.styles.ts'
import type { SectionVariant } from './Section.styles.ts'

/** Tells a `Section` its id on the home page, and what the ruler shows beside it. Undefined on other pages. */
export const SectionContext = createContext<(typeof sections)[number] | undefined>(undefined)

// The caller's styles have a separate prop, because with `css` Emotion would insert them a second time, as an unused class.
const shouldForwardProp = (name: string) => !['as', 'variant', 'placed'].includes(name)
const Frame = styled('section', { shouldForwardProp })<{ variant: SectionVariant; placed: SerializedStyles | undefined }>(
  ({ variant, placed }) => [frameStyles[variant], placed],
)
const Content = styled('div', { shouldForwardProp })<{ placed: SerializedStyles | undefined }>(({ placed }) => [contentStyles, placed])
const Rail = styled('div')(railStyles)
const Hand = styled('span')(handStyles)

/** The label of the hand on the ruler. */
export const Hour = styled('span')(hourStyles)

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The background, which sets the colours used by everything inside. */
  ground: Tone
  /** `page-head` leaves space for the fixed header. */
  variant?: SectionVariant
  /** Styles for the section itself and its content. */
  styles?: SerializedStyles
  /** Styles for the box around the content, for example to change its padding. */
  contentStyles?: SerializedStyles
  /** Id of the heading that labels the section. */
  labelledBy?: string
  /** Id for the content inside, if a link targets it. */
  innerId?: string
  as?: 'section' | 'article' | 'div'
  /** The label of the hand, as an `Hour`; null for a hand without a label. Defaults to the hour from `SectionContext`. */
  hour?: ReactNode
}

/**
 * The frame of every section: the ruler on the left edge, its hand if there is one, and the content.
 *
 * Code that needs the parts of all sections (src/start/deferSections.ts, the instrument on the ruler, tests) finds them by
 * `data-section`, `data-rail` and `data-content`.
 */
export function Section({
  ground,
  variant = 'plain',
  styles,
  contentStyles: placed,
  id,
  className = '',
  labelledBy,
  innerId,
  hour,
  children,
  ...rest
}: SectionProps) {
  const section = useContext(SectionContext)
  const read =
    hour === undefined && section ? (
      <Hour>
        {section.hour} <small>{section.day}</small>
      </Hour>
    ) : (
      hour
    )
  return (
    <Frame
      id={section?.id ?? id}
      data-section=""
      className={`t-${ground} ${className}`}
      aria-labelledby={labelledBy}
      variant={variant}
      placed={styles}
      {...rest}
    >
      <Rail className="screen-only" data-rail="" aria-hidden="true">
        {read !== undefined && <Hand>{read}</Hand>}
      </Rail>
      <Content data-content="" id={innerId} placed={placed}>
        {children}
      </Content>
    </Frame>
  )
}

const Head = styled('div')(headStyles)

interface SectionHeadProps {
  /** Id of the heading, which labels the section. */
  id?: string
  heading?: TwoSpeedHeading | string
  lead?: string
  children?: ReactNode
}

/** Heading and lead of a section, side by side where they fit. `children` take the place of either. */
export function SectionHead({ id, heading, lead, children }: SectionHeadProps) {
  return (
    <Head>
      {heading && <Heading id={id} text={heading} />}
      {lead && <p className="lead quiet">{lead}</p>}
      {children}
    </Head>
  )
}

interface HeadingProps {
  as?: 'h1' | 'h2'
  id: string | undefined
  text: TwoSpeedHeading | string
  /** A step of type. */
  className?: string
}

/** A heading, perhaps with a slow and a fast half. */
export function Heading({ as: Level = 'h2', id, text, className = 'h2' }: HeadingProps) {
  return (
    <Level className={className} id={id}>
      {typeof text === 'string' ? text : <TwoSpeeds {...text} />}
    </Level>
  )
}

/** The space separates the halves where styles are not applied, such as in a reader view. */
function TwoSpeeds({ slow, fast }: TwoSpeedHeading) {
  return (
    <>
      {slow !== null && <span className="slow">{slow} </span>}
      <Sentences text={fast} />
    </>
  )
}

/** Text in large type. If possible, its lines break between two sentences rather than within the second. */
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
