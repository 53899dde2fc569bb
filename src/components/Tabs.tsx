import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
}

interface TabListProps<Id extends string> {
  /** Names the list; also the first part of the ids of tabs and panels. */
  name: string
  label: string
  tabs: readonly TabItem<Id>[]
  chosen: Id
  onChoose(id: Id): void
  /** True where one panel shows whatever is chosen; otherwise each tab has a panel of its own. */
  onePanel?: boolean
  className: string
}

/** Id of the panel that a tab shows; without a tab, of the one panel they share. */
export function panelId(name: string, id?: string): string {
  return id === undefined ? `${name}-panel` : `${name}-panel-${id}`
}

/** Id of a tab. */
export function tabId(name: string, id: string): string {
  return `${name}-tab-${id}`
}

/**
 * Tabs as WAI-ARIA describes them: one stop for the Tab key, arrows move and choose at once, Home and End go to the ends.
 * Arrows follow the layout, so that up and down still scroll the page while the tabs stand side by side.
 */
export function TabList<Id extends string>({ name, label, tabs, chosen, onChoose, onePanel = false, className }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const stacked = buttons.length > 1 && buttons[0]?.offsetLeft === buttons[1]?.offsetLeft
    const at = tabs.findIndex(({ id }) => id === chosen)
    const to = {
      [stacked ? 'ArrowDown' : 'ArrowRight']: (at + 1) % tabs.length,
      [stacked ? 'ArrowUp' : 'ArrowLeft']: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = to === undefined ? undefined : tabs[to]
    if (to === undefined || !tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(tab.id)
    buttons[to]?.focus()
  }

  return (
    <div ref={list} className={className} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(name, id)}
          aria-selected={id === chosen}
          aria-controls={onePanel ? panelId(name) : panelId(name, id)}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={move}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
