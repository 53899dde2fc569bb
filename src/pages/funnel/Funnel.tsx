import { css } from '@emotion/react'
import { memo } from 'react'
import { FUNNEL_TABS, funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button, ButtonRow } from '#components/Button.tsx'
import { BackLink } from '#components/Link.tsx'
import { HOME_PATH } from '#addresses.ts'
import { BookingLink } from '#components/BookingLink.tsx'
import { Icon } from '#components/Icon.tsx'
import { Section, TwoSpeeds } from '#components/Section.tsx'
import { panelProps, TabList, tabPanels } from '#components/Tabs.tsx'
import { funnel } from '#content/funnel.ts'
import { messages } from '#content/messages.ts'
import { shell } from '#content/navigation.ts'
import { address, fragmentOf } from './address.ts'
import { funnelPageStyles, headContentStyles, mainTabs } from './FunnelPage.styles.ts'
import { InteractiveFunnel } from './InteractiveFunnel.tsx'
import { useTabAddress } from './useFunnelAddress.ts'
import { Visualization } from './Visualization.tsx'
import { WhyFunnels } from './WhyFunnels.tsx'

const NAME = 'funnel'
const TABS = FUNNEL_TABS.map((id) => ({ id, label: funnel.tabs[id] }))
/** Memoised, because switching tabs changes none of them. */
const PANELS = { interactive: memo(InteractiveFunnel), visualization: memo(Visualization), why: memo(WhyFunnels) } as const

/**
 * The funnel to play with, the same as charts, and the arguments for it.
 * All three panels are in the HTML.
 */
export function Funnel() {
  const tabs = useMachineActor(funnelTabsMachine, { hash: fragmentOf(address().hash).anchor }, {})
  const { state } = useMachineView(tabs, funnelTabsView)
  useTabAddress(tabs)

  return (
    <div css={[funnelPageStyles, css(tabPanels(NAME, FUNNEL_TABS, 'skipped'))]} data-machine="funnel-tabs" data-state={state}>
      <Section ground="night" variant="page-head" className="funnel-head" contentStyles={headContentStyles} as="div">
        <BackLink href={HOME_PATH} label={shell.backHome} />
        <header>
          <h1 className="h1">
            <TwoSpeeds heading={funnel.hero.heading} />
          </h1>
          <p className="lead quiet">{funnel.hero.lead}</p>
        </header>
        <TabList
          name={NAME}
          {...mainTabs}
          label={funnel.tabs.label}
          tabs={TABS}
          chosen={state}
          onChoose={(tab) => tabs.send({ type: 'tab.selected', tab })}
        />
        <p className="small quiet without-script">{messages.noScript}</p>
      </Section>
      {FUNNEL_TABS.map((id) => {
        const Panel = PANELS[id]
        return (
          <div key={id} className="panel" {...panelProps(NAME, id, state)}>
            <Panel />
          </div>
        )
      })}
      <Section ground="yellow" labelledBy="funnel-closing">
        <h2 className="h2" id="funnel-closing">
          <TwoSpeeds heading={funnel.closing.heading} />
        </h2>
        <div className="closing-foot">
          <p className="lead">{funnel.closing.text}</p>
          <ButtonRow className="ways">
            <BookingLink variant="filled" label={funnel.closing.booking.label} />
            <Button variant="outline" href={funnel.closing.packages.href}>
              {funnel.closing.packages.label}
              <Icon name="arrow-right" />
            </Button>
          </ButtonRow>
        </div>
      </Section>
    </div>
  )
}
