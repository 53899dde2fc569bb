import { FUNNEL_TABS, funnelTabsMachine } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import type { FunnelTab } from '#machines/funnel-tabs/funnel-tabs.machine.ts'
import { funnelTabsView } from '#machines/funnel-tabs/funnel-tabs.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { TabList } from '#components/Tabs.tsx'
import { useTabAddress } from './useFunnelAddress.ts'

/** Name of the tab list; also the prefix of the ids of its tabs and panels. */
export const FUNNEL = 'funnel'

/** The tabs for the page's three panels. The URL's hash names the selected one. */
export function FunnelTabs({ label, names }: { label: string; names: Readonly<Record<FunnelTab, string>> }) {
  const tabs = useMachineActor(funnelTabsMachine, {})
  const { state } = useMachineView(tabs, funnelTabsView)
  useTabAddress(tabs)
  return (
    <div data-machine="funnel-tabs" data-state={state}>
      <TabList
        name={FUNNEL}
        look="lines"
        label={label}
        tabs={FUNNEL_TABS.map((id) => ({ id, label: names[id] }))}
        chosen={state}
        onChoose={(tab) => tabs.send({ type: 'tab.selected', tab })}
      />
    </div>
  )
}
