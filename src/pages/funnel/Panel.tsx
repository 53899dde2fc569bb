import type { HTMLAttributes } from 'react'
import type { SerializedStyles } from '@emotion/react'
import { Section } from '#components/Section.tsx'
import { panelContentStyles, panelHeadStyles } from './Panel.styles.ts'

interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** Id of the heading. */
  id: string
  heading: string
  lead: string
  styles: SerializedStyles
}

/** The section of a panel with the same background as the tabs above it. */
export function Panel({ id, heading, lead, children, ...rest }: PanelProps) {
  return (
    <Section ground="night" contentStyles={panelContentStyles} labelledBy={id} {...rest}>
      <div css={panelHeadStyles}>
        <h2 className="h3" id={id}>
          {heading}
        </h2>
        <p className="quiet">{lead}</p>
      </div>
      {children}
    </Section>
  )
}
