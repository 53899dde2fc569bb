import styled from '@emotion/styled'
import type { HTMLAttributes } from 'react'
import type { SerializedStyles } from '@emotion/react'
import { Split } from '#components/Layout.tsx'
import { Section } from '#components/Section.tsx'
import { panelContentStyles, panelHeadStyles } from './Panel.styles.ts'

const Head = styled(Split)(panelHeadStyles)

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
      <Head columns="auto 1fr" gap={1} align="baseline">
        <h2 className="h3" id={id}>
          {heading}
        </h2>
        <p className="quiet">{lead}</p>
      </Head>
      {children}
    </Section>
  )
}
