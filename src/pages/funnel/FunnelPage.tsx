import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { FUNNEL_TABS } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { BookingLink } from '#components/BookingLink.tsx'
import { Button } from '#components/Button.tsx'
import { Row, Stack } from '#components/Layout.tsx'
import { Icon } from '#components/Icon.tsx'
import { Island } from '#components/Island.tsx'
import { BackLink } from '#components/Link.tsx'
import { Heading, Section } from '#components/Section.tsx'
import { hiddenUnless, panelProps, tabPanels } from '#components/Tabs.tsx'
import { isThere } from '#content/isThere.ts'
import { funnelPage } from '#content/funnel/page.ts'
import { messages } from '#content/messages.ts'
import { closingStyles, headStyles } from './FunnelPage.styles.ts'
import { FUNNEL, FunnelTabs } from './FunnelTabs.tsx'
import { FunnelStages } from './FunnelStages.tsx'
import { FunnelVisualization } from './FunnelVisualization.tsx'
import { WhyFunnels } from './WhyFunnels.tsx'

const { hero, tabs, closing } = funnelPage

const Closing = styled(Row)(closingStyles)

const PANELS = {
  interactive: (
    <Island name="funnel-stages" when="first" {...panelProps(FUNNEL, 'interactive')}>
      <FunnelStages />
    </Island>
  ),
  visualization: (
    <Island name="funnel-visualization" {...panelProps(FUNNEL, 'visualization')}>
      <FunnelVisualization />
    </Island>
  ),
  why: <WhyFunnels {...panelProps(FUNNEL, 'why')} />,
} as const

/**
 * The page `/FunnelActive`, with three panels: the interactive funnel, the same funnel as charts, and the case for funnels. The HTML
 * contains all of them.
 */
export function FunnelPage() {
  return (
    <div css={css(tabPanels(FUNNEL, FUNNEL_TABS))}>
      <Section ground="night" variant="page-head" styles={headStyles} labelledBy="titel">
        <BackLink />
        <Stack as="header" gap={1}>
          <Heading as="h1" className="h1" id="titel" text={hero.heading} />
          <p className="lead quiet">{hero.lead}</p>
        </Stack>
        <Island name="funnel-tabs" when="first">
          <FunnelTabs label={tabs.label} names={tabs.names} />
        </Island>
        <p className="small quiet without-script">{messages.noScript}</p>
      </Section>
      {FUNNEL_TABS.map((id) => (
        <div key={id} {...hiddenUnless(FUNNEL, id)}>
          {PANELS[id]}
        </div>
      ))}
      <Section ground="yellow" labelledBy="funnel-closing">
        <Heading id="funnel-closing" text={closing.heading} />
        <Closing gap={2} above={2} align="end">
          <p className="lead">{closing.text}</p>
          <Row>
            <BookingLink variant="filled" talk={closing.booking} />
            {isThere(closing.packages.href) && (
              <Button variant="outline" href={closing.packages.href}>
                {closing.packages.label}
                <Icon name="arrow-right" />
              </Button>
            )}
          </Row>
        </Closing>
      </Section>
    </div>
  )
}
